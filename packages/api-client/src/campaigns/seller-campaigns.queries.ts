import type { RequestOf, ResultOf } from '@havan/contract/call';
import {
  copyCampaign,
  deleteCampaign,
  endCampaign,
  getCampaignProducts,
  getSellerCampaign,
  getSellerCampaigns,
  pauseCampaign,
  resumeCampaign,
  saveCampaign,
  type SellerCampaignDetail,
  scheduleCampaign,
  unscheduleCampaign,
  visitCampaignPanel,
} from '@havan/contract/campaigns/seller-campaigns';
import type { CampaignState } from '@havan/domain/campaign';
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Api } from '../client.ts';

const root = ['seller-campaigns'] as const;
const detailKey = (campaignId: number) => [...root, 'one', campaignId] as const;

/** Queries campaigns of the company in a state or in all, the newest first. */
export const sellerCampaignsQuery = (api: Api, state: CampaignState | null, q: string) =>
  infiniteQueryOptions({
    queryKey: [...root, 'list', state, q],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(
        getSellerCampaigns,
        { ...(state && { state }), ...(q !== '' && { q }), ...(cursor && { cursor }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** Queries one campaign of the company with its terms, its listings and what it sold. */
export const sellerCampaignQuery = (api: Api, campaignId: number) =>
  queryOptions({
    queryKey: detailKey(campaignId),
    queryFn: ({ signal }) => api.call(getSellerCampaign, { campaignId: String(campaignId) }, { signal }),
  });

interface CampaignProductChoice {
  readonly state: CampaignState | null;
  readonly q: string;
  readonly unsold: boolean;
}

/** Queries listings of the company in its campaigns. */
export const campaignProductsQuery = (api: Api, { state, q, unsold }: CampaignProductChoice) =>
  infiniteQueryOptions({
    queryKey: [...root, 'products', state, q, unsold],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(
        getCampaignProducts,
        {
          ...(state && { state }),
          ...(q !== '' && { q }),
          ...(unsold && { unsold: 'true' as const }),
          ...(cursor && { cursor }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** Notes that the panel was opened (specification §7). */
export const visitPanelMutation = (api: Api) =>
  mutationOptions({ mutationFn: () => api.call(visitCampaignPanel, {}) });

const keep = (client: QueryClient, detail: SellerCampaignDetail): Promise<void> => {
  client.setQueryData(detailKey(detail.campaign.campaignId), detail);
  return client.invalidateQueries({ queryKey: root, predicate: ({ queryKey }) => queryKey[1] !== 'one' });
};

/** Writes a campaign. */
export const saveCampaignMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...terms }: RequestOf<typeof saveCampaign> & { idempotencyKey: string }) =>
      api.call(saveCampaign, terms, { idempotencyKey }),
    onSuccess: (detail, _request, _before, { client }) => keep(client, detail),
  });

export type CampaignMove =
  | { readonly move: 'schedule'; readonly acceptsLoss: boolean }
  | { readonly move: 'unschedule' }
  | { readonly move: 'end' }
  | { readonly move: 'pause' }
  | { readonly move: 'resume' }
  | { readonly move: 'copy' };

/** Publishes, takes back, pauses, resumes, stops or copies a campaign; answers the campaign that there is then. */
export const moveCampaignMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (
      asked: CampaignMove & { campaignId: number; version: number; idempotencyKey: string },
    ): Promise<ResultOf<typeof saveCampaign>> => {
      const { campaignId, version, idempotencyKey } = asked;
      const which = { campaignId, version };
      if (asked.move === 'schedule')
        return api.call(scheduleCampaign, { ...which, acceptsLoss: asked.acceptsLoss }, { idempotencyKey });
      if (asked.move === 'unschedule') return api.call(unscheduleCampaign, which, { idempotencyKey });
      if (asked.move === 'end') return api.call(endCampaign, which, { idempotencyKey });
      if (asked.move === 'pause') return api.call(pauseCampaign, which, { idempotencyKey });
      if (asked.move === 'resume') return api.call(resumeCampaign, which, { idempotencyKey });
      return api.call(copyCampaign, { campaignId }, { idempotencyKey });
    },
    onSuccess: (detail, _asked, _before, { client }) => keep(client, detail),
  });

/** Deletes a draft. */
export const deleteCampaignMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ campaignId, idempotencyKey }: { campaignId: number; idempotencyKey: string }) =>
      api.call(deleteCampaign, { campaignId }, { idempotencyKey }),
    onSuccess: (_answer, _asked, _before, { client }) =>
      client.invalidateQueries({ queryKey: root, predicate: ({ queryKey }) => queryKey[1] !== 'one' }),
  });
