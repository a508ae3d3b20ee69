import type { Context } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';
import { noteSingleSellerPrices } from './single-seller.sql.ts';

/** A payment that is older is not compared any more: the prices of its moment are gone, in milliseconds. */
const freshMs = 3_600_000;
const batch = 200;

/** Compares fresh payments with the cheapest single seller of the same moment. */
export async function compareFreshPayments({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await noteSingleSellerPrices(db, new Date(now.getTime() - freshMs), now, batch);
}

export const performanceJobs: readonly Job[] = [
  { name: 'single-seller-price', everySeconds: 60, run: compareFreshPayments },
];
