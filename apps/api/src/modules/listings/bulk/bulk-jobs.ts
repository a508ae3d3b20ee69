import { hoursBefore, type Purge } from '../../../core/jobs-runner/housekeeping.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';
import { purgeBatchListings } from './batches.sql.ts';
import { workAtBatches } from './bulk-work.ts';

export const listingBulkJobs: readonly Job[] = [
  { name: 'listing-batches', everySeconds: 1, run: workAtBatches },
];

/** Batches are shown for thirty days. */
export const purgeListingBatches: Purge = (db, now) => purgeBatchListings(db, hoursBefore(now, 30 * 24));
