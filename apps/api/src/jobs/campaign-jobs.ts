import type { Context } from '../context.ts';
import { withTransaction } from '../db/transaction.ts';
import { expireClaims, turnCampaigns } from '../resources/campaigns/claims.sql.ts';
import type { Job } from './job.ts';

/** Gives back rights whose time is over, and starts and ends campaigns when theirs has come. */
export async function keepCampaigns({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await turnCampaigns(db, now);
  await withTransaction(db, (trx) => expireClaims(trx, now));
}

export const campaignJobs: readonly Job[] = [
  { name: 'keep-campaigns', everySeconds: 10, run: keepCampaigns },
];
