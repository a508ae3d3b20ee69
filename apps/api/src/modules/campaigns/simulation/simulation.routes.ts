import { campaignSimulationCalls as calls } from '@havan/contract/campaigns/campaign-simulation';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { findProducts, simulate } from './simulation.service.ts';

export const campaignSimulationRoutes: readonly Binding[] = [
  bind(calls.findCampaignProducts, (request, { ctx, actor }) => findProducts(ctx, actor, request)),
  bind(calls.simulateCampaign, (request, { ctx, actor }) => simulate(ctx, actor, request)),
];
