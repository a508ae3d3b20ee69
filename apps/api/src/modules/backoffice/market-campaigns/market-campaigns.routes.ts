import { marketCampaignCalls as calls } from '@havan/contract/backoffice/content/market-campaigns';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { campaignPage, pause, resume } from './market-campaigns.service.ts';
import { campaignReach, createCampaign } from './new-campaign.service.ts';
import { arrangeTags, dropTag, offerTags, writeTag } from './offer-tags.service.ts';

export const marketCampaignRoutes: readonly Binding[] = [
  bind(calls.getCampaignReach, (request, { ctx }) => campaignReach(ctx, request)),
  bind(calls.createMarketCampaign, (request, { ctx, operator, caller }) =>
    createCampaign(ctx, operator, caller, request),
  ),
  bind(calls.getOperatorCampaigns, (request, { ctx }) => campaignPage(ctx, request)),
  bind(calls.pauseMarketCampaign, (request, { ctx, operator, caller }) =>
    pause(ctx, operator, caller, request),
  ),
  bind(calls.resumeMarketCampaign, (request, { ctx, operator, caller }) =>
    resume(ctx, operator, caller, request),
  ),
  bind(calls.getOfferTags, (_, { ctx }) => offerTags(ctx)),
  bind(calls.saveOfferTag, (request, { ctx, operator, caller }) => writeTag(ctx, operator, caller, request)),
  bind(calls.removeOfferTag, (request, { ctx, operator, caller }) => dropTag(ctx, operator, caller, request)),
  bind(calls.orderOfferTags, (request, { ctx, operator, caller }) =>
    arrangeTags(ctx, operator, caller, request),
  ),
];
