import { endBadge, getBadgeApplication, getCompanyBadges } from '@havan/contract/backoffice/review/badges';
import type { RequestOf } from '@havan/contract/call';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const companyBadgesKey = (companyId: number) => ['companies', 'badges', companyId] as const;

export const badgeApplicationQuery = (api: OperatorApi, applicationId: number) =>
  queryOptions({
    queryKey: ['queues', 'badges', 'application', applicationId],
    queryFn: ({ signal }) =>
      api.call(getBadgeApplication, { applicationId: String(applicationId) }, { signal }),
  });

export const companyBadgesQuery = (api: OperatorApi, companyId: number) =>
  queryOptions({
    queryKey: companyBadgesKey(companyId),
    queryFn: ({ signal }) => api.call(getCompanyBadges, { companyId: String(companyId) }, { signal }),
  });

export const endBadgeMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof endBadge>) => api.call(endBadge, request),
    onSettled: (_done, _error, { companyId }, _before, { client }) =>
      client.invalidateQueries({ queryKey: companyBadgesKey(companyId) }),
  });
