import type { RequestOf } from '@havan/contract/call';
import { createApiKey, getApiKeys, revokeApiKey } from '@havan/contract/identity/api-keys';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const apiKeysKey = ['api-keys'] as const;

/** Queries the keys of the company. */
export const apiKeysQuery = (api: Api) =>
  queryOptions({ queryKey: apiKeysKey, queryFn: ({ signal }) => api.call(getApiKeys, {}, { signal }) });

/** Makes a key; the answer is the only one that holds it. */
export const createApiKeyMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof createApiKey>) => api.call(createApiKey, request),
    gcTime: 0,
    onSuccess: (_made, _request, _before, { client }) => client.invalidateQueries({ queryKey: apiKeysKey }),
  });

export const revokeApiKeyMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (apiKeyId: number) => api.call(revokeApiKey, { apiKeyId }),
    onSuccess: (_done, _id, _before, { client }) => client.invalidateQueries({ queryKey: apiKeysKey }),
  });
