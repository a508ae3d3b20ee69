import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  proveSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@havan/contract/identity/second-factor';
import type { RequestOf } from '@havan/contract/call';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const secondFactorKey = ['secondFactor'] as const;

export const secondFactorQuery = (api: Api) =>
  queryOptions({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => api.call(getSecondFactor, {}, { signal }),
  });

const changed = (client: QueryClient) => client.invalidateQueries({ queryKey: secondFactorKey });

export const beginSecondFactorMutation = (api: Api) =>
  mutationOptions({ mutationFn: (password: string) => api.call(beginSecondFactor, { password }) });

export const confirmSecondFactorMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (code: string) => api.call(confirmSecondFactor, { code }),
    onSuccess: (_answer, _code, _before, { client }) => changed(client),
  });

export const proveSecondFactorMutation = (api: Api) =>
  mutationOptions({ mutationFn: (code: string) => api.call(proveSecondFactor, { code }) });

export const renewRecoveryCodesMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (code: string) => api.call(renewRecoveryCodes, { code }),
    onSuccess: (_answer, _code, _before, { client }) => changed(client),
  });

export const removeSecondFactorMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof removeSecondFactor>) => api.call(removeSecondFactor, request),
    onSuccess: (_answer, _request, _before, { client }) => changed(client),
  });
