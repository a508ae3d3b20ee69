import type { Context } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';
import { noteSingleSellerPrices } from './single-seller.sql.ts';

/** Age in milliseconds from which payments are no longer compared, because the prices of their time are gone. */
const freshMs = 3_600_000;
const batch = 200;

/** Compares recent payments with the cheapest single seller at the same time. */
export async function compareFreshPayments({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await noteSingleSellerPrices(db, new Date(now.getTime() - freshMs), now, batch);
}

export const performanceJobs: readonly Job[] = [
  { name: 'single-seller-price', everySeconds: 60, run: compareFreshPayments },
];
