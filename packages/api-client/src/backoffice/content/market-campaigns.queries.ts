import {
  createMarketCampaign,
  getCampaignReach,
  getOfferTags,
  getOperatorCampaigns,
  type OperatorCampaignState,
  orderOfferTags,
  pauseMarketCampaign,
  removeOfferTag,
  resumeMarketCampaign,
  saveOfferTag,
} from '@havan/contract/backoffice/content/market-campaigns';
import type { RequestOf } from '@havan/contract/call';
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const keys = { campaigns: ['operator-campaigns'], tags: ['offer-tags'], reach: ['campaign-reach'] } as const;

interface CampaignChoice {
  readonly state: OperatorCampaignState | null;
  readonly bearer: 'market' | 'seller' | null;
  readonly search: string;
}

/** Queries published campaigns, the newest first. */
export const operatorCampaignsQuery = (api: OperatorApi, { state, bearer, search }: CampaignChoice) =>
  infiniteQueryOptions({
    queryKey: [...keys.campaigns, state, bearer, search],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(
        getOperatorCampaigns,
        {
          ...(state && { state }),
          ...(bearer && { bearer }),
          ...(search !== '' && { search }),
          ...(cursor && { cursor }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

const changed = (client: QueryClient) => client.invalidateQueries({ queryKey: keys.campaigns });

export const pauseMarketCampaignMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof pauseMarketCampaign>) => api.call(pauseMarketCampaign, request),
    onSuccess: (_campaign, _request, _before, { client }) => changed(client),
  });

export const resumeMarketCampaignMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof resumeMarketCampaign>) => api.call(resumeMarketCampaign, request),
    onSuccess: (_campaign, _request, _before, { client }) => changed(client),
  });

/** Queries the headings of special offers in their order. */
export const offerTagsQuery = (api: OperatorApi) =>
  queryOptions({
    queryKey: keys.tags,
    queryFn: ({ signal }) => api.call(getOfferTags, {}, { signal }),
  });

export const saveOfferTagMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveOfferTag>) => api.call(saveOfferTag, request),
    onSuccess: (tags, _request, _before, { client }) => client.setQueryData(keys.tags, tags),
  });

/** Reads the list again after a conflict, because another operator has changed it. */
export const orderOfferTagsMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof orderOfferTags>) => api.call(orderOfferTags, request),
    onSuccess: (tags, _request, _before, { client }) => client.setQueryData(keys.tags, tags),
    onError: (_error, _request, _before, { client }) => client.invalidateQueries({ queryKey: keys.tags }),
  });

export const removeOfferTagMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof removeOfferTag>) => api.call(removeOfferTag, request),
    onSuccess: (tags, _request, _before, { client }) => client.setQueryData(keys.tags, tags),
  });

/**
 * Queries the number of offers that a campaign over a category would make cheaper; `categoryId` is null for the whole
 * market.
 */
export const campaignReachQuery = (api: OperatorApi, categoryId: number | null) =>
  queryOptions({
    queryKey: [...keys.reach, categoryId],
    queryFn: ({ signal }) =>
      api.call(getCampaignReach, categoryId === null ? {} : { categoryId: String(categoryId) }, { signal }),
  });

export const createMarketCampaignMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof createMarketCampaign>) => api.call(createMarketCampaign, request),
    onSuccess: (_campaign, _request, _before, { client }) => changed(client),
  });
