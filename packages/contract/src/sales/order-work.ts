import { symbologies } from '@havan/domain/label-template';
import { shortageCauses } from '@havan/domain/shortage';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { fileId } from '../identity/files.ts';
import { isOneParcel, orderDetail, orderFilter, orderView } from './orders.ts';
import { carrierId, id, idText, instant, kurus, nothing, quantity } from '../primitives.ts';

const followUpNumber = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const reason = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300));

const getCounterpartiesSchemas = {
  summary: 'With whom the company has traded, for the filter of its lists.',
  request: v.strictObject({ type: orderView }),
  result: v.array(v.object({ companyId: id, name: v.string(), count: v.number() })),
};

export const getCounterparties = defineCall<typeof getCounterpartiesSchemas>()({
  method: 'GET',
  path: 'Orders/GetCounterparties',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
});

const getLabelTemplatesSchemas = {
  summary: 'The label that each carrier takes, and that of a warehouse that delivers itself.',
  request: nothing,
  result: v.array(
    v.object({
      /** Null for a warehouse that delivers by itself. */
      carrierId: v.nullable(carrierId),
      carrierName: v.string(),
      widthMm: v.number(),
      heightMm: v.number(),
      /** `gs1-128` carries a shipping container code under identifier 00; every other number is drawn as Code 128. */
      symbology: v.picklist(symbologies),
    }),
  ),
};

/** Orders templates (specification §7). */
export const getLabelTemplates = defineCall<typeof getLabelTemplatesSchemas>()({
  method: 'GET',
  path: 'Orders/GetTemplates',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
});

const prepareOrderSchemas = {
  summary: 'The parcel is packed and waits for the carrier.',
  request: v.strictObject({ orderId: id }),
  result: orderDetail,
};

export const prepareOrder = defineCall<typeof prepareOrderSchemas>()({
  method: 'POST',
  path: 'Orders/Prepare',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  right: 'ship',
  idempotent: true,
  key: 'orders.ship',
});

const undoPrepareOrderSchemas = {
  summary: 'The parcel is not packed after all.',
  request: v.strictObject({ orderId: id }),
  result: orderDetail,
};

export const undoPrepareOrder = defineCall<typeof undoPrepareOrderSchemas>()({
  method: 'POST',
  path: 'Orders/UndoPrepare',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  right: 'ship',
  idempotent: true,
  key: 'orders.ship',
});

const partlySupplyOrderSchemas = {
  summary:
    'The seller sends fewer units than were ordered; their money goes back to the buyer, and to the shelf only what exists.',
  request: v.strictObject({
    orderId: id,
    /** Units that are missing, by line, and why. */
    missing: v.pipe(
      v.array(v.strictObject({ lineNo: id, quantity, cause: v.picklist(shortageCauses) })),
      v.minLength(1),
      v.maxLength(100),
    ),
    /** Text that the buyer reads beside the causes. */
    reason: v.optional(reason),
  }),
  result: orderDetail,
};

export const partlySupplyOrder = defineCall<typeof partlySupplyOrderSchemas>()({
  method: 'POST',
  path: 'Orders/PartlySupply',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  right: 'sell',
  idempotent: true,
});

const correctShipmentSchemas = {
  summary: 'Puts another carrier or number on a parcel that is under way.',
  request: v.strictObject({ orderId: id, carrierId, followUpNumber, isOneParcel }),
  result: orderDetail,
};

export const correctShipment = defineCall<typeof correctShipmentSchemas>()({
  method: 'POST',
  path: 'Orders/CorrectShipment',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  right: 'ship',
  idempotent: true,
  key: 'orders.ship',
});

const confirmDeliverySchemas = {
  summary: 'A local warehouse, which brings its goods itself, has delivered them.',
  request: v.strictObject({ orderId: id }),
  result: orderDetail,
};

export const confirmDelivery = defineCall<typeof confirmDeliverySchemas>()({
  method: 'POST',
  path: 'Orders/ConfirmDelivery',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  right: 'ship',
  idempotent: true,
});

const setInvoiceSchemas = {
  summary: 'Puts an invoice, sent before as a file, on an order; a later one replaces it.',
  request: v.strictObject({
    orderId: id,
    fileId,
    invoiceNumber: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  }),
  result: orderDetail,
};

export const setInvoice = defineCall<typeof setInvoiceSchemas>()({
  method: 'POST',
  path: 'Orders/UploadInvoice',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  right: 'invoice',
  idempotent: true,
  key: 'invoices.write',
});

