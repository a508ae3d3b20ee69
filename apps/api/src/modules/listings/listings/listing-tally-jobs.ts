import type { Job } from '../../../core/jobs-runner/job.ts';
import { addUpTallies } from './listing-tally.sql.ts';

export const listingTallyJobs: readonly Job[] = [
  { name: 'listing-tally', everySeconds: 60, run: ({ db }) => addUpTallies(db) },
];
