import type { Db } from '../db/database.ts';
import { purgeKeys } from '../http/idempotency/idempotency.sql.ts';
import type { Job } from './job.ts';

/** Deletes obsolete rows of one module. */
export type Purge = (db: Db, now: Date) => Promise<unknown>;

const purgeStoredAnswers: Purge = (db, now) => purgeKeys(db, hoursBefore(now, 24));

/** Returns the moment so many hours before `now`. */
export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

/**
 * Returns the job that deletes obsolete rows: stored answers after a day, then those that each module names. One that
 * fails, such as for a table that stayed locked, does not keep the others from running; the job fails after them.
 */
export const housekeeping = (purges: readonly Purge[]): Job => ({
  name: 'housekeeping',
  everySeconds: 600,
  run: async ({ db, clock }) => {
    const now = clock.now();
    const errors: unknown[] = [];
    for (const purge of [purgeStoredAnswers, ...purges]) {
      try {
        await purge(db, now);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'obsolete rows could not be deleted');
  },
});
