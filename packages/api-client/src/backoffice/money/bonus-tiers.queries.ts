import { getBonusTiers, saveBonusTiers } from '@havan/contract/backoffice/money/bonus-tiers';
import type { RequestOf } from '@havan/contract/call';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const all = ['bonusTiers'] as const;

export const bonusTiersQuery = (api: OperatorApi) =>
  queryOptions({ queryKey: all, queryFn: ({ signal }) => api.call(getBonusTiers, {}, { signal }) });

export const saveBonusTiersMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveBonusTiers>) => api.call(saveBonusTiers, request),
    onSuccess: (_saved, _request, _before, { client }) => client.invalidateQueries({ queryKey: all }),
  });
