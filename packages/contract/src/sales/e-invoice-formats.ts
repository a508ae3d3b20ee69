import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done, id, kurus, nothing } from '../primitives.ts';
import { eInvoiceParty } from './e-invoices.ts';

const getInvoiceFormatsSchemas = {
  summary: 'How the company issues its invoices, and what stands on them of it.',
  request: nothing,
  result: v.object({
    series: v.string(),
    preferredProfile: v.picklist(['TEMELFATURA', 'TICARIFATURA']),
    channel: v.picklist(['integrator', 'portal']),
    note: v.string(),
    /** Whether the company itself stands in the register of e-Fatura users. */
    isRegistered: v.boolean(),
    /** The next number of the series this year. */
    nextNumber: v.string(),
    issuer: eInvoiceParty,
    /** Problems on the company's own side that keep an invoice from being issued. */
    problems: v.array(v.string()),
  }),
};
export const getInvoiceFormats = defineCall<typeof getInvoiceFormatsSchemas>()({
  method: 'GET',
  path: 'Users/GetInvoiceFormats',
  encoding: 'query',
  access: 'signedIn',
  area: 'salesInfo',
});
export type InvoiceFormats = v.InferOutput<typeof getInvoiceFormatsSchemas.result>;

const saveInvoiceFormatsSchemas = {
  summary: 'Changes the series, the scenario and the channel of the invoices to come.',
  request: v.strictObject({
    series: v.pipe(v.string(), v.trim(), v.maxLength(10)),
    preferredProfile: v.picklist(['TEMELFATURA', 'TICARIFATURA']),
    channel: v.picklist(['integrator', 'portal']),
    note: v.pipe(v.string(), v.trim(), v.maxLength(400)),
  }),
  result: done,
};
export const saveInvoiceFormats = defineCall<typeof saveInvoiceFormatsSchemas>()({
  method: 'POST',
  path: 'Users/SaveInvoiceFormats',
  encoding: 'json',
  access: 'signedIn',
  area: 'salesInfo',
  right: 'invoice',
});

const getWithholdingDeclarationsSchemas = {
  summary:
    'VAT withheld on invoices of a year, by month: what the company declares of those that it received, and what buyers ' +
    'declare of those that it issued.',
  request: v.strictObject({ year: v.pipe(v.string(), v.regex(/^20\d{2}$/), v.transform(Number)) }),
  result: v.object({
    declarations: v.array(
      v.object({
        /** `2026-11`, the Istanbul month of issue. */
        month: v.string(),
        /** `received`: the company withholds and declares; `issued`: its buyers do. */
        side: v.picklist(['received', 'issued']),
        vat: kurus,
        withheld: kurus,
        lines: v.array(
          v.object({
            invoiceId: id,
            number: v.string(),
            otherName: v.string(),
            otherTaxNumber: v.string(),
            /** Code of the official list, and its share in percent of the VAT. */
            code: v.string(),
            rate: v.number(),
            vat: kurus,
            withheld: kurus,
          }),
        ),
      }),
    ),
    /** Income tax that the market has withheld from the company's sales, by month. */
    income: v.optional(
      v.array(
        v.object({
          month: v.string(),
          orders: v.number(),
          /** The price of goods without VAT, refunded goods deducted. */
          base: kurus,
          amount: kurus,
        }),
      ),
    ),
  }),
};

export type WithholdingDeclaration = v.InferOutput<
  typeof getWithholdingDeclarationsSchemas.result
>['declarations'][number];

/** Users withholding declarations (specification §7). */
export const getWithholdingDeclarations = defineCall<typeof getWithholdingDeclarationsSchemas>()({
  method: 'GET',
  path: 'Users/GetWithholdingDeclarations',
  encoding: 'query',
  access: 'signedIn',
  area: 'salesInfo',
});

export const eInvoiceFormatCalls = {
  getWithholdingDeclarations: withSchemas(getWithholdingDeclarations, getWithholdingDeclarationsSchemas),
  getInvoiceFormats: withSchemas(getInvoiceFormats, getInvoiceFormatsSchemas),
  saveInvoiceFormats: withSchemas(saveInvoiceFormats, saveInvoiceFormatsSchemas),
};
