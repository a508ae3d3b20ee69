import { getCompanyFacts, saveGln } from '@havan/contract/identity/company/company-facts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { applicationChanged } from './company-application.queries.ts';

export const companyFactKeys = { own: ['companyFacts'] as const };

export const companyFactsQuery = (api: Api) =>
  queryOptions({
    queryKey: companyFactKeys.own,
    queryFn: ({ signal }) => api.call(getCompanyFacts, {}, { signal }),
  });

export const saveGlnMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (gln: string) => api.call(saveGln, { gln }),
    onSuccess: (facts, _gln, _before, { client }) => {
      client.setQueryData(companyFactKeys.own, facts);
      return applicationChanged(client);
    },
  });
