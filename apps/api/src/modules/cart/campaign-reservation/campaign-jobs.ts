import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { expireClaims, turnCampaigns } from './claims.sql.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';

/** Releases expired reservations, and starts and ends campaigns on time. */
export async function keepCampaigns({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await turnCampaigns(db, now);
  await withTransaction(db, (trx) => expireClaims(trx, now));
}

export const campaignJobs: readonly Job[] = [
  { name: 'keep-campaigns', everySeconds: 10, run: keepCampaigns },
];
