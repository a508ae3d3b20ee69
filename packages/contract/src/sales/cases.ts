import {
  casePhotoLimit,
  orderCaseKinds,
  orderCaseReasons,
  orderCaseStates,
  type OrderCaseAction,
} from '@havan/domain/order-case';
import { refundTargets } from '@havan/domain/refund';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { fileId, storedFile } from '../identity/files.ts';
import { cursor, id, instant, kurus, pageOf, quantity } from '../primitives.ts';

export const refundTarget = v.picklist(refundTargets);
export const caseKind = v.picklist(orderCaseKinds);

const caseActions = [
  'accept',
  'acceptOnReturn',
  'receiveGoods',
  'reject',
  'withdraw',
  'escalate',
  'ruleForBuyer',
  'ruleForSeller',
] as const satisfies readonly OrderCaseAction[];

/** A case beside an order (product §4): a wish to cancel, or a return. */
export const orderCase = v.object({
  caseId: id,
  orderId: id,
  kind: caseKind,
  state: v.picklist(orderCaseStates),
  refundTarget,
  note: v.nullable(v.string()),
  sellerAnswer: v.nullable(v.string()),
  ruling: v.nullable(v.string()),
  createdAt: instant,
  /** When a silent seller loses the word to the platform, or goods that were to come first are overdue. */
  answerBy: instant,
  closedAt: v.nullable(instant),
  lines: v.array(
    v.object({
      lineNo: v.number(),
      quantity: v.number(),
      reason: v.picklist(orderCaseReasons),
      amount: kurus,
      /** Units that the seller accepted; null until it answers. */
      acceptedQuantity: v.nullable(v.number()),
      /** Lot of the sent goods; empty when the seller has not entered it. */
      lot: v.string(),
    }),
  ),
  photos: v.array(storedFile),
  /** Support ticket from which the buyer opened it; null without one, and for the seller. */
  ticketId: v.nullable(id),
  allowedActions: v.array(v.picklist(caseActions)),
});
export type OrderCase = v.InferOutput<typeof orderCase>;

const words = (least: number) => v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(500));

const openCaseSchemas = {
  summary: 'The buyer asks to cancel before shipping, or to return after it, line by line.',
  request: v.strictObject({
    orderId: id,
    kind: caseKind,
    lines: v.pipe(
      v.array(v.strictObject({ lineNo: id, quantity, reason: v.picklist(orderCaseReasons) })),
      v.minLength(1),
      v.maxLength(100),
    ),
    note: v.optional(words(0)),
    photos: v.optional(v.pipe(v.array(fileId), v.maxLength(casePhotoLimit))),
    refundTarget,
    /** The support ticket on this order from which it is opened; the two are linked. */
    ticketId: v.optional(id),
  }),
  result: orderCase,
};

export const openCase = defineCall<typeof openCaseSchemas>()({
  method: 'POST',
  path: 'Orders/OpenCase',
  encoding: 'json',
  access: 'buyer',
  area: 'orders',
  right: 'buy',
  idempotent: true,
});

const answerCaseSchemas = {
  summary:
    'The seller accepts a case, whole or in part, which gives the money back, or rejects it and says why.',
  request: v.strictObject({
    caseId: id,
    accept: v.boolean(),
    /** The money goes back once the goods have; only for a return that is accepted. */
    goodsFirst: v.optional(v.boolean()),
    answer: v.optional(words(0)),
    /** Accepted units of each line, where not all are; the answer then contains a reason. */
    lines: v.optional(
      v.pipe(
        v.array(v.strictObject({ lineNo: id, quantity: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
        v.minLength(1),
        v.maxLength(100),
      ),
    ),
  }),
  result: orderCase,
};

export const answerCase = defineCall<typeof answerCaseSchemas>()({
  method: 'POST',
  path: 'Orders/AnswerCase',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  right: 'sell',
  idempotent: true,
});

const receiveReturnSchemas = {
  summary:
    'The seller has the goods of a return that was accepted on their arrival: the money of the units that came goes back.',
  request: v.strictObject({
    caseId: id,
    answer: v.optional(words(0)),
    /** Received units of each line, where not all arrived; the answer then contains a reason. */
    lines: v.optional(
      v.pipe(
        v.array(v.strictObject({ lineNo: id, quantity: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
        v.minLength(1),
        v.maxLength(100),
      ),
    ),
  }),
  result: orderCase,
};

export const receiveReturn = defineCall<typeof receiveReturnSchemas>()({
  method: 'POST',
  path: 'Orders/ReceiveReturn',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  right: 'sell',
  idempotent: true,
});

const withdrawCaseSchemas = {
  summary: 'The buyer takes a case back.',
  request: v.strictObject({ caseId: id }),
  result: orderCase,
};

export const withdrawCase = defineCall<typeof withdrawCaseSchemas>()({
  method: 'POST',
  path: 'Orders/WithdrawCase',
  encoding: 'json',
  access: 'buyer',
  area: 'orders',
  right: 'buy',
  idempotent: true,
});

const escalateCaseSchemas = {
  summary: 'The buyer asks the platform to rule on a rejected case.',
  request: v.strictObject({ caseId: id, note: v.optional(words(0)) }),
  result: orderCase,
};

export const escalateCase = defineCall<typeof escalateCaseSchemas>()({
  method: 'POST',
  path: 'Orders/EscalateCase',
  encoding: 'json',
  access: 'buyer',
  area: 'orders',
  right: 'buy',
  idempotent: true,
});

/** Where the cases of a seller stand: its own answer is due, the other side or the platform has the word, or it is over. */
export const caseViews = ['waiting', 'goods', 'elsewhere', 'closed'] as const;

const getReceivedCasesSchemas = {
  summary: 'Cases on orders that the company sold: those that wait for its answer by when it is due.',
  request: v.strictObject({ view: v.picklist(caseViews), cursor: v.optional(cursor) }),
  result: v.object({
    ...pageOf(
      v.object({
        ...orderCase.entries,
        buyerName: v.string(),
        /** Names of the lines. */
        names: v.array(v.object({ lineNo: v.number(), productName: v.string() })),
      }),
    ).entries,
    counts: v.object({ waiting: v.number(), goods: v.number(), elsewhere: v.number(), closed: v.number() }),
  }),
};

export const getReceivedCases = defineCall<typeof getReceivedCasesSchemas>()({
  method: 'GET',
  path: 'Orders/GetReceivedCases',
  encoding: 'query',
  access: 'seller',
  area: 'orders',
});

export const caseCalls = {
  getReceivedCases: withSchemas(getReceivedCases, getReceivedCasesSchemas),
  openCase: withSchemas(openCase, openCaseSchemas),
  answerCase: withSchemas(answerCase, answerCaseSchemas),
  receiveReturn: withSchemas(receiveReturn, receiveReturnSchemas),
  withdrawCase: withSchemas(withdrawCase, withdrawCaseSchemas),
  escalateCase: withSchemas(escalateCase, escalateCaseSchemas),
};
