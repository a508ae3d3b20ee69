import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  endCampaign as endCall,
  pauseCampaign as pauseCall,
  resumeCampaign as resumeCall,
  scheduleCampaign as scheduleCall,
  unscheduleCampaign as unscheduleCall,
} from '@havan/contract/campaigns/seller-campaigns';
import { type CampaignAction, type CampaignState, nextCampaignState } from '@havan/domain/campaign';
import { campaignHoldMinutes } from '@havan/domain/campaign-price';
import { simulatedAtOnce } from '@havan/contract/campaigns/campaign-simulation';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { requireListable, requireSeller } from '../../listings/permission/permission.service.ts';
import { pauseRunning, resumePaused } from '../pausing/pausing.service.ts';
import { forecastListings } from '../simulation/simulation.service.ts';
import { type StoredCampaign, writeState } from './seller-campaign-writes.sql.ts';
import { lockOwn, requireBearable, requirePublishable } from './seller-campaign-writes.service.ts';
import { sellerCampaign } from './seller-campaigns.service.ts';
import { findChosenListings } from './seller-campaigns.sql.ts';

/**
 * Publishes a draft. If its start has passed, it starts now; else a job starts it.
 *
 * @throws AppError `recordNotFound`, `conflict`, `actionNotAllowed`, `forbidden` for a company that may not sell,
 * `invalidRequest` for a campaign that is over, has no listing or one of a product that the company may not sell,
 * discounts nearly the whole price, or sells below a cost without `acceptsLoss`
 */
export async function scheduleCampaign(
  ctx: Context,
  actor: Actor,
  { campaignId, version, acceptsLoss = false }: ParsedRequestOf<typeof scheduleCall>,
): Promise<ResultOf<typeof scheduleCall>> {
  await requireSeller(ctx, actor);
  const now = ctx.clock.now();
  const draft = await lockOwn(ctx, actor, campaignId, version);
  const state = stateAfter(draft, 'schedule');
  const chosen = await findChosenListings(ctx.db, campaignId);
  requirePublishable(draft, chosen.length, now);
  await requireListable(ctx, actor, chosen, 'listingIds');
  await requireBearable(ctx, draft, chosen);
  if (!acceptsLoss) await requireNoLoss(ctx, actor, draft, chosen);
  const startsAt = draft.startsAt < now ? now : draft.startsAt;
  await writeState(ctx.db, campaignId, { state, startsAt, endsAt: draft.endsAt, stoppedAt: null, at: now });
  return sellerCampaign(ctx, actor, { campaignId });
}

/** Returns a planned campaign to a draft. @throws AppError `recordNotFound`, `conflict`, `actionNotAllowed` */
export async function unscheduleCampaign(
  ctx: Context,
  actor: Actor,
  { campaignId, version }: ParsedRequestOf<typeof unscheduleCall>,
): Promise<ResultOf<typeof unscheduleCall>> {
  const { startsAt, endsAt, ...planned } = await lockOwn(ctx, actor, campaignId, version);
  const state = stateAfter(planned, 'unschedule');
  await writeState(ctx.db, campaignId, { state, startsAt, endsAt, stoppedAt: null, at: ctx.clock.now() });
  return sellerCampaign(ctx, actor, { campaignId });
}

/**
 * Stops a running campaign: it ends after the time for which a cart keeps a reservation, so that no buyer
 * loses it while it is in the cart (product rule "campaigns").
 *
 * @throws AppError `recordNotFound`, `conflict`, `actionNotAllowed` for one that does not run or is being stopped
 */
export async function endCampaign(
  ctx: Context,
  actor: Actor,
  { campaignId, version }: ParsedRequestOf<typeof endCall>,
): Promise<ResultOf<typeof endCall>> {
  const now = ctx.clock.now();
  const { startsAt, endsAt, ...running } = await lockOwn(ctx, actor, campaignId, version);
  stateAfter(running, 'end');
  const promised = new Date(now.getTime() + campaignHoldMinutes * 60_000);
  if (endsAt <= promised)
    throw new AppError('actionNotAllowed', { message: 'Bu kampanya zaten bitmek üzere.' });
  await writeState(ctx.db, campaignId, {
    state: 'running',
    startsAt,
    endsAt: promised,
    stoppedAt: now,
    at: now,
  });
  return sellerCampaign(ctx, actor, { campaignId });
}

/**
 * Pauses a running campaign, which ends after the same fifteen minutes as one that is stopped.
 *
 * @throws AppError `recordNotFound`, `conflict`, `actionNotAllowed` for a campaign that does not run or is being
 * stopped
 */
export async function pauseCampaign(
  ctx: Context,
  actor: Actor,
  { campaignId, version }: ParsedRequestOf<typeof pauseCall>,
): Promise<ResultOf<typeof pauseCall>> {
  const running = await lockOwn(ctx, actor, campaignId, version);
  stateAfter(running, 'pause');
  await pauseRunning(ctx, running, null);
  return sellerCampaign(ctx, actor, { campaignId });
}

/**
 * Resumes a paused campaign.
 *
 * @throws AppError `recordNotFound`, `conflict`, `forbidden` for a company that may not sell, `actionNotAllowed` for a
 * campaign that is not paused, whose end has passed, or that the market paused
 */
export async function resumeCampaign(
  ctx: Context,
  actor: Actor,
  { campaignId, version }: ParsedRequestOf<typeof resumeCall>,
): Promise<ResultOf<typeof resumeCall>> {
  await requireSeller(ctx, actor);
  const paused = await lockOwn(ctx, actor, campaignId, version);
  if (paused.pauseReason !== null)
    throw new AppError('actionNotAllowed', {
      message: `Bu kampanyayı pazaryeri duraklattı: ${paused.pauseReason}`,
    });
  await resumePaused(ctx, paused);
  return sellerCampaign(ctx, actor, { campaignId });
}

/** @throws AppError `invalidRequest` at `acceptsLoss` when listings sell below their cost */
async function requireNoLoss(
  ctx: Context,
  actor: Actor,
  draft: StoredCampaign,
  chosen: readonly number[],
): Promise<void> {
  let losing = 0;
  for (let from = 0; from < chosen.length; from += simulatedAtOnce) {
    const ids = chosen.slice(from, from + simulatedAtOnce);
    // A chunk after the other keeps few markets in memory.
    const forecasts = await forecastListings(ctx, actor, draft, ids);
    losing += forecasts.filter(({ margin }) => margin !== null && margin < 0).length;
  }
  if (losing === 0) return;
  const message = `${losing} ürün maliyetinin altına düşüyor. Yine de yayınlamak için onaylayın ya da bu ürünleri çıkarın.`;
  throw new AppError('invalidRequest', {
    message,
    errors: [{ code: 'belowCost', message, path: 'acceptsLoss' }],
  });
}

/** @throws AppError `actionNotAllowed` when the seller may not do this in the current state */
function stateAfter({ state }: Pick<StoredCampaign, 'state'>, action: CampaignAction): CampaignState {
  const next = nextCampaignState(state, action, 'seller');
  if (!next) throw new AppError('actionNotAllowed');
  return next;
}
