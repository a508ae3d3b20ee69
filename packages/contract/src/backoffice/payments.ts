import { ledgerEntryKinds } from '@havan/domain/ledger';
import { paymentMethods, paymentStates } from '@havan/domain/payment';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, id, instant, kurus, pageOf, pageSize } from '../primitives.ts';

const finance = ['finance'] as const;
const paymentId = v.pipe(v.string(), v.uuid());

const foundPayment = v.object({
  paymentId,
  buyerId: id,
  buyer: v.string(),
  state: v.picklist(paymentStates),
  method: v.picklist(paymentMethods),
  amount: kurus,
  orderIds: v.array(id),
  createdAt: instant,
  /** Why it failed, as the buyer read it. */
  failure: v.nullable(v.string()),
});
export type FoundPayment = v.InferOutput<typeof foundPayment>;

const findPaymentsSchemas = {
  summary: "Payments by their own number, the bank's, an order or the buyer's name, the newest first.",
  request: v.strictObject({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
    state: v.optional(v.picklist(paymentStates)),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(foundPayment),
};
export const findPayments = defineCall<typeof findPaymentsSchemas>()({
  method: 'GET',
  path: 'Backoffice/FindPayments',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

/** Effects of a message or an answer of the bank on a payment. */
export const settlements = [
  'captured',
  'failed',
  'refunded',
  'unchanged',
  'mismatch',
  'unknownPayment',
] as const;
export type ReportedSettlement = (typeof settlements)[number];

/** One event of a payment. */
const paymentMoment = v.variant('kind', [
  v.object({ kind: v.literal('started'), at: instant, amount: kurus }),
  v.object({
    kind: v.picklist(['callback', 'query']),
    at: instant,
    /** State at the bank. */
    bankStatus: v.string(),
    amount: kurus,
    settlement: v.picklist(settlements),
    fromState: v.picklist(paymentStates),
    toState: v.picklist(paymentStates),
  }),
  v.object({
    kind: v.literal('ended'),
    at: instant,
    state: v.picklist(paymentStates),
    failure: v.nullable(v.string()),
  }),
  v.object({ kind: v.literal('order'), at: instant, orderId: id, seller: v.string(), amount: kurus }),
  v.object({
    kind: v.literal('ledger'),
    at: instant,
    entryId: id,
    entryKind: v.picklist(ledgerEntryKinds),
    orderId: v.nullable(id),
    amount: kurus,
  }),
  v.object({
    kind: v.literal('bankRefund'),
    at: instant,
    amount: kurus,
    orderId: v.nullable(id),
    tries: v.number(),
    /** When the bank confirmed it; null before. */
    doneAt: v.nullable(instant),
  }),
]);
export type PaymentMoment = v.InferOutput<typeof paymentMoment>;

const paymentTimeline = v.object({
  ...foundPayment.entries,
  bankPaymentId: v.nullable(v.string()),
  walletAmount: kurus,
  pointsAmount: kurus,
  card: v.nullable(v.string()),
  /** All events, the earliest first. */
  moments: v.array(paymentMoment),
});
export type PaymentTimeline = v.InferOutput<typeof paymentTimeline>;

const getPaymentTimelineSchemas = {
  summary:
    'A payment on one line of time: every message and answer of the bank, what each did, and the money.',
  request: v.strictObject({ paymentId }),
  result: paymentTimeline,
};
export const getPaymentTimeline = defineCall<typeof getPaymentTimelineSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetPaymentTimeline',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

const replayPaymentSchemas = {
  summary:
    "Asks the bank about a payment and settles it from the bank's own record; a payment that has ended stays.",
  request: v.strictObject({ paymentId }),
  result: v.object({ settlement: v.picklist(settlements), timeline: paymentTimeline }),
};
export const replayPayment = defineCall<typeof replayPaymentSchemas>()({
  method: 'POST',
  path: 'Backoffice/ReplayPayment',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

export const operatorPaymentCalls = {
  findPayments: withSchemas(findPayments, findPaymentsSchemas),
  getPaymentTimeline: withSchemas(getPaymentTimeline, getPaymentTimelineSchemas),
  replayPayment: withSchemas(replayPayment, replayPaymentSchemas),
};
