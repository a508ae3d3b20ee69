import { hoursBefore, type Purge } from '../../core/jobs-runner/housekeeping.ts';
import { purgeRemovals } from './cart/removals.sql.ts';

/** Deletes removed lines that can no longer be restored. */
export const cartPurges: readonly Purge[] = [(db, now) => purgeRemovals(db, hoursBefore(now, 48))];
