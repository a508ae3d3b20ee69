import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { id, instant, isoDay, kurus } from '../../primitives.ts';

const finance = ['finance'] as const;

const rate = v.object({
  /** The Istanbul day from which it holds, until the first day of the next rate. */
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

const month = v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/));

const payment = v.object({
  amount: kurus,
  paidOn: isoDay,
  bankReference: v.string(),
  /** The operator who reported it first. */
  operator: v.string(),
  /** Whether the operator who asks reported it first. */
  isYou: v.boolean(),
  /** When it was booked; null until a second operator has reported the same. */
  settledAt: v.nullable(instant),
});
export type IncomeTaxPayment = v.InferOutput<typeof payment>;

const exemption = v.object({
  exemptionId: id,
  companyId: id,
  companyName: v.string(),
  taxNumber: v.string(),
  firstDay: isoDay,
  /** Null while the exemption has no end. */
  lastDay: v.nullable(isoDay),
  /** The article of the law, and the document that proves the exemption. */
  reason: v.string(),
  state: v.picklist(['asked', 'approved', 'refused']),
  askedBy: v.string(),
  decidedBy: v.nullable(v.string()),
  /** Whether this operator may decide it: not the one who entered it. */
  mayDecide: v.boolean(),
});
export type WithholdingExemption = v.InferOutput<typeof exemption>;

const getIncomeWithholdingSchemas = {
  summary:
    'Income tax withheld from sellers in a month, seller by seller as the declaration asks for it, and the rates that count.',
  request: v.strictObject({ month }),
  result: v.object({
    month: v.string(),
    rates: v.array(rate),
    companies: v.array(
      v.object({
        companyId: id,
        companyName: v.string(),
        taxNumber: v.string(),
        orders: v.number(),
        /** The price of goods without VAT, refunded goods deducted. */
        base: kurus,
        amount: kurus,
      }),
    ),
    base: kurus,
    amount: kurus,
    /** Whether the month is over, so that its tax can be paid. */
    isClosed: v.boolean(),
    /** The reported payment to the tax office; null before the first report. */
    payment: v.nullable(payment),
    /** The latest exemptions of sellers in any state, those that wait for a decision first. */
    exemptions: v.array(exemption),
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

const payIncomeWithholdingSchemas = {
  summary:
    'Books the payment of a declared month to the tax office. Above a limit it is booked when a second operator reports the same.',
  request: v.strictObject({
    month,
    paidOn: isoDay,
    bankReference: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(4, 'Bankanın referansını yazın: en az 4 karakter.'),
      v.maxLength(60, 'En fazla 60 karakter yazabilirsiniz.'),
      v.regex(/^[\dA-Za-z][\dA-Za-z ./-]*$/, 'Referansta yalnızca harf, rakam, boşluk ve . / - olabilir.'),
    ),
  }),
  result: payment,
};
export const payIncomeWithholding = defineCall<typeof payIncomeWithholdingSchemas>()({
  method: 'POST',
  path: 'Backoffice/PayIncomeWithholding',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

const saveWithholdingExemptionSchemas = {
  summary:
    'Enters a seller from which no income tax is withheld for some time; it counts when another operator approves it.',
  request: v.strictObject({
    taxNumber: v.pipe(v.string(), v.trim(), v.regex(/^\d{10,11}$/, 'VKN 10, TCKN 11 hanelidir.')),
    firstDay: isoDay,
    lastDay: v.nullable(isoDay),
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(10, 'Kanun maddesini ve belgeyi yazın: en az 10 karakter.'),
      v.maxLength(400, 'En fazla 400 karakter yazabilirsiniz.'),
    ),
  }),
  result: exemption,
};
export const saveWithholdingExemption = defineCall<typeof saveWithholdingExemptionSchemas>()({
  method: 'POST',
  path: 'Backoffice/SaveWithholdingExemption',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

const decideWithholdingExemptionSchemas = {
  summary: 'Approves or refuses an exemption that another operator entered, or ends an approved one today.',
  request: v.strictObject({ exemptionId: id, decision: v.picklist(['approve', 'refuse', 'end']) }),
  result: exemption,
};
export const decideWithholdingExemption = defineCall<typeof decideWithholdingExemptionSchemas>()({
  method: 'POST',
  path: 'Backoffice/DecideWithholdingExemption',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

export const incomeWithholdingCalls = {
  getIncomeWithholding: withSchemas(getIncomeWithholding, getIncomeWithholdingSchemas),
  saveIncomeWithholdingRate: withSchemas(saveIncomeWithholdingRate, saveIncomeWithholdingRateSchemas),
  payIncomeWithholding: withSchemas(payIncomeWithholding, payIncomeWithholdingSchemas),
  saveWithholdingExemption: withSchemas(saveWithholdingExemption, saveWithholdingExemptionSchemas),
  decideWithholdingExemption: withSchemas(decideWithholdingExemption, decideWithholdingExemptionSchemas),
};
