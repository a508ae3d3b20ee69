import {
  decideSpecialDayOffers,
  getOperatorSpecialDays,
  getSpecialDayOffers,
  saveSpecialDay,
  turnSpecialDay,
} from '@havan/contract/backoffice/content/special-days';
import type { RequestOf } from '@havan/contract/call';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const keys = { all: ['special-days'] } as const;

const moved = (client: QueryClient) => client.invalidateQueries({ queryKey: keys.all });

export const operatorSpecialDaysQuery = (api: OperatorApi) =>
  queryOptions({
    queryKey: [...keys.all, 'list'],
    queryFn: ({ signal }) => api.call(getOperatorSpecialDays, {}, { signal }),
  });

export const specialDayOffersQuery = (api: OperatorApi, specialDayId: number) =>
  queryOptions({
    queryKey: [...keys.all, 'offers', specialDayId],
    queryFn: ({ signal }) =>
      api.call(getSpecialDayOffers, { specialDayId: String(specialDayId) }, { signal }),
  });

export const saveSpecialDayMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveSpecialDay>) => api.call(saveSpecialDay, request),
    onSuccess: (_day, _request, _before, { client }) => moved(client),
  });

export const turnSpecialDayMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof turnSpecialDay>) => api.call(turnSpecialDay, request),
    onSuccess: (_day, _request, _before, { client }) => moved(client),
  });

export const decideSpecialDayOffersMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof decideSpecialDayOffers>) =>
      api.call(decideSpecialDayOffers, request),
    onSettled: (_answer, _error, _request, _before, { client }) => moved(client),
  });
