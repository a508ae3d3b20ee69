import type { RequestOf } from '@havan/contract/call';
import { applyForBadge, findBadgeBrands, getBrandBadges } from '@havan/contract/listings/badges';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { sendFile } from '../files.ts';

const key = ['brandBadges'] as const;
/** Shorter texts would find half of the brands. */
const shortestSearch = 2;

/** Queries the badges of the company and what it has applied for. */
export const brandBadgesQuery = (api: Api) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => api.call(getBrandBadges, {}, { signal }) });

/** Brands whose name holds what is typed. */
export const badgeBrandsQuery = (api: Api, typed: string) => {
  const search = typed.trim();
  return queryOptions({
    queryKey: [...key, 'brands', search],
    queryFn: ({ signal }) => api.call(findBadgeBrands, { search }, { signal }),
    enabled: search.length >= shortestSearch,
    placeholderData: keepPreviousData,
  });
};

/** Sends the proof, then the application. */
export const applyForBadgeMutation = (api: Api) =>
  mutationOptions({
    mutationFn: async ({
      proof,
      idempotencyKey,
      ...wish
    }: Omit<RequestOf<typeof applyForBadge>, 'documentFileId'> & {
      proof: File;
      idempotencyKey: string;
    }) => {
      const { fileId: documentFileId } = await sendFile(api, 'badgeDocument', proof);
      return api.call(applyForBadge, { ...wish, documentFileId }, { idempotencyKey });
    },
    // Not on success: the form that closes itself then says its own.
    onSettled: (_application, _error, _wish, _before, { client }) =>
      client.invalidateQueries({ queryKey: key }),
  });
