import type { RequestOf } from '@havan/contract/call';
import {
  checkKepMersisInfo,
  updateKepAdressAndMersisNo,
} from '@havan/contract/identity/company/legal-details';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const legalDetailsKeys = { check: (userId: number) => ['legalDetails', userId] as const };

export const legalDetailsQuery = (api: Api, userId: number) =>
  queryOptions({
    queryKey: legalDetailsKeys.check(userId),
    queryFn: ({ signal }) => api.call(checkKepMersisInfo, { userId: String(userId) }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const saveLegalDetailsMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (details: RequestOf<typeof updateKepAdressAndMersisNo>) =>
      api.call(updateKepAdressAndMersisNo, details),
    onSuccess: (_done, { userId }, _before, { client }) =>
      client.invalidateQueries({ queryKey: legalDetailsKeys.check(Number(userId)) }),
  });
