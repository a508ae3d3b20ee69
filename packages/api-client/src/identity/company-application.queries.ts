import type { RequestOf } from '@havan/contract/call';
import {
  getCompanyApplication,
  sendApplicationDocument,
} from '@havan/contract/identity/company/company-application';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { masterKeys } from '../bootstrap/basic-infos.queries.ts';
import type { Api } from '../client.ts';
import { sendFile } from '../files.ts';

const companyApplicationKey = ['companyApplication'] as const;

/** Invalidates the application after a part was supplied: less is missing, and it may be in review again. */
export const applicationChanged = (client: QueryClient) =>
  Promise.all(
    [companyApplicationKey, masterKeys.basicInfos].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

export const companyApplicationQuery = (api: Api) =>
  queryOptions({
    queryKey: companyApplicationKey,
    queryFn: ({ signal }) => api.call(getCompanyApplication, {}, { signal }),
  });

/**
 * Returns a mutation that uploads a document and adds it to the application; the notice of every page may
 * change after it.
 */
export const sendApplicationDocumentMutation = (api: Api) =>
  mutationOptions({
    mutationFn: async ({
      file,
      ...which
    }: Omit<RequestOf<typeof sendApplicationDocument>, 'fileId'> & { file: File }) => {
      const { fileId } = await sendFile(api, 'companyDocument', file);
      return api.call(sendApplicationDocument, { ...which, fileId });
    },
    onSuccess: (application, _sent, _before, { client }) => {
      client.setQueryData(companyApplicationKey, application);
      return client.invalidateQueries({ queryKey: masterKeys.basicInfos });
    },
  });
