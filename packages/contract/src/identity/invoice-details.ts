import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { id, nothing } from '../primitives.ts';

/** Addressee of an invoice. */
export const invoiceDetails = v.object({
  /** Null for the company's own registered data, which always exists and comes first. */
  invoiceId: v.nullable(id),
  title: v.string(),
  taxOffice: v.string(),
  taxOrIdentityNumber: v.string(),
  address: v.string(),
});
export type InvoiceDetails = v.InferOutput<typeof invoiceDetails>;

const getInvoiceDetailsSchemas = {
  summary: 'What invoices can be made out to: the company itself first, then what was added.',
  request: nothing,
  result: v.array(invoiceDetails),
};

export const getInvoiceDetails = defineCall<typeof getInvoiceDetailsSchemas>()({
  method: 'GET',
  path: 'Users/GetInvoiceDetails',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
});

const saveInvoiceDetailsSchemas = {
  summary: 'Adds invoice details, or changes the ones named; checked by the rules of specification §5.',
  request: v.strictObject({
    invoiceId: v.optional(id),
    title: v.pipe(v.string(), v.maxLength(200)),
    taxOffice: v.pipe(v.string(), v.maxLength(100)),
    taxOrIdentityNumber: v.pipe(v.string(), v.maxLength(30)),
    address: v.pipe(v.string(), v.maxLength(400)),
  }),
  result: v.object({ invoiceId: id, details: v.array(invoiceDetails) }),
};

export const saveInvoiceDetails = defineCall<typeof saveInvoiceDetailsSchemas>()({
  method: 'POST',
  path: 'Users/SaveInvoiceDetails',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  right: 'buy',
});

const deleteInvoiceDetailsSchemas = {
  summary: 'Removes invoice details; orders keep what they were sold with.',
  request: v.strictObject({ invoiceId: id }),
  result: v.array(invoiceDetails),
};

export const deleteInvoiceDetails = defineCall<typeof deleteInvoiceDetailsSchemas>()({
  method: 'POST',
  path: 'Users/DeleteInvoiceDetails',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  right: 'buy',
});

export const invoiceDetailsCalls = {
  getInvoiceDetails: withSchemas(getInvoiceDetails, getInvoiceDetailsSchemas),
  saveInvoiceDetails: withSchemas(saveInvoiceDetails, saveInvoiceDetailsSchemas),
  deleteInvoiceDetails: withSchemas(deleteInvoiceDetails, deleteInvoiceDetailsSchemas),
};
