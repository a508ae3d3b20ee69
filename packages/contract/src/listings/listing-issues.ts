import { issueCategories } from '@havan/domain/product-issue';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, id, instant, pageOf, pageSize } from '../primitives.ts';

export const issueStates = ['open', 'asked', 'closed'] as const;

/** A buyer's report about an offer of the company; the reporter's name stays with the platform. */
export const listingIssue = v.object({
  issueId: id,
  listingId: id,
  productName: v.string(),
  productImageUrl: v.string(),
  category: v.picklist(issueCategories),
  note: v.string(),
  reportedAt: instant,
  /** `asked`: the operator waits for the answer of the seller. */
  state: v.picklist(issueStates),
  /** Question of the operator; null without one. */
  question: v.nullable(v.string()),
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(instant),
  /** Whether the report was upheld; null until it is closed. */
  isUpheld: v.nullable(v.boolean()),
  /** The decision, for both sides; null until it is closed. */
  reason: v.nullable(v.string()),
});
export type ListingIssue = v.InferOutput<typeof listingIssue>;

const getListingIssuesSchemas = {
  summary: 'Reports of buyers about offers of the company, the newest first.',
  request: v.strictObject({
    state: v.optional(v.picklist(['waiting', 'closed'])),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({
    ...pageOf(listingIssue).entries,
    counts: v.object({
      /** Number of reports that are neither answered nor closed. */
      unanswered: v.number(),
      waiting: v.number(),
      closed: v.number(),
    }),
  }),
};
export const getListingIssues = defineCall<typeof getListingIssuesSchemas>()({
  method: 'GET',
  path: 'Listings/GetIssues',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

const answerListingIssueSchemas = {
  summary:
    'Answers a report; the operator reads it before the decision. A later answer replaces the earlier one.',
  request: v.strictObject({
    issueId: id,
    answer: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(2, 'Yanıtınızı yazınız.'),
      v.maxLength(1000, 'En fazla 1000 karakter yazabilirsiniz.'),
    ),
  }),
  result: listingIssue,
};
export const answerListingIssue = defineCall<typeof answerListingIssueSchemas>()({
  method: 'POST',
  path: 'Listings/AnswerIssue',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
});

export const listingIssueCalls = {
  getListingIssues: withSchemas(getListingIssues, getListingIssuesSchemas),
  answerListingIssue: withSchemas(answerListingIssue, answerListingIssueSchemas),
};
