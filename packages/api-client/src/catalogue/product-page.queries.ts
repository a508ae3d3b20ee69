import type { RequestOf } from '@havan/contract/call';
import {
  answerProductQuestion,
  askProductQuestion,
  getProductQuestions,
  getProductRatings,
  getReceivedQuestions,
  getRelatedProducts,
  reportProductIssue,
} from '@havan/contract/catalogue/product-page';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { catalogueKeys } from './catalogue.queries.ts';

/**
 * Milliseconds for which the data below the fold of a product page stay fresh. They change slowly, so a
 * return within a minute sends no request.
 */
const staleTime = 60_000;

export const productPageKeys = {
  // Cards have hearts and prices: they belong to the catalogue and move with it.
  allRelated: [...catalogueKeys.all, 'related'] as const,
  related: (productId: number) => [...catalogueKeys.all, 'related', productId] as const,
  questions: (productId: number) => ['product-page', productId, 'questions'] as const,
  received: ['product-page', 'received'] as const,
  ratings: (productId: number) => ['product-page', productId, 'ratings'] as const,
};

export const relatedQuery = (api: Api, productId: number) =>
  queryOptions({
    queryKey: productPageKeys.related(productId),
    queryFn: ({ signal }) => api.call(getRelatedProducts, { productId: String(productId) }, { signal }),
    staleTime,
  });

export const questionsQuery = (api: Api, productId: number) =>
  infiniteQueryOptions({
    queryKey: productPageKeys.questions(productId),
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(getProductQuestions, { productId: String(productId), ...(cursor && { cursor }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime,
  });

export const receivedQuestionsQuery = (api: Api, state: RequestOf<typeof getReceivedQuestions>['state']) =>
  infiniteQueryOptions({
    queryKey: [...productPageKeys.received, state],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(getReceivedQuestions, { state, ...(cursor && { cursor }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime,
  });

export const ratingsQuery = (api: Api, productId: number) =>
  infiniteQueryOptions({
    queryKey: productPageKeys.ratings(productId),
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(getProductRatings, { productId: String(productId), ...(cursor && { cursor }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime,
  });

/** Returns a mutation that sends a question to the sellers of a product; the list shows it at its head. */
export const askMutation = (api: Api, productId: number) =>
  mutationOptions({
    mutationFn: (body: string) => api.call(askProductQuestion, { productId, body }),
    onSuccess: (_question, _body, _before, { client }) =>
      client.invalidateQueries({ queryKey: productPageKeys.questions(productId) }),
  });

export const answerMutation = (api: Api, productId: number) =>
  mutationOptions({
    mutationFn: (answer: RequestOf<typeof answerProductQuestion>) => api.call(answerProductQuestion, answer),
    onSuccess: (_question, _answer, _before, { client }) =>
      Promise.all(
        [productPageKeys.questions(productId), productPageKeys.received].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });

export const reportIssueMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (report: RequestOf<typeof reportProductIssue>) => api.call(reportProductIssue, report),
  });
