import type { CampaignState } from '@havan/domain/campaign';
import { campaignHoldMinutes } from '@havan/domain/campaign-price';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import * as sql from './pausing.sql.ts';

/** The facts of a locked campaign that a pause needs. */
export interface PausableCampaign {
  readonly id: number;
  readonly state: CampaignState;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The end that a paused one had. */
  readonly pausedEnd: Date | null;
  /** It runs out the fifteen minutes of its carts. */
  readonly isStopping: boolean;
}

/** A campaign that goes on does so for at least an hour, as a new one. */
const shortestMs = 3_600_000;

/**
 * Pauses a locked campaign that runs: it ends when the time for which a right is kept in a cart has passed. A `reason` is
 * the market's.
 *
 * @throws AppError `actionNotAllowed` for one that is being stopped or is about to end
 */
export async function pauseRunning(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  campaign: PausableCampaign,
  reason: string | null,
): Promise<void> {
  const at = clock.now();
  const until = new Date(at.getTime() + campaignHoldMinutes * 60_000);
  if (campaign.isStopping || campaign.endsAt <= until)
    throw new AppError('actionNotAllowed', { message: 'Bu kampanya zaten bitmek üzere.' });
  await sql.writePause(db, campaign.id, { until, reason, at });
}

/**
 * Goes on with a locked campaign that was paused: its limits count on, and its run so far stays in the history of prices.
 *
 * @throws AppError `actionNotAllowed` for one that is not paused, or whose end has come
 */
export async function resumePaused(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, state, startsAt, pausedEnd }: PausableCampaign,
): Promise<void> {
  const at = clock.now();
  if (pausedEnd === null)
    throw new AppError('actionNotAllowed', { message: 'Bu kampanya duraklatılmış değil.' });
  if (pausedEnd.getTime() - at.getTime() < shortestMs)
    throw new AppError('actionNotAllowed', {
      message: 'Kampanyanın bitiş saati geldi. Kopyalayıp yeni bir dönemle yayınlayabilirsiniz.',
    });
  if (state === 'ended') await sql.archiveRun(db, id);
  await sql.writeResume(db, id, { startsAt: state === 'ended' ? at : startsAt, at });
}
