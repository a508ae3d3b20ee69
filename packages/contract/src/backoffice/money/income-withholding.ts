import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { id, isoDay, kurus } from '../../primitives.ts';

const finance = ['finance'] as const;

const rate = v.object({
  /** It counts from this Istanbul day until the next rate's. */
  firstDay: isoDay,
  /** Hundredths of a percent. */
  basisPoints: v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(0, 'Oran sıfırdan küçük olamaz.'),
    v.maxValue(2500, 'Oran en fazla %25 olabilir.'),
  ),
});
export type IncomeWithholdingRate = v.InferOutput<typeof rate>;

const getIncomeWithholdingSchemas = {
  summary:
    'Income tax withheld from sellers in a month, seller by seller as the declaration asks for it, and the rates that count.',
  request: v.strictObject({ month: v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)) }),
  result: v.object({
    month: v.string(),
    rates: v.array(rate),
    companies: v.array(
      v.object({
        companyId: id,
        companyName: v.string(),
        taxNumber: v.string(),
        orders: v.number(),
        /** The price of goods without VAT, returned goods deducted. */
        base: kurus,
        amount: kurus,
      }),
    ),
    base: kurus,
    amount: kurus,
  }),
};
export type IncomeWithholdingMonth = v.InferOutput<typeof getIncomeWithholdingSchemas.result>;
export const getIncomeWithholding = defineCall<typeof getIncomeWithholdingSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetIncomeWithholding',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

const saveIncomeWithholdingRateSchemas = {
  summary: 'Sets the rate of the withholding from a coming day on; what was withheld stays.',
  request: v.strictObject(rate.entries),
  result: rate,
};
export const saveIncomeWithholdingRate = defineCall<typeof saveIncomeWithholdingRateSchemas>()({
  method: 'POST',
  path: 'Backoffice/SaveIncomeWithholdingRate',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

export const incomeWithholdingCalls = {
  getIncomeWithholding: withSchemas(getIncomeWithholding, getIncomeWithholdingSchemas),
  saveIncomeWithholdingRate: withSchemas(saveIncomeWithholdingRate, saveIncomeWithholdingRateSchemas),
};
