import { campaignPageCalls as calls } from '@havan/contract/catalogue/campaign-pages';
import { bind } from '../../../core/http/bind.ts';
import { campaignByCode, listCampaigns } from './campaign-pages.service.ts';

export const campaignPageRoutes = [
  bind(calls.getCampaigns, (request, { ctx, actor }) => listCampaigns(ctx, actor, request)),
  bind(calls.getCampaign, ({ campaignCode }, { ctx, actor }) => campaignByCode(ctx, actor, campaignCode)),
];
