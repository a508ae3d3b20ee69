import {
  getFlags,
  type OperatorFlags,
  setAccessList,
  setFlag,
} from '@havan/contract/backoffice/content/flags';
import type { RequestOf } from '@havan/contract/call';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const key = ['flags'] as const;

const keep = (client: QueryClient, flags: OperatorFlags) => client.setQueryData(key, flags);

export const flagsQuery = (api: OperatorApi) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => api.call(getFlags, {}, { signal }) });

export const setFlagMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof setFlag>) => api.call(setFlag, request),
    onSuccess: (flags, _request, _before, { client }) => keep(client, flags),
  });

export const setAccessListMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof setAccessList>) => api.call(setAccessList, request),
    onSuccess: (flags, _request, _before, { client }) => keep(client, flags),
  });
