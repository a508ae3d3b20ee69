import { listingStates } from '@havan/domain/listing';
import { originalityStates, riskCauses } from '@havan/domain/originality';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { fileId } from '../identity/files.ts';
import { cursor, id, idText, instant, isoDay, kurus, pageOf, pageSize, quantity } from '../primitives.ts';

/** A purchase invoice as it was sent, and what was decided about it. */
export const purchaseInvoice = v.object({
  invoiceId: id,
  fileId,
  fileName: v.string(),
  invoiceNumber: v.string(),
  invoiceDate: isoDay,
  supplier: v.string(),
  /** Units of the product on the invoice. */
  quantity: v.number(),
  state: v.picklist(['waiting', 'approved', 'rejected']),
  /** Of a rejection; null otherwise. */
  reason: v.nullable(v.string()),
  sentAt: instant,
  ruledAt: v.nullable(instant),
});
export type PurchaseInvoice = v.InferOutput<typeof purchaseInvoice>;

export const riskyProductListing = v.object({
  listingId: id,
  productId: id,
  productName: v.string(),
  brandName: v.string(),
  barcode: v.string(),
  productImageUrl: v.string(),
  expiration: v.nullable(isoDay),
  price: kurus,
  stock: v.number(),
  listingState: v.picklist(listingStates),
  cause: v.picklist(riskCauses),
  /** Note of the operator with the mark; empty without one. */
  note: v.string(),
  state: v.picklist(originalityStates),
  dueAt: instant,
  /** The last invoice that was sent; null before the first. */
  invoice: v.nullable(purchaseInvoice),
});
export type RiskyProductListing = v.InferOutput<typeof riskyProductListing>;

const getRiskyListingsSchemas = {
  summary: 'Listings of the company that need a purchase invoice, the nearest deadline first.',
  request: v.strictObject({
    state: v.optional(v.picklist(originalityStates)),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({
    ...pageOf(riskyProductListing).entries,
    /** How many stand in each state, whatever is asked for. */
    counts: v.object(v.entriesFromList(originalityStates, v.number())),
  }),
};
export const getRiskyListings = defineCall<typeof getRiskyListingsSchemas>()({
  method: 'GET',
  path: 'Listings/GetRiskyList',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

const getPurchaseInvoicesSchemas = {
  summary: 'Every purchase invoice that was sent for a listing of the company, the newest first.',
  request: v.strictObject({ listingId: idText }),
  result: v.object({ invoices: v.array(purchaseInvoice) }),
};
export const getPurchaseInvoices = defineCall<typeof getPurchaseInvoicesSchemas>()({
  method: 'GET',
  path: 'UserProductPurchaseInvoice/GetByListing',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

const text = (min: number, max: number, missing: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(min, missing),
    v.maxLength(max, `En fazla ${max} karakter yazabilirsiniz.`),
  );

const sendPurchaseInvoiceSchemas = {
  summary: 'Sends the purchase invoice of a risky listing; it waits for an operator.',
  request: v.strictObject({
    listingId: id,
    fileId,
    invoiceNumber: text(1, 50, 'Fatura numarasını yazınız.'),
    invoiceDate: isoDay,
    supplier: text(2, 200, 'Faturayı kesen firmayı yazınız.'),
    quantity,
  }),
  result: riskyProductListing,
};
export const sendPurchaseInvoice = defineCall<typeof sendPurchaseInvoiceSchemas>()({
  method: 'POST',
  path: 'UserProductPurchaseInvoice/Create',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  idempotent: true,
});

export const originalityCalls = {
  getRiskyListings: withSchemas(getRiskyListings, getRiskyListingsSchemas),
  getPurchaseInvoices: withSchemas(getPurchaseInvoices, getPurchaseInvoicesSchemas),
  sendPurchaseInvoice: withSchemas(sendPurchaseInvoice, sendPurchaseInvoiceSchemas),
};
