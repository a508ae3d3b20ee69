import { scoreParts } from '@havan/domain/seller-score';
import { appealStates } from '@havan/domain/score-event';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { id, idText, instant } from '../../primitives.ts';

const operatorAppeal = v.object({
  appealId: id,
  part: v.picklist(scoreParts),
  state: v.picklist(appealStates),
  orderId: id,
  seller: v.string(),
  buyer: v.string(),
  /** The seller's text. */
  text: v.string(),
  sentAt: instant,
  ruling: v.nullable(v.string()),
  orderedAt: instant,
  shipBy: instant,
  shippedAt: v.nullable(instant),
  /** The rating of the order; null without one. */
  rating: v.nullable(v.object({ score: v.number(), comment: v.nullable(v.string()) })),
  /** Number of units that were not supplied, and of ordered units. */
  missing: v.object({ units: v.number(), of: v.number() }),
  /** Rulings in cases of the order. */
  cases: v.array(
    v.object({ state: v.string(), note: v.nullable(v.string()), ruling: v.nullable(v.string()) }),
  ),
});
export type OperatorScoreAppeal = v.InferOutput<typeof operatorAppeal>;

const getScoreAppealSchemas = {
  summary: 'An appeal of a seller against a fact of its score, with what is known of the order.',
  request: v.strictObject({ appealId: idText }),
  result: operatorAppeal,
};
export const getScoreAppeal = defineCall<typeof getScoreAppealSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetScoreAppeal',
  encoding: 'query',
  access: 'operator',
  roles: ['support'],
});

export const scoreAppealCalls = { getScoreAppeal: withSchemas(getScoreAppeal, getScoreAppealSchemas) };
