import { getExpiryRadar } from '@havan/contract/listings/expiry-radar';
import { type ListingEdit, updateListings } from '@havan/contract/listings/listings';
import { infiniteQueryOptions, keepPreviousData, mutationOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/** Queries listings at risk of outliving their expiry; of one month, `2027-04`, or of all. */
export const expiryRadarQuery = (api: Api, month: string | null) =>
  infiniteQueryOptions({
    queryKey: ['listings', 'radar', month],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(getExpiryRadar, { ...(month && { month }), ...(cursor && { cursor }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** Most rows that one request changes. */
const mostRows = 200;

/** Sets prices; each row is answered for itself. */
export const setPricesMutation = (api: Api) =>
  mutationOptions({
    mutationFn: async (rows: readonly ListingEdit[]) => {
      const answers = [];
      for (let from = 0; from < rows.length; from += mostRows)
        answers.push(...(await api.call(updateListings, { rows: rows.slice(from, from + mostRows) })).rows);
      return answers;
    },
    onSettled: (_answers, _error, _rows, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['listings'] }),
  });
