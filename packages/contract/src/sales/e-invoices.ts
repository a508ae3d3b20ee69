import { eInvoiceKinds, eInvoiceSendings, eInvoiceStates } from '@havan/domain/e-invoice';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, id, idText, instant, isoDay, kurus, nothing, pageOf, pageSize } from '../primitives.ts';

export const eInvoiceProfiles = ['TEMELFATURA', 'TICARIFATURA', 'EARSIVFATURA', 'ILAC_TIBBICIHAZ'] as const;
const profile = v.picklist(eInvoiceProfiles);
export type EInvoiceProfile = (typeof eInvoiceProfiles)[number];

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

/** Why an invoice cannot be issued, and where that is put right. */
const problem = v.object({
  message: v.string(),
  /** The form of the invoice, the settings of its issuer, or the order itself. */
  place: v.picklist(['form', 'settings', 'order']),
  /** The field of that place; empty when it is all of it. */
  field: v.string(),
});
export type EInvoiceProblem = v.InferOutput<typeof problem>;

const amounts = v.object({
  net: kurus,
  /** VAT by rate. */
  vat1: kurus,
  vat10: kurus,
  vat20: kurus,
  total: kurus,
});

/** An order that waits for its invoice, as it would be issued now. */
const waitingRow = v.object({
  orderId: id,
  /** Null until somebody has opened it. */
  invoiceId: v.nullable(id),
  recipientName: v.string(),
  recipientTaxNumber: v.string(),
  profile,
  /** Why it has this scenario, in words. */
  profileReason: v.string(),
  ...amounts.entries,
  /** The last day to issue; null until the goods have left. */
  dueOn: v.nullable(isoDay),
  problems: v.array(problem),
});
export type WaitingInvoice = v.InferOutput<typeof waitingRow>;

const registerRow = v.object({
  invoiceId: id,
  orderId: id,
  kind: v.picklist(eInvoiceKinds),
  state: v.picklist(eInvoiceStates),
  number: v.nullable(v.string()),
  profile,
  recipientName: v.string(),
  recipientTaxNumber: v.string(),
  ...amounts.entries,
  issuedAt: v.nullable(instant),
  sending: v.picklist(eInvoiceSendings),
  /** Last error of the service that sends it. */
  sendError: v.nullable(v.string()),
  cancelReason: v.nullable(v.string()),
});
export type RegisterInvoice = v.InferOutput<typeof registerRow>;

export const eInvoiceParty = v.object({
  name: v.string(),
  taxNumber: v.string(),
  taxOffice: v.string(),
  street: v.string(),
  district: v.string(),
  city: v.string(),
  mersis: v.nullable(v.string()),
});
export type EInvoiceParty = v.InferOutput<typeof eInvoiceParty>;

const taxCode = v.pipe(v.string(), v.trim(), v.maxLength(3));

/** VAT treatment of an invoice: codes of the official lists; `rate` is the withheld share in percent of the VAT. */
const eInvoiceTax = v.variant('kind', [
  v.object({ kind: v.literal('ordinary') }),
  v.object({ kind: v.literal('exempt'), code: taxCode, reason: text(200) }),
  v.object({ kind: v.literal('withheld'), code: taxCode, rate: v.number() }),
]);
export type EInvoiceTax = v.InferOutput<typeof eInvoiceTax>;

const paperLine = v.object({
  name: v.string(),
  goodsNumber: v.string(),
  quantity: v.number(),
  isBonus: v.boolean(),
  /** Price of one unit before discounts, without VAT. */
  unitPrice: kurus,
  /** The unit price in lira as printed, `99,916`; multiplied by the quantity it gives the amount to the kuruş. */
  unitPriceText: v.string(),
  discounts: v.array(v.object({ reason: v.string(), amount: kurus })),
  net: kurus,
  vatRate: v.number(),
  vat: kurus,
});

/** An invoice as it is printed. */
export const eInvoice = v.object({
  ...registerRow.entries,
  ettn: v.string(),
  type: v.picklist(['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA']),
  orderedOn: isoDay,
  seller: eInvoiceParty,
  buyer: eInvoiceParty,
  returns: v.array(v.object({ number: v.string(), issuedOn: isoDay })),
  notes: v.array(v.string()),
  lines: v.array(paperLine),
  /** Before discounts, without VAT. */
  listed: kurus,
  discounts: kurus,
  vatGroups: v.array(v.object({ rate: v.number(), net: kurus, vat: kurus, reason: v.nullable(v.string()) })),
  tax: eInvoiceTax,
  /** VAT that the buyer withholds and declares itself. */
  withheld: kurus,
  inWords: v.string(),
  problems: v.array(problem),
  /** Actions that the requesting company may take now. */
  actions: v.array(v.picklist(['issue', 'cancel', 'resend', 'markSent'])),
  isMine: v.boolean(),
});
export type EInvoice = v.InferOutput<typeof eInvoice>;

export const registerTabs = ['issued', 'undelivered', 'cancelled', 'received'] as const;
export type RegisterTab = (typeof registerTabs)[number];

const getRegisterSchemas = {
  summary: 'The invoices that the company has issued, the newest first; or those that it has received.',
  request: v.strictObject({
    tab: v.picklist(registerTabs),
    /** Part of the number or the receiver, or the number of an order. */
    q: v.optional(text(60)),
    /** Istanbul days, both included. */
    from: v.optional(isoDay),
    to: v.optional(isoDay),
    cursor: v.optional(cursor),
    size: v.optional(pageSize),
  }),
  result: pageOf(registerRow),
};
export const getRegister = defineCall<typeof getRegisterSchemas>()({
  method: 'GET',
  path: 'Invoices/GetList',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
});

