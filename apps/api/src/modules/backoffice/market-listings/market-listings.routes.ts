import { marketListingCalls } from '@havan/contract/backoffice/risk/market-listings';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { act, marketListings, preview } from './market-listings.service.ts';
import { findRiskTargets } from './risk-marks.sql.ts';
import { lift, mark, riskMarks } from './risk-marks.service.ts';

export const marketListingRoutes: readonly Binding[] = [
  bind(marketListingCalls.findMarketListings, (request, { ctx }) => marketListings(ctx, request)),
  bind(marketListingCalls.previewListingAct, (request, { ctx }) => preview(ctx, request)),
  bind(marketListingCalls.actOnListings, (request, { ctx, operator, caller }) =>
    act(ctx, operator, caller, request),
  ),
  bind(marketListingCalls.getRiskMarks, (_request, { ctx }) => riskMarks(ctx)),
  bind(marketListingCalls.findRiskTargets, async ({ search }, { ctx }) => ({
    targets: await findRiskTargets(ctx.db, search),
  })),
  bind(marketListingCalls.markRisk, (request, { ctx, operator, caller }) =>
    mark(ctx, operator, caller, request),
  ),
  bind(marketListingCalls.liftRiskMark, (request, { ctx, operator, caller }) =>
    lift(ctx, operator, caller, request),
  ),
];
