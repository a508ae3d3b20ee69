import type { RequestOf } from '@havan/contract/call';
import { createListing, getListableProduct } from '@havan/contract/listings/listings';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const deskKeys = {
  all: ['listing-desk'] as const,
  product: (barcode: string) => [...deskKeys.all, barcode] as const,
};

/**
 * Queries the product of a barcode, whether the company may list it, and its market prices; null for an
 * unknown one.
 */
export const listableProductQuery = (api: Api, barcode: string) =>
  queryOptions({
    queryKey: deskKeys.product(barcode),
    queryFn: async ({ signal }) => (await api.call(getListableProduct, { barcode }, { signal })).product,
    // A box is scanned again and again: what was read a minute ago still decides how the row begins.
    staleTime: 60_000,
  });

/** Lists what was scanned; the product is read again afterwards. */
export const createListingMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({
      request,
      idempotencyKey,
    }: {
      request: RequestOf<typeof createListing>;
      idempotencyKey: string;
    }) => api.call(createListing, request, { idempotencyKey }),
    onSettled: (_result, _error, _wish, _before, { client }) =>
      client.invalidateQueries({ queryKey: deskKeys.all }),
  });
