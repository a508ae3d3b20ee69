import {
  getLegalTexts,
  getLegalTextVersion,
  getTextSignatures,
  publishLegalText,
} from '@havan/contract/backoffice/content/legal-texts';
import type { RequestOf } from '@havan/contract/call';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const keys = {
  texts: ['legal-texts'] as const,
  signatures: (slug: string, version: number) => ['legal-text-signatures', slug, version] as const,
};

export const legalTextsQuery = (api: OperatorApi) =>
  queryOptions({ queryKey: keys.texts, queryFn: ({ signal }) => api.call(getLegalTexts, {}, { signal }) });

/** Queries what a version says; a version is never changed. */
export const legalTextVersionQuery = (
  api: OperatorApi,
  slug: RequestOf<typeof getLegalTextVersion>['slug'],
  version: number,
) =>
  queryOptions({
    queryKey: ['legal-text-version', slug, version],
    queryFn: ({ signal }) => api.call(getLegalTextVersion, { slug, version: String(version) }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const textSignaturesQuery = (
  api: OperatorApi,
  slug: RequestOf<typeof getTextSignatures>['slug'],
  version: number,
) =>
  infiniteQueryOptions({
    queryKey: keys.signatures(slug, version),
    queryFn: ({ signal, pageParam }) =>
      api.call(
        getTextSignatures,
        { slug, version: String(version), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const publishLegalTextMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof publishLegalText>) => api.call(publishLegalText, request),
    onSuccess: (texts, _request, _before, { client }) => client.setQueryData(keys.texts, texts),
  });
