import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { getDemoOperators, getOperator } from '@havan/contract/backoffice/operator-session';
import { changeOperator, getOperators, inviteOperator } from '@havan/contract/backoffice/operators';
import type { RequestOf } from '@havan/contract/call';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/** The client of operators: the same calls, over a session of another kind. */
export type OperatorApi = Pick<Api, 'call' | 'open'>;

const keys = { operators: ['operators'], audit: ['audit'] } as const;

export const operatorQuery = (api: OperatorApi) =>
  queryOptions({ queryKey: ['operator'], queryFn: ({ signal }) => api.call(getOperator, {}, { signal }) });

export const demoOperatorsQuery = (api: OperatorApi) =>
  queryOptions({
    queryKey: ['demoOperators'],
    queryFn: ({ signal }) => api.call(getDemoOperators, {}, { signal }),
    gcTime: 0,
  });

export const operatorsQuery = (api: OperatorApi) =>
  queryOptions({
    queryKey: keys.operators,
    queryFn: ({ signal }) => api.call(getOperators, {}, { signal }),
  });

export const inviteOperatorMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof inviteOperator>) => api.call(inviteOperator, request),
    onSuccess: (_link, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.operators }),
  });

export const changeOperatorMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof changeOperator>) => api.call(changeOperator, request),
    onSuccess: (operators, _request, _before, { client }) => client.setQueryData(keys.operators, operators),
  });

export const auditQuery = (
  api: OperatorApi,
  filter: Omit<RequestOf<typeof getAuditTrail>, 'cursor' | 'pageSize'>,
) =>
  infiniteQueryOptions({
    queryKey: [...keys.audit, filter],
    queryFn: ({ signal, pageParam }) =>
      api.call(getAuditTrail, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
