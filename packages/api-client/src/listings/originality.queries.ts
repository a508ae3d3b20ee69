import type { RequestOf } from '@havan/contract/call';
import { answerListingIssue, getListingIssues } from '@havan/contract/listings/listing-issues';
import {
  getPurchaseInvoices,
  getRiskyListings,
  sendPurchaseInvoice,
} from '@havan/contract/listings/originality';
import type { OriginalityState } from '@havan/domain/originality';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { sendFile } from '../files.ts';

const keys = { originality: ['originality'], issues: ['listing-issues'] } as const;

/** Queries listings of the company that need a purchase invoice. */
export const riskyListingsQuery = (api: Api, state: OriginalityState | null) =>
  infiniteQueryOptions({
    queryKey: [...keys.originality, 'list', state],
    queryFn: ({ signal, pageParam }) =>
      api.call(
        getRiskyListings,
        { ...(state && { state }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** Every purchase invoice that was sent for a listing. */
export const purchaseInvoicesQuery = (api: Api, listingId: number) =>
  queryOptions({
    queryKey: [...keys.originality, 'invoices', listingId],
    queryFn: ({ signal }) => api.call(getPurchaseInvoices, { listingId: String(listingId) }, { signal }),
  });

/** Sends the file, then the invoice that it is. */
export const sendPurchaseInvoiceMutation = (api: Api) =>
  mutationOptions({
    mutationFn: async ({
      file,
      idempotencyKey,
      ...invoice
    }: Omit<RequestOf<typeof sendPurchaseInvoice>, 'fileId'> & { file: File; idempotencyKey: string }) => {
      const { fileId } = await sendFile(api, 'purchaseInvoice', file);
      return api.call(sendPurchaseInvoice, { ...invoice, fileId }, { idempotencyKey });
    },
    // Not on success: the screen that closes itself then says its own.
    onSettled: (_listing, _error, _invoice, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.originality }),
  });

/** Reports of buyers about offers of the company. */
export const listingIssuesQuery = (api: Api, state: 'waiting' | 'closed') =>
  infiniteQueryOptions({
    queryKey: [...keys.issues, state],
    queryFn: ({ signal, pageParam }) =>
      api.call(getListingIssues, { state, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const answerListingIssueMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof answerListingIssue>) => api.call(answerListingIssue, request),
    onSettled: (_issue, _error, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.issues }),
  });
