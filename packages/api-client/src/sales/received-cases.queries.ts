import type { RequestOf } from '@havan/contract/call';
import { getReceivedCases } from '@havan/contract/sales/cases';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { orderKeys } from './orders.queries.ts';

/**
 * Queries the cases of a seller in one of their views, page by page; every change of an order invalidates
 * them.
 */
export const receivedCasesQuery = (api: Api, view: RequestOf<typeof getReceivedCases>['view']) =>
  infiniteQueryOptions({
    queryKey: [...orderKeys.all, 'received-cases', view],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(getReceivedCases, { view, ...(cursor && { cursor }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
