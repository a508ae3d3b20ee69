import { issueCategories } from '@havan/domain/product-issue';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { productCard } from './catalogue.ts';
import { getPriceHistory, getPriceHistorySchemas } from './price-history.ts';
import { carrierId, cursor, id, idText, instant, kurus, pageOf } from '../primitives.ts';

/** Request for the parts of a product page that load after its offers: everything below the fold. */
const pageOfProduct = v.strictObject({ productId: idText, cursor: v.optional(cursor) });
const words = (least: number, most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(most));

const getRelatedProductsSchemas = {
  summary: 'Products that are bought along with this one, then those of its shelf; at most twelve.',
  request: v.strictObject({ productId: idText }),
  result: v.array(productCard),
};

export const getRelatedProducts = defineCall<typeof getRelatedProductsSchemas>()({
  method: 'GET',
  path: 'Products/Related',
  encoding: 'query',
  access: 'signedIn',
});

const getProductCarriersSchemas = {
  summary:
    'The carriers of each seller of a product; none where the seller brings the goods itself or names none.',
  request: v.strictObject({ productId: idText }),
  result: v.object({
    sellers: v.array(
      v.object({
        sellerId: id,
        /** Ordered by surcharge, which the buyer pays on top of the seller's shipping fee. */
        carriers: v.array(v.object({ carrierId, name: v.string(), surcharge: kurus })),
      }),
    ),
  }),
};

/** Products cargo companies (specification §7). */
export const getProductCarriers = defineCall<typeof getProductCarriersSchemas>()({
  method: 'GET',
  path: 'Products/GetCargoCompanies',
  encoding: 'query',
  access: 'signedIn',
});

export const productQuestion = v.object({
  questionId: id,
  body: v.string(),
  askedAt: instant,
  /** City of the company that asked; companies do not see each other's names. */
  cityName: v.string(),
  isOwn: v.boolean(),
  answers: v.array(
    v.object({ sellerId: id, sellerUsername: v.string(), body: v.string(), answeredAt: instant }),
  ),
});
export type ProductQuestion = v.InferOutput<typeof productQuestion>;

const getProductQuestionsSchemas = {
  summary: 'Questions about a product with the answers of its sellers, the newest first.',
  request: pageOfProduct,
  result: pageOf(productQuestion),
};

export const getProductQuestions = defineCall<typeof getProductQuestionsSchemas>()({
  method: 'GET',
  path: 'Products/Questions',
  encoding: 'query',
  access: 'signedIn',
});

const askProductQuestionSchemas = {
  summary: 'Asks the sellers of a product; each of them is told.',
  request: v.strictObject({ productId: id, body: words(10, 500) }),
  result: productQuestion,
};

export const askProductQuestion = defineCall<typeof askProductQuestionSchemas>()({
  method: 'POST',
  path: 'Products/Questions',
  encoding: 'json',
  access: 'buyer',
  trades: true,
});

const answerProductQuestionSchemas = {
  summary: 'Answers a question about a product that the company offers; answering again replaces the answer.',
  request: v.strictObject({ questionId: id, body: words(2, 1000) }),
  result: productQuestion,
};

export const answerProductQuestion = defineCall<typeof answerProductQuestionSchemas>()({
  method: 'POST',
  path: 'Products/Answers',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  trades: true,
});

/** A question about a product that the company offers, with its own answer. */
export const receivedQuestion = v.object({
  questionId: id,
  productId: id,
  productName: v.string(),
  productImageUrl: v.string(),
  body: v.string(),
  askedAt: instant,
  cityName: v.string(),
  ownAnswer: v.nullable(v.object({ body: v.string(), answeredAt: instant })),
  /** Number of other sellers that have answered. */
  otherAnswers: v.number(),
});
export type ReceivedQuestion = v.InferOutput<typeof receivedQuestion>;

/** `waiting`: without an answer of the company itself. */
export const questionStates = ['waiting', 'answered'] as const;

const getReceivedQuestionsSchemas = {
  summary: 'What others asked about the products that the company offers, the newest first.',
  request: v.strictObject({ state: v.picklist(questionStates), cursor: v.optional(cursor) }),
  result: v.object({
    items: v.array(receivedQuestion),
    nextCursor: v.nullable(v.string()),
    counts: v.object({ waiting: v.number(), answered: v.number() }),
  }),
};

export const getReceivedQuestions = defineCall<typeof getReceivedQuestionsSchemas>()({
  method: 'GET',
  path: 'Products/ReceivedQuestions',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

export const productRating = v.object({
  /** 0 to 10 (specification §3). */
  score: v.number(),
  comment: v.nullable(v.string()),
  ratedAt: instant,
  cityName: v.string(),
});

const getProductRatingsSchemas = {
  summary: 'What buyers said of a product after they had it, the newest first.',
  request: pageOfProduct,
  result: v.object({
    ...pageOf(productRating).entries,
    /** Tenths of a point; null without a rating. */
    averageTenths: v.nullable(v.number()),
    /** Number of ratings for each point, from 0 to 10. */
    spread: v.array(v.number()),
    /** An own completed order of it that was not rated yet; null without one. */
    ratableOrderId: v.nullable(id),
  }),
};

export const getProductRatings = defineCall<typeof getProductRatingsSchemas>()({
  method: 'GET',
  path: 'Products/Ratings',
  encoding: 'query',
  access: 'signedIn',
});

const reportProductIssueSchemas = {
  summary:
    'Tells the platform what is wrong with a product or with one offer of it; a few times an hour at most.',
  request: v.strictObject({
    productId: id,
    listingId: v.nullable(id),
    category: v.picklist(issueCategories),
    note: v.pipe(v.string(), v.trim(), v.maxLength(1000)),
  }),
  result: v.object({ reportId: id }),
};

export const reportProductIssue = defineCall<typeof reportProductIssueSchemas>()({
  method: 'POST',
  path: 'Products/ReportIssue',
  encoding: 'json',
  access: 'signedIn',
});

export const productPageCalls = {
  getPriceHistory: withSchemas(getPriceHistory, getPriceHistorySchemas),
  getProductCarriers: withSchemas(getProductCarriers, getProductCarriersSchemas),
  getRelatedProducts: withSchemas(getRelatedProducts, getRelatedProductsSchemas),
  getProductQuestions: withSchemas(getProductQuestions, getProductQuestionsSchemas),
  askProductQuestion: withSchemas(askProductQuestion, askProductQuestionSchemas),
  answerProductQuestion: withSchemas(answerProductQuestion, answerProductQuestionSchemas),
  getReceivedQuestions: withSchemas(getReceivedQuestions, getReceivedQuestionsSchemas),
  getProductRatings: withSchemas(getProductRatings, getProductRatingsSchemas),
  reportProductIssue: withSchemas(reportProductIssue, reportProductIssueSchemas),
};
