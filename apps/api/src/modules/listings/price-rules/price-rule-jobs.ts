import { hoursBefore, type Purge } from '../../../core/jobs-runner/housekeeping.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';
import { followPriceRules } from './price-rules.service.ts';
import { purgeRuleLog } from './price-rules.sql.ts';

export const priceRuleJobs: readonly Job[] = [
  { name: 'price-rules', everySeconds: 60, run: followPriceRules },
];

/** Deletes the log of price rules after ninety days. */
export const purgePriceRules: Purge = (db, now) => purgeRuleLog(db, hoursBefore(now, 90 * 24));
