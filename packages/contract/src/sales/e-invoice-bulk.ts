import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { flagText, id } from '../primitives.ts';

/** Orders that one bulk takes. */
export const bulkInvoiceLimit = 1000;

const batch = v.object({
  batchId: v.string(),
  total: v.number(),
  issued: v.number(),
  refused: v.number(),
  isDone: v.boolean(),
  /** The orders that could not be invoiced, each with its sentence; at most a hundred. */
  refusals: v.array(v.object({ orderId: id, message: v.string() })),
  /** The invoices that were issued. */
  invoiceIds: v.array(id),
});
export type EInvoiceBatch = v.InferOutput<typeof batch>;

const bulkIssueSchemas = {
  summary: 'Issues invoices of many orders behind the scenes: those named, or every confirmed one without.',
  request: v.strictObject({
    orderIds: v.nullable(v.pipe(v.array(id), v.minLength(1), v.maxLength(bulkInvoiceLimit))),
  }),
  result: batch,
};
export const bulkIssue = defineCall<typeof bulkIssueSchemas>()({
  method: 'POST',
  path: 'Invoices/BulkIssue',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  right: 'invoice',
  idempotent: true,
});

const getBatchSchemas = {
  summary: 'How far a bulk has come, with the sentence of each refusal.',
  request: v.strictObject({ batchId: v.pipe(v.string(), v.uuid()) }),
  result: batch,
};
export const getBatch = defineCall<typeof getBatchSchemas>()({
  method: 'GET',
  path: 'Invoices/GetBatch',
  encoding: 'query',
  access: 'seller',
  area: 'orders',
});

/** Invoices that one file holds. */
export const archiveLimit = 500;
/** PDF pages that one file holds: drawing one takes a fifth of a second. */
export const pdfArchiveLimit = 50;
/** Invoices of a month that one file holds. */
export const monthArchiveLimit = 3000;
const idList = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/),
  v.transform((list) => list.split(',').map(Number)),
  v.maxLength(archiveLimit),
);

export const downloadInvoicesSchemas = {
  summary:
    'Issued invoices as one ZIP: the XML of each and its page, as HTML or PDF; a month comes with its list. One page alone is a PDF.',
  request: v.strictObject({
    invoiceIds: v.optional(idList),
    /** Instead of ids: a month, `2026-11`, of what the company has issued. */
    month: v.optional(v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/))),
    withPages: v.optional(flagText),
    /** The page of one invoice as a PDF by itself; of several, PDF instead of HTML. */
    asPdf: v.optional(flagText),
  }),
  result: v.unknown(),
};
/** A file is no envelope, so it is not bound. */
export const downloadInvoices = defineCall<typeof downloadInvoicesSchemas>()({
  method: 'GET',
  path: 'Invoices/Download',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
  pricedFile: true,
});

export const eInvoiceBulkCalls = {
  bulkIssue: withSchemas(bulkIssue, bulkIssueSchemas),
  getBatch: withSchemas(getBatch, getBatchSchemas),
};
