import type { RequestOf } from '@havan/contract/call';
import {
  getProductRequests,
  requestProduct,
  setRequestTerms,
} from '@havan/contract/listings/product-requests';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { sendFile } from '../files.ts';

const requestKeys = {
  all: ['product-requests'] as const,
  barcode: (barcode: string) => [...requestKeys.all, barcode] as const,
};

/** Milliseconds between two queries of a request that waits for its ruling. */
const rulingMs = 30_000;

/**
 * Queries the last request of the company for a barcode, and repeats the query while the request waits; null without
 * one.
 */
export const productRequestQuery = (api: Api, barcode: string) =>
  queryOptions({
    queryKey: requestKeys.barcode(barcode),
    queryFn: async ({ signal }) =>
      (await api.call(getProductRequests, { barcode, pageSize: '1' }, { signal })).items[0] ?? null,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? rulingMs : false),
  });

/** Returns a mutation that sends the photos, then requests the product. */
export const requestProductMutation = (api: Api) =>
  mutationOptions({
    mutationFn: async ({
      photos,
      idempotencyKey,
      ...request
    }: RequestOf<typeof requestProduct> & { photos: readonly File[]; idempotencyKey: string }) => {
      const sent = await Promise.all(photos.map((photo) => sendFile(api, 'productPhoto', photo)));
      const pictureFileIds = sent.map(({ fileId }) => fileId);
      return api.call(requestProduct, { ...request, pictureFileIds }, { idempotencyKey });
    },
    onSuccess: (_result, _wish, _before, { client }) =>
      client.invalidateQueries({ queryKey: requestKeys.all }),
  });

/** Sets or withdraws the terms by which the approval of a request puts its product on sale. */
export const setRequestTermsMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof setRequestTerms>) =>
      api.call(setRequestTerms, request, { idempotencyKey: crypto.randomUUID() }),
    // A refusal too: the request may have been decided meanwhile.
    onSettled: (_result, _error, _wish, _before, { client }) =>
      client.invalidateQueries({ queryKey: requestKeys.all }),
  });
