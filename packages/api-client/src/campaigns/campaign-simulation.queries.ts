import type { RequestOf } from '@havan/contract/call';
import {
  findCampaignProducts,
  type ProductTarget,
  simulateCampaign,
} from '@havan/contract/campaigns/campaign-simulation';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

export type SimulationRequest = RequestOf<typeof simulateCampaign>;

/** Queries the expected effect of a campaign on up to a hundred listings. */
export const simulationQuery = (api: Api, request: SimulationRequest) =>
  queryOptions({
    queryKey: ['campaign-simulation', request],
    queryFn: ({ signal }) => api.call(simulateCampaign, request, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** Finds the listings that a filter, a file or the radar means. */
export const findProductsMutation = (api: Api) =>
  mutationOptions({ mutationFn: (target: ProductTarget) => api.call(findCampaignProducts, { target }) });
