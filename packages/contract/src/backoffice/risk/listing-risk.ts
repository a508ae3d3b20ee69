import { issueCategories } from '@havan/domain/product-issue';
import { listingStates } from '@havan/domain/listing';
import { riskCauses } from '@havan/domain/originality';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { fileId } from '../../identity/files.ts';
import { purchaseInvoice } from '../../listings/originality.ts';
import { id, idText, instant, isoDay, kurus } from '../../primitives.ts';

/** Facts of a listing that an operator sees beside a file or a report. */
const seenListing = v.object({
  listingId: id,
  productId: id,
  productName: v.string(),
  brandName: v.string(),
  barcode: v.string(),
  sellerId: id,
  seller: v.string(),
  expiration: v.nullable(isoDay),
  price: kurus,
  psf: v.nullable(kurus),
  stock: v.number(),
  state: v.picklist(listingStates),
  suspendedReason: v.nullable(v.string()),
});

const getOriginalityFileSchemas = {
  summary: 'A purchase invoice that waits, with its listing and what was sent for it before.',
  request: v.strictObject({ invoiceId: idText }),
  result: v.object({
    invoice: purchaseInvoice,
    listing: seenListing,
    sellerTaxNumber: v.string(),
    cause: v.picklist(riskCauses),
    note: v.string(),
    dueAt: instant,
    /** Invoices that were sent before this one, the newest first. */
    earlier: v.array(purchaseInvoice),
  }),
};
export const getOriginalityFile = defineCall<typeof getOriginalityFileSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetOriginalityFile',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const getProductIssueSchemas = {
  summary: 'A report of a buyer with the offer that it is about and what the seller answers.',
  request: v.strictObject({ issueId: idText }),
  result: v.object({
    issueId: id,
    category: v.picklist(issueCategories),
    note: v.string(),
    reportedAt: instant,
    reporter: v.string(),
    productId: id,
    productName: v.string(),
    /** Null for a report about the product page itself. */
    listing: v.nullable(seenListing),
    question: v.nullable(v.string()),
    answer: v.nullable(v.string()),
    answeredAt: v.nullable(instant),
    /** Other reports about the same offer or product. */
    others: v.number(),
  }),
};
export const getProductIssue = defineCall<typeof getProductIssueSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetProductIssue',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue', 'support'],
});

export const openStoredFileSchemas = {
  summary: 'The bytes of a file that a company has sent, for the operator who decides about it.',
  request: v.strictObject({ fileId }),
  result: v.unknown(),
};
/**
 * Answers a file instead of an envelope, so its route is registered outside the calls; the purpose of the file decides
 * which roles may open it.
 */
export const openStoredFile = defineCall<typeof openStoredFileSchemas>()({
  method: 'GET',
  path: 'Backoffice/OpenFile',
  encoding: 'query',
  access: 'operator',
});

export const listingRiskCalls = {
  getOriginalityFile: withSchemas(getOriginalityFile, getOriginalityFileSchemas),
  getProductIssue: withSchemas(getProductIssue, getProductIssueSchemas),
};
