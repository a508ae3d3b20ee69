import type { RequestOf } from '@havan/contract/call';
import {
  askCompanyChange,
  getCompanyChanges,
  withdrawCompanyChange,
} from '@havan/contract/identity/company/company-changes';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { sendFile } from '../files.ts';

const key = ['companyChanges'] as const;

/** Queries the facts of the company and its change requests. */
export const companyChangesQuery = (api: Api) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => api.call(getCompanyChanges, {}, { signal }) });

/** Sends the documents, then the request. */
export const askCompanyChangeMutation = (api: Api) =>
  mutationOptions({
    mutationFn: async ({
      files,
      idempotencyKey,
      ...wanted
    }: Omit<RequestOf<typeof askCompanyChange>, 'fileIds'> & {
      files: readonly File[];
      idempotencyKey: string;
    }) => {
      const sent = await Promise.all(files.map((file) => sendFile(api, 'companyDocument', file)));
      const fileIds = sent.map(({ fileId }) => fileId);
      return api.call(askCompanyChange, { ...wanted, fileIds }, { idempotencyKey });
    },
    // Not on success: the form that closes itself then says its own.
    onSettled: (_change, _error, _wanted, _before, { client }) => client.invalidateQueries({ queryKey: key }),
  });

export const withdrawCompanyChangeMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof withdrawCompanyChange>) =>
      api.call(withdrawCompanyChange, request),
    onSettled: (_done, _error, _request, _before, { client }) => client.invalidateQueries({ queryKey: key }),
  });
