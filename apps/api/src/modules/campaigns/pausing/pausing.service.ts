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
  /** The planned end of a paused campaign; null for others. */
  readonly pausedEnd: Date | null;
  /** Whether it is being stopped: it ends when the fifteen minutes of reservations in carts have passed. */
  readonly isStopping: boolean;
}

/** A resumed campaign must run for at least an hour, as a new one, in milliseconds. */
const shortestMs = 3_600_000;

/**
 * Pauses a locked running campaign: it ends when the time of reservations in carts has passed. A `reason` is given by
 * the market.
 *
 * @throws AppError `actionNotAllowed` for a campaign that is being stopped or is about to end
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
 * Resumes a locked paused campaign: its limits continue, and its run so far stays in the price history.
 *
 * @throws AppError `actionNotAllowed` for a campaign that is not paused, or whose end has passed
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
