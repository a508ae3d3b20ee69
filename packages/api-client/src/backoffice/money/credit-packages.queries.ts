import { getOperatorPackages, saveOperatorPackage } from '@havan/contract/backoffice/money/credit-packages';
import type { RequestOf } from '@havan/contract/call';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const all = ['creditPackages'] as const;

export const operatorPackagesQuery = (api: OperatorApi) =>
  queryOptions({
    queryKey: all,
    queryFn: ({ signal }) => api.call(getOperatorPackages, {}, { signal }),
  });

export const saveOperatorPackageMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveOperatorPackage>) => api.call(saveOperatorPackage, request),
    onSuccess: (_saved, _request, _before, { client }) => client.invalidateQueries({ queryKey: all }),
  });
