import { sellerCampaignCalls as calls } from '@havan/contract/campaigns/seller-campaigns';
import { bind, type Binding } from '../../../core/http/bind.ts';
import {
  endCampaign,
  pauseCampaign,
  resumeCampaign,
  scheduleCampaign,
  unscheduleCampaign,
} from './seller-campaign-states.service.ts';
import { copyCampaign, deleteCampaign, saveCampaign } from './seller-campaign-writes.service.ts';
import {
  listCampaignProducts,
  listSellerCampaigns,
  sellerCampaign,
  visitPanel,
} from './seller-campaigns.service.ts';

export const sellerCampaignRoutes: readonly Binding[] = [
  bind(calls.visitCampaignPanel, (_request, { ctx, actor }) => visitPanel(ctx, actor)),
  bind(calls.getSellerCampaigns, (request, { ctx, actor }) => listSellerCampaigns(ctx, actor, request)),
  bind(calls.getSellerCampaign, (request, { ctx, actor }) => sellerCampaign(ctx, actor, request)),
  bind(calls.getCampaignProducts, (request, { ctx, actor }) => listCampaignProducts(ctx, actor, request)),
  bind(calls.saveCampaign, (request, { ctx, actor }) => saveCampaign(ctx, actor, request)),
  bind(calls.scheduleCampaign, (request, { ctx, actor }) => scheduleCampaign(ctx, actor, request)),
  bind(calls.unscheduleCampaign, (request, { ctx, actor }) => unscheduleCampaign(ctx, actor, request)),
  bind(calls.endCampaign, (request, { ctx, actor }) => endCampaign(ctx, actor, request)),
  bind(calls.pauseCampaign, (request, { ctx, actor }) => pauseCampaign(ctx, actor, request)),
  bind(calls.resumeCampaign, (request, { ctx, actor }) => resumeCampaign(ctx, actor, request)),
  bind(calls.copyCampaign, (request, { ctx, actor }) => copyCampaign(ctx, actor, request)),
  bind(calls.deleteCampaign, (request, { ctx, actor }) => deleteCampaign(ctx, actor, request)),
];
