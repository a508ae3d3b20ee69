import {
  getOriginalityFile,
  getProductIssue,
  openStoredFile,
} from '@havan/contract/backoffice/risk/listing-risk';
import { queryOptions } from '@tanstack/react-query';
import { fetchFile } from '../files.ts';
import type { OperatorApi } from './operators.queries.ts';

export const originalityFileQuery = (api: OperatorApi, invoiceId: number) =>
  queryOptions({
    queryKey: ['queues', 'originality', 'file', invoiceId],
    queryFn: ({ signal }) => api.call(getOriginalityFile, { invoiceId: String(invoiceId) }, { signal }),
  });

export const productIssueQuery = (api: OperatorApi, issueId: number) =>
  queryOptions({
    queryKey: ['queues', 'issues', 'issue', issueId],
    queryFn: ({ signal }) => api.call(getProductIssue, { issueId: String(issueId) }, { signal }),
  });

/** Queries the bytes of a file that the operator decides about; a file never changes. */
export const operatorFileQuery = (api: OperatorApi, fileId: string) =>
  queryOptions({
    queryKey: ['operator-file', fileId],
    queryFn: () => fetchFile(api, openStoredFile, { fileId }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
