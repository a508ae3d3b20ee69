import {
  actOnListings,
  findMarketListings,
  findRiskTargets,
  getRiskMarks,
  liftRiskMark,
  type ListingSelection,
  markRisk,
  previewListingAct,
} from '@havan/contract/backoffice/risk/market-listings';
import {
  endRecall,
  getRecall,
  getRecalls,
  previewRecall,
  startRecall,
} from '@havan/contract/backoffice/risk/recalls';
import type { RequestOf } from '@havan/contract/call';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from './operators.queries.ts';

const keys = { listings: ['market-listings'], marks: ['risk-marks'], recalls: ['recalls'] } as const;
/** How often a recall that still notifies is read, in milliseconds. */
const progressMs = 2000;

type ListingFilter = Pick<RequestOf<typeof findMarketListings>, 'search' | 'state'>;

export const marketListingsQuery = (api: OperatorApi, filter: ListingFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.listings, 'list', filter],
    queryFn: ({ signal, pageParam }) =>
      api.call(findMarketListings, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Queries how much an action would change; read again each time it is opened. */
export const listingActPreviewQuery = (
  api: OperatorApi,
  action: 'suspend' | 'free',
  selection: ListingSelection,
) =>
  queryOptions({
    queryKey: [...keys.listings, 'preview', action, selection],
    queryFn: ({ signal }) => api.call(previewListingAct, { action, selection }, { signal }),
    gcTime: 0,
  });

export const actOnListingsMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof actOnListings>) => api.call(actOnListings, request),
    onSettled: (_done, _error, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.listings }),
  });

export const riskMarksQuery = (api: OperatorApi) =>
  queryOptions({ queryKey: keys.marks, queryFn: ({ signal }) => api.call(getRiskMarks, {}, { signal }) });

export const riskTargetsQuery = (api: OperatorApi, search: string) =>
  queryOptions({
    queryKey: ['risk-targets', search],
    queryFn: ({ signal }) => api.call(findRiskTargets, { search }, { signal }),
    enabled: search.trim().length >= 2,
    placeholderData: keepPreviousData,
  });

export const markRiskMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof markRisk>) => api.call(markRisk, request),
    onSettled: (_marks, _error, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.marks }),
  });

export const liftRiskMarkMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof liftRiskMark>) => api.call(liftRiskMark, request),
    onSettled: (_marks, _error, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.marks }),
  });

export const recallsQuery = (api: OperatorApi) =>
  infiniteQueryOptions({
    queryKey: [...keys.recalls, 'list'],
    queryFn: ({ signal, pageParam }) =>
      api.call(getRecalls, { ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** Queries one recall with its orders; read again by itself while buyers are being notified. */
export const recallQuery = (api: OperatorApi, recallId: number) =>
  infiniteQueryOptions({
    queryKey: [...keys.recalls, 'one', recallId],
    queryFn: ({ signal, pageParam }) =>
      api.call(
        getRecall,
        { recallId: String(recallId), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.recall.state === 'running' ? progressMs : false),
  });

export const recallPreviewQuery = (api: OperatorApi, barcode: string, lot: string) =>
  queryOptions({
    queryKey: [...keys.recalls, 'preview', barcode, lot],
    queryFn: ({ signal }) => api.call(previewRecall, { barcode, ...(lot && { lot }) }, { signal }),
    enabled: /^\d{8,14}$/.test(barcode),
    retry: false,
    gcTime: 0,
  });

export const startRecallMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof startRecall>) => api.call(startRecall, request),
    onSettled: (_recall, _error, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.recalls }),
  });

export const endRecallMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof endRecall>) => api.call(endRecall, request),
    onSettled: (_recall, _error, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.recalls }),
  });
