import type { RequestOf } from '@havan/contract/call';
import { endHoliday, getHoliday, planHoliday } from '@havan/contract/listings/holiday';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { listingKeys } from './listings.queries.ts';

const holidayKey = ['seller-holiday'] as const;

/** Queries the holiday of the company, planned or running. */
export const holidayQuery = (api: Api) =>
  queryOptions({
    queryKey: holidayKey,
    queryFn: ({ signal }) => api.call(getHoliday, {}, { signal }),
  });

const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: holidayKey }),
    client.invalidateQueries({ queryKey: listingKeys.all }),
  ]);

/** Plans a holiday, or moves the one that there is. */
export const planHolidayMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...days }: RequestOf<typeof planHoliday> & { idempotencyKey: string }) =>
      api.call(planHoliday, days, { idempotencyKey }),
    onSuccess: (_answer, _days, _before, { client }) => refresh(client),
  });

/** Returns a mutation that ends the holiday now, or deletes the planned one. */
export const endHolidayMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey }: { idempotencyKey: string }) =>
      api.call(endHoliday, {}, { idempotencyKey }),
    onSuccess: (_answer, _asked, _before, { client }) => refresh(client),
  });
