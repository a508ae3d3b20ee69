import type { RequestOf } from '@havan/contract/call';
import { getReceivedCases } from '@havan/contract/sales/cases';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { orderKeys } from './orders.queries.ts';

/** The cases of a seller in one of their views, page by page; whatever changes an order asks for them again. */
export const receivedCasesQuery = (api: Api, view: RequestOf<typeof getReceivedCases>['view']) =>
  infiniteQueryOptions({
    queryKey: [...orderKeys.all, 'received-cases', view],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(getReceivedCases, { view, ...(cursor && { cursor }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
