import {
  endCompanySessions,
  removeMemberFactor,
  reopenReview,
  findCompanies,
  getBanRequest,
  getCompany,
  setSalesBan,
} from '@havan/contract/backoffice/companies';
import { getDispute } from '@havan/contract/backoffice/disputes';
import type { RequestOf } from '@havan/contract/call';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from './operators.queries.ts';

const keys = { companies: ['companies'] } as const;

export const foundCompaniesQuery = (api: OperatorApi, search: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.companies, 'list', search],
    queryFn: ({ signal, pageParam }) =>
      api.call(
        findCompanies,
        { ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const companyQuery = (api: OperatorApi, companyId: number) =>
  queryOptions({
    queryKey: [...keys.companies, 'one', companyId],
    queryFn: ({ signal }) => api.call(getCompany, { companyId: String(companyId) }, { signal }),
  });

export const banRequestQuery = (api: OperatorApi, requestId: number) =>
  queryOptions({
    queryKey: ['queues', 'bans', 'request', requestId],
    queryFn: ({ signal }) => api.call(getBanRequest, { requestId: String(requestId) }, { signal }),
  });

export const setSalesBanMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof setSalesBan>) => api.call(setSalesBan, request),
    onSuccess: (_company, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.companies }),
  });

export const endCompanySessionsMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof endCompanySessions>) => api.call(endCompanySessions, request),
    onSuccess: (_company, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.companies }),
  });

export const reopenReviewMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof reopenReview>) => api.call(reopenReview, request),
    onSuccess: async (_company, _request, _before, { client }) => {
      await client.invalidateQueries({ queryKey: keys.companies });
      await client.invalidateQueries({ queryKey: ['queues'] });
    },
  });

export const removeMemberFactorMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof removeMemberFactor>) => api.call(removeMemberFactor, request),
    onSuccess: (_company, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.companies }),
  });

export const disputeQuery = (api: OperatorApi, caseId: number) =>
  queryOptions({
    queryKey: ['queues', 'cases', 'case', caseId],
    queryFn: ({ signal }) => api.call(getDispute, { caseId: String(caseId) }, { signal }),
  });
