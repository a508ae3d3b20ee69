import { type Digest, getDigest, setDigest } from '@havan/contract/notifications/digest';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/** Queries how often this user is mailed what waits. */
export const digestQuery = (api: Api) =>
  queryOptions({
    queryKey: ['notification-digest'],
    queryFn: ({ signal }) => api.call(getDigest, {}, { signal }),
  });

export const setDigestMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (digest: Digest) => api.call(setDigest, digest),
    onSuccess: (digest, _wanted, _before, { client }) =>
      client.setQueryData(digestQuery(api).queryKey, digest),
  });
