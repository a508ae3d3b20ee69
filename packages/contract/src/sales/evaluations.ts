import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, done, id, instant, pageOf, pageSize } from '../primitives.ts';
import { scoreAppeal } from './score.ts';

export const evaluationTypes = ['received', 'given'] as const;
/** Every one, those that the seller has not answered, and those of at most `lowRating`. */
export const evaluationFilters = ['all', 'waiting', 'low'] as const;

const comment = v.object({
  orderId: id,
  /** The company on the other side: the buyer of a rating received, the seller of one given. */
  name: v.string(),
  /** 0 to 10. */
  score: v.number(),
  /** Null when the buyer wrote nothing, or the market took it down. */
  comment: v.nullable(v.string()),
  /** Whether the market took it out of the score after a report. */
  isWithdrawn: v.boolean(),
  at: instant,
  products: v.array(
    v.object({ productName: v.string(), score: v.number(), comment: v.nullable(v.string()) }),
  ),
  answer: v.nullable(v.object({ text: v.string(), at: instant })),
  /** The report of the seller; null without one, and to the buyer. */
  report: v.nullable(scoreAppeal),
  /** Until when the seller may report it; null when it may not. */
  reportUntil: v.nullable(instant),
});
export type Evaluation = v.InferOutput<typeof comment>;

const commentsSchemas = {
  summary: 'What buyers said of the company, or the company of its sellers, the latest first.',
  request: v.strictObject({
    type: v.picklist(evaluationTypes),
    filter: v.optional(v.picklist(evaluationFilters)),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({
    ...pageOf(comment).entries,
    counts: v.object({ all: v.number(), waiting: v.number(), low: v.number() }),
    /** The mean of all that count, 0 to 10; null without any. */
    mean: v.nullable(v.number()),
  }),
};

/** Specification §7 "Orders (… comments)". */
export const getComments = defineCall<typeof commentsSchemas>()({
  method: 'GET',
  path: 'Orders/GetComments',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
});

const answerSchemas = {
  summary: 'The seller answers a rating, once; the buyer reads it.',
  request: v.strictObject({
    orderId: id,
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(2, 'En az 2 karakter yazın.'),
      v.maxLength(1000, 'En fazla 1.000 karakter yazabilirsiniz.'),
    ),
  }),
  result: done,
};

export const answerComment = defineCall<typeof answerSchemas>()({
  method: 'POST',
  path: 'Orders/AnswerComment',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  right: 'sell',
});

export const evaluationCalls = {
  getComments: withSchemas(getComments, commentsSchemas),
  answerComment: withSchemas(answerComment, answerSchemas),
};
