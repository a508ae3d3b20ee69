import type { RequestOf } from '@havan/contract/call';
import { bulkIssue, getBatch } from '@havan/contract/sales/e-invoice-bulk';
import {
  getInvoiceFormats,
  getWithholdingDeclarations,
  saveInvoiceFormats,
} from '@havan/contract/sales/e-invoice-formats';
import {
  cancelInvoice,
  drawInvoice,
  getInvoice,
  getInvoiceCounts,
  getInvoicesOfOrder,
  getRegister,
  getWaiting,
  issueInvoice,
  type RegisterTab,
  resendInvoice,
  saveDraft,
} from '@havan/contract/sales/e-invoices';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { creditsMoved } from './e-invoice-credits.queries.ts';

const keys = {
  all: ['eInvoices'] as const,
  detail: (invoiceId: number) => ['eInvoices', 'detail', invoiceId] as const,
};

const pageSize = '50';

/** Queries a tab of the register, page by page. */
export const invoiceRegisterQuery = (api: Api, tab: RegisterTab, q: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.all, 'register', tab, q],
    queryFn: ({ signal, pageParam }) =>
      api.call(
        getRegister,
        { tab, size: pageSize, ...(q !== '' && { q }), ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Queries the orders that wait for their invoice. */
export const waitingInvoicesQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...keys.all, 'waiting'],
    queryFn: ({ signal, pageParam }) =>
      api.call(getWaiting, { size: pageSize, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const invoiceCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...keys.all, 'counts'],
    queryFn: ({ signal }) => api.call(getInvoiceCounts, {}, { signal }),
  });

export const invoiceQuery = (api: Api, invoiceId: number) =>
  queryOptions({
    queryKey: keys.detail(invoiceId),
    queryFn: ({ signal }) => api.call(getInvoice, { invoiceId: String(invoiceId) }, { signal }),
  });

/** Queries the invoice of a sold order: the issued one, else its draft, which is opened on first use. */
export const soldInvoiceQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: [...keys.all, 'sold', orderId],
    queryFn: async ({ signal }) => {
      const { invoices } = await api.call(getInvoicesOfOrder, { orderId: String(orderId) }, { signal });
      const issued = invoices.find(({ kind, state }) => kind === 'sale' && state === 'issued');
      return issued
        ? api.call(getInvoice, { invoiceId: String(issued.invoiceId) }, { signal })
        : api.call(drawInvoice, { orderId });
    },
  });

/** Queries the e-invoices of an order that this side may see. */
export const orderInvoicesQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: [...keys.all, 'ofOrder', orderId],
    queryFn: ({ signal }) => api.call(getInvoicesOfOrder, { orderId: String(orderId) }, { signal }),
  });

/** Queries the draft of an order, which is opened on first use. */
export const drawnInvoiceQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: ['eInvoiceDraft', orderId],
    queryFn: () => api.call(drawInvoice, { orderId }),
    gcTime: 0,
  });

/** Queries the progress of a bulk every second until it is done. */
export const invoiceBatchQuery = (api: Api, batchId: string) =>
  queryOptions({
    queryKey: ['eInvoiceBatch', batchId],
    queryFn: ({ signal }) => api.call(getBatch, { batchId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.isDone ? false : 1000),
  });

const invalidate = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: keys.all }), creditsMoved(client)]);

export const saveDraftMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveDraft>) => api.call(saveDraft, request),
    onSuccess: (_invoice, _request, _before, { client }) => invalidate(client),
  });

export const issueInvoiceMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (invoiceId: number) => api.call(issueInvoice, { invoiceId }),
    onSuccess: (_invoice, _request, _before, { client }) => invalidate(client),
  });

export const cancelInvoiceMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof cancelInvoice>) => api.call(cancelInvoice, request),
    onSuccess: (_invoice, _request, _before, { client }) => invalidate(client),
  });

export const resendInvoiceMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof resendInvoice>) => api.call(resendInvoice, request),
    onSuccess: (_invoice, _request, _before, { client }) => invalidate(client),
  });

export const bulkIssueMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (orderIds: number[] | null) => api.call(bulkIssue, { orderIds }),
  });

/** The lists once more, after a bulk. */
export const invalidateInvoices = invalidate;

const formatKey = ['invoiceFormats'] as const;

export const invoiceFormatsQuery = (api: Api) =>
  queryOptions({
    queryKey: formatKey,
    queryFn: ({ signal }) => api.call(getInvoiceFormats, {}, { signal }),
  });

/** VAT withheld on the invoices of a year, by month and side. */
export const withholdingDeclarationsQuery = (api: Api, year: number) =>
  queryOptions({
    queryKey: [...keys.all, 'withheld', year],
    queryFn: ({ signal }) => api.call(getWithholdingDeclarations, { year: String(year) }, { signal }),
  });

export const saveInvoiceFormatsMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveInvoiceFormats>) => api.call(saveInvoiceFormats, request),
    onSuccess: async (_done, _request, _before, { client }) => {
      await Promise.all([client.invalidateQueries({ queryKey: formatKey }), invalidate(client)]);
    },
  });
