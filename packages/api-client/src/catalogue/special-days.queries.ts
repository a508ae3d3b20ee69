import type { RequestOf } from '@havan/contract/call';
import {
  getJoinableDays,
  getSpecialDayListings,
  getSpecialDays,
  getSpecialOffers,
  joinSpecialDay,
} from '@havan/contract/catalogue/special-days';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

export const specialDaysQuery = (api: Api) =>
  queryOptions({
    queryKey: ['catalogue', 'special-days'],
    queryFn: ({ signal }) => api.call(getSpecialDays, {}, { signal }),
  });

export const specialOffersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['catalogue', 'special-offers'],
    queryFn: ({ signal }) => api.call(getSpecialOffers, {}, { signal }),
  });

const joiningKeys = {
  all: ['special-day-joining'] as const,
  days: ['special-day-joining', 'days'] as const,
  listings: (specialDayId: number, search: string) =>
    ['special-day-joining', 'listings', specialDayId, search] as const,
};

/** Queries the days that a seller may join or has joined. */
export const joinableDaysQuery = (api: Api) =>
  queryOptions({
    queryKey: joiningKeys.days,
    queryFn: ({ signal }) => api.call(getJoinableDays, {}, { signal }),
  });

/** Queries the own listings for a day, those that take part first. */
export const specialDayListingsQuery = (api: Api, specialDayId: number, search: string) =>
  infiniteQueryOptions({
    queryKey: joiningKeys.listings(specialDayId, search),
    queryFn: ({ signal, pageParam }) =>
      api.call(
        getSpecialDayListings,
        {
          specialDayId: String(specialDayId),
          ...(search && { search }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Returns a mutation that offers listings for a day, or withdraws offers. */
export const joinSpecialDayMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({
      idempotencyKey,
      ...request
    }: RequestOf<typeof joinSpecialDay> & { idempotencyKey: string }) =>
      api.call(joinSpecialDay, request, { idempotencyKey }),
    onSettled: (_answer, _error, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: joiningKeys.all }),
  });
