import type { RequestOf } from '@havan/contract/call';
import {
  checkKepMersisInfo,
  updateKepAdressAndMersisNo,
} from '@havan/contract/identity/company/legal-details';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { applicationChanged } from './company-application.queries.ts';
import { companyFactKeys } from './company-facts.queries.ts';

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
      Promise.all([
        client.invalidateQueries({ queryKey: legalDetailsKeys.check(Number(userId)) }),
        client.invalidateQueries({ queryKey: companyFactKeys.own }),
        applicationChanged(client),
      ]),
  });
