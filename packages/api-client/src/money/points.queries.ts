import type { RequestOf } from '@havan/contract/call';
import { getLoyaltyPoints } from '@havan/contract/money/points';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

export const loyaltyPointsQuery = (api: Api, request: RequestOf<typeof getLoyaltyPoints> = {}) =>
  queryOptions({
    queryKey: ['points', request],
    queryFn: ({ signal }) => api.call(getLoyaltyPoints, request, { signal }),
    placeholderData: keepPreviousData,
  });