/** Result for each order of a bulk action; one refusal does not hold up the others. */
const bulkResult = v.object({
  results: v.array(v.object({ orderId: id, done: v.boolean(), message: v.nullable(v.string()) })),
});
export type BulkResult = v.InferOutput<typeof bulkResult>;

/** Orders that one bulk action may take. */
export const bulkLimit = 50;

const bulkConfirmSchemas = {
  summary: 'Confirms several orders, each for itself.',
  request: v.strictObject({ orderIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(bulkLimit)) }),
  result: bulkResult,
};

export const bulkConfirm = defineCall<typeof bulkConfirmSchemas>()({
  method: 'POST',
  path: 'Orders/BulkConfirm',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  right: 'sell',
  key: 'orders.ship',
});

const bulkShipSchemas = {
  summary: 'Hands several parcels to carriers, each for itself.',
  request: v.strictObject({
    shipments: v.pipe(
      v.array(v.strictObject({ orderId: id, carrierId, followUpNumber, isOneParcel })),
      v.minLength(1),
      v.maxLength(bulkLimit),
    ),
  }),
  result: bulkResult,
};

export const bulkShip = defineCall<typeof bulkShipSchemas>()({
  method: 'POST',
  path: 'Orders/BulkShipment',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  right: 'ship',
  key: 'orders.ship',
});

export const exportOrdersSchemas = {
  summary: 'The orders of a filter as CSV or XLSX, a row a line.',
  request: v.strictObject({ ...orderFilter.entries, format: v.picklist(['csv', 'xlsx']) }),
  result: v.unknown(),
};

/** The list as a file: typed cells in XLSX, Turkish decimals in CSV. A file is no envelope, so it is not bound. */
export const exportOrders = defineCall<typeof exportOrdersSchemas>()({
  method: 'GET',
  path: 'Orders/Export',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
  key: 'orders.read',
  pricedFile: true,
});

/** The columns of the ledger page of an order. A buyer sees what is not its own business as one column. */
export const ledgerColumns = [
  'buyerCard',
  'buyerWallet',
  'points',
  'escrow',
  'seller',
  'sellerWallet',
  'commission',
  'commissionVat',
  'shipping',
  'campaign',
  'withholding',
  'handedOn',
] as const;
export type LedgerColumn = (typeof ledgerColumns)[number];

const getOrderLedgerSchemas = {
  summary: 'Every posting of an order by account; each entry and all of them add up to 0.',
  request: v.strictObject({ type: orderView, id: idText }),
  result: v.object({
    orderId: id,
    columns: v.array(v.picklist(ledgerColumns)),
    entries: v.array(
      v.object({
        entryId: id,
        at: instant,
        kind: v.picklist([
          'capture',
          'release',
          'refund',
          'payout',
          'pointsEarned',
          'pointsTaken',
          'withholding',
          'adjustment',
        ]),
        /** Kuruş by column, in the order of `columns`. */
        amounts: v.array(kurus),
        /** The same columns, added up from the first entry on. */
        running: v.array(kurus),
      }),
    ),
    totals: v.array(kurus),
    /** The sum over everything; 0, or the books are wrong. */
    sum: kurus,
  }),
};

export const getOrderLedger = defineCall<typeof getOrderLedgerSchemas>()({
  method: 'GET',
  path: 'Orders/GetLedger',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
});

export const orderWorkCalls = {
  getCounterparties: withSchemas(getCounterparties, getCounterpartiesSchemas),
  getLabelTemplates: withSchemas(getLabelTemplates, getLabelTemplatesSchemas),
  prepareOrder: withSchemas(prepareOrder, prepareOrderSchemas),
  undoPrepareOrder: withSchemas(undoPrepareOrder, undoPrepareOrderSchemas),
  partlySupplyOrder: withSchemas(partlySupplyOrder, partlySupplyOrderSchemas),
  correctShipment: withSchemas(correctShipment, correctShipmentSchemas),
  confirmDelivery: withSchemas(confirmDelivery, confirmDeliverySchemas),
  setInvoice: withSchemas(setInvoice, setInvoiceSchemas),
  bulkConfirm: withSchemas(bulkConfirm, bulkConfirmSchemas),
  bulkShip: withSchemas(bulkShip, bulkShipSchemas),
  getOrderLedger: withSchemas(getOrderLedger, getOrderLedgerSchemas),
};
