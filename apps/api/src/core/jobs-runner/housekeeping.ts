import type { Db } from '../db/database.ts';
import { purgeKeys } from '../http/idempotency/idempotency.sql.ts';
import type { Job } from './job.ts';

/** Deletes obsolete rows of one module. */
export type Purge = (db: Db, now: Date) => Promise<unknown>;

/** Returns the moment so many hours before `now`. */
export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

/**
 * Returns the job that deletes obsolete rows: stored answers after a day, then those that each module names.
 */
export const housekeeping = (purges: readonly Purge[]): Job => ({
  name: 'housekeeping',
  everySeconds: 600,
  run: async ({ db, clock }) => {
    const now = clock.now();
    await purgeKeys(db, hoursBefore(now, 24));
    for (const purge of purges) await purge(db, now);
  },
});