const getWaitingSchemas = {
  summary: 'Confirmed orders without an invoice, the oldest first, each with what hinders it.',
  request: v.strictObject({ cursor: v.optional(cursor), size: v.optional(pageSize) }),
  result: pageOf(waitingRow),
};
export const getWaiting = defineCall<typeof getWaitingSchemas>()({
  method: 'GET',
  path: 'Invoices/GetWaiting',
  encoding: 'query',
  access: 'seller',
  area: 'orders',
});

const getInvoiceCountsSchemas = {
  summary: 'How many invoices stand under each tab of the register.',
  request: nothing,
  result: v.object({
    waiting: v.number(),
    issued: v.number(),
    undelivered: v.number(),
    cancelled: v.number(),
    received: v.number(),
    /** The bulk that still runs, or the last one of today; null for none. */
    batchId: v.nullable(v.string()),
    series: v.string(),
  }),
};
export const getInvoiceCounts = defineCall<typeof getInvoiceCountsSchemas>()({
  method: 'GET',
  path: 'Invoices/GetCounts',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
});

const getInvoiceSchemas = {
  summary: 'An invoice with all that its paper shows, for both of its sides; a draft for its issuer alone.',
  request: v.strictObject({ invoiceId: idText }),
  result: eInvoice,
};
export const getInvoice = defineCall<typeof getInvoiceSchemas>()({
  method: 'GET',
  path: 'Invoices/GetDetail',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
});

const getInvoicesOfOrderSchemas = {
  summary: 'The invoices of an order that who asks may see, and whether goods went back that await theirs.',
  request: v.strictObject({ orderId: idText }),
  result: v.object({
    invoices: v.array(registerRow),
    /** Whether the company may draw an invoice now: of the sale, or of what it sent back. */
    mayDraw: v.nullable(v.picklist(eInvoiceKinds)),
  }),
};
export const getInvoicesOfOrder = defineCall<typeof getInvoicesOfOrderSchemas>()({
  method: 'GET',
  path: 'Invoices/GetOfOrder',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
});

const drawInvoiceSchemas = {
  summary:
    'Opens the draft of an order: of the sale for its seller, of the goods that went back for its buyer. A draft that is there is answered.',
  request: v.strictObject({ orderId: id }),
  result: eInvoice,
};
export const drawInvoice = defineCall<typeof drawInvoiceSchemas>()({
  method: 'POST',
  path: 'Invoices/CreateDraft',
  encoding: 'json',
  access: 'signedIn',
  area: 'orders',
  right: 'invoice',
  key: 'invoices.write',
});

const saveDraftSchemas = {
  summary:
    'Changes a draft: to whom it goes, its note, and how its VAT is treated. What is still wrong with it is in the answer.',
  request: v.strictObject({
    invoiceId: id,
    recipient: v.strictObject({
      name: text(200),
      taxNumber: text(20),
      taxOffice: text(80),
      street: text(300),
      district: text(60),
      city: text(60),
    }),
    note: text(400),
    /** Unchanged when absent; a return takes it from the invoice of the sale. */
    tax: v.optional(eInvoiceTax),
  }),
  result: eInvoice,
};
export const saveDraft = defineCall<typeof saveDraftSchemas>()({
  method: 'POST',
  path: 'Invoices/SaveDraft',
  encoding: 'json',
  access: 'signedIn',
  area: 'orders',
  right: 'invoice',
  key: 'invoices.write',
});

const issueInvoiceSchemas = {
  summary: 'Issues a draft under the next number of the series; from then on it never changes.',
  request: v.strictObject({ invoiceId: id }),
  result: eInvoice,
};
export const issueInvoice = defineCall<typeof issueInvoiceSchemas>()({
  method: 'POST',
  path: 'Invoices/Issue',
  encoding: 'json',
  access: 'signedIn',
  area: 'orders',
  right: 'invoice',
  idempotent: true,
  key: 'invoices.write',
});

const cancelInvoiceSchemas = {
  summary: 'Cancels an invoice or drops a draft; its number stays used.',
  request: v.strictObject({ invoiceId: id, reason: v.pipe(text(200), v.minLength(3)) }),
  result: eInvoice,
};
export const cancelInvoice = defineCall<typeof cancelInvoiceSchemas>()({
  method: 'POST',
  path: 'Invoices/Cancel',
  encoding: 'json',
  access: 'signedIn',
  area: 'orders',
  right: 'invoice',
  idempotent: true,
});

const resendInvoiceSchemas = {
  summary: 'Sends an invoice once more that could not be delivered, or notes that it was uploaded by hand.',
  request: v.strictObject({ invoiceId: id, how: v.picklist(['resend', 'markSent']) }),
  result: eInvoice,
};
export const resendInvoice = defineCall<typeof resendInvoiceSchemas>()({
  method: 'POST',
  path: 'Invoices/Resend',
  encoding: 'json',
  access: 'signedIn',
  area: 'orders',
  right: 'invoice',
});

export const eInvoiceCalls = {
  getRegister: withSchemas(getRegister, getRegisterSchemas),
  getWaiting: withSchemas(getWaiting, getWaitingSchemas),
  getInvoiceCounts: withSchemas(getInvoiceCounts, getInvoiceCountsSchemas),
  getInvoice: withSchemas(getInvoice, getInvoiceSchemas),
  getInvoicesOfOrder: withSchemas(getInvoicesOfOrder, getInvoicesOfOrderSchemas),
  drawInvoice: withSchemas(drawInvoice, drawInvoiceSchemas),
  saveDraft: withSchemas(saveDraft, saveDraftSchemas),
  issueInvoice: withSchemas(issueInvoice, issueInvoiceSchemas),
  cancelInvoice: withSchemas(cancelInvoice, cancelInvoiceSchemas),
  resendInvoice: withSchemas(resendInvoice, resendInvoiceSchemas),
};
