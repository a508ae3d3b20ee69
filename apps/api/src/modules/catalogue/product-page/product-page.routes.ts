import { productPageCalls } from '@havan/contract/catalogue/product-page';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { reportIssue } from './issues.service.ts';
import { priceHistory } from '../price-history/price-history.service.ts';
import {
  answerQuestion,
  askQuestion,
  listQuestions,
  listReceivedQuestions,
} from '../questions/questions.service.ts';
import { listRatings } from './ratings.service.ts';
import { productCarriers } from './product-carriers.service.ts';
import { relatedProducts } from './related.service.ts';

export const productPageRoutes: readonly Binding[] = [
  bind(
    productPageCalls.getPriceHistory,
    ({ productId }, { ctx, actor }) => priceHistory(ctx, actor, productId),
    { reads: 'replica' },
  ),
  bind(productPageCalls.getProductCarriers, ({ productId }, { ctx }) => productCarriers(ctx, productId)),
  bind(productPageCalls.getRelatedProducts, ({ productId }, { ctx, actor }) =>
    relatedProducts(ctx, actor, productId),
  ),
  bind(productPageCalls.getProductQuestions, (request, { ctx, actor }) => listQuestions(ctx, actor, request)),
  bind(productPageCalls.askProductQuestion, (request, { ctx, actor }) => askQuestion(ctx, actor, request)),
  bind(productPageCalls.answerProductQuestion, (request, { ctx, actor }) =>
    answerQuestion(ctx, actor, request),
  ),
  bind(productPageCalls.getReceivedQuestions, (request, { ctx, actor }) =>
    listReceivedQuestions(ctx, actor, request),
  ),
  bind(productPageCalls.getProductRatings, (request, { ctx, actor }) => listRatings(ctx, actor, request)),
  bind(productPageCalls.reportProductIssue, (request, { ctx, actor }) => reportIssue(ctx, actor, request)),
];
