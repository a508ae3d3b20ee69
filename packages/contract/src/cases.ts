import {
  casePhotoLimit,
  orderCaseKinds,
  orderCaseReasons,
  orderCaseStates,
  type OrderCaseAction,
} from '@havan/domain/order-case';
import { refundTargets } from '@havan/domain/refund';
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { fileId, storedFile } from './files.ts';
import { id, instant, kurus, quantity } from './primitives.ts';

export const refundTarget = v.picklist(refundTargets);
export const caseKind = v.picklist(orderCaseKinds);

const caseActions = [
  'accept',
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
  /** When a silent seller loses the word to the platform. */
  answerBy: instant,
  closedAt: v.nullable(instant),
  lines: v.array(
    v.object({
      lineNo: v.number(),
      quantity: v.number(),
      reason: v.picklist(orderCaseReasons),
      amount: kurus,
    }),
  ),
  photos: v.array(storedFile),
  allowedActions: v.array(v.picklist(caseActions)),
});
export type OrderCase = v.InferOutput<typeof orderCase>;

const words = (least: number) => v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(500));

export const openCase = defineCall({
  method: 'POST',
  path: 'Orders/OpenCase',
  encoding: 'json',
  access: 'buyer',
  area: 'orders',
  idempotent: true,
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
  }),
  result: orderCase,
});

export const answerCase = defineCall({
  method: 'POST',
  path: 'Orders/AnswerCase',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  idempotent: true,
  summary: 'The seller accepts a case, which gives the money back, or rejects it and says why.',
  request: v.strictObject({ caseId: id, accept: v.boolean(), answer: v.optional(words(0)) }),
  result: orderCase,
});

export const withdrawCase = defineCall({
  method: 'POST',
  path: 'Orders/WithdrawCase',
  encoding: 'json',
  access: 'buyer',
  area: 'orders',
  idempotent: true,
  summary: 'The buyer takes a case back.',
  request: v.strictObject({ caseId: id }),
  result: orderCase,
});

export const escalateCase = defineCall({
  method: 'POST',
  path: 'Orders/EscalateCase',
  encoding: 'json',
  access: 'buyer',
  area: 'orders',
  idempotent: true,
  summary: 'The buyer asks the platform to rule on a rejected case.',
  request: v.strictObject({ caseId: id, note: v.optional(words(0)) }),
  result: orderCase,
});

export const caseCalls = { openCase, answerCase, withdrawCase, escalateCase };
