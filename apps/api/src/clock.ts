import type { Db } from './db/database.ts';
import { databaseTime } from './db/state.sql.ts';

/** The only source of time; whatever depends on it takes it as an argument. */
export interface Clock {
  readonly now: () => Date;
}

/** How far `clock` may drift before the database is asked again, in milliseconds. */
const resyncMs = 30_000;

/**
 * A clock that shows the time of the database, so that several API processes agree on it and a wrong clock of one
 * machine neither accepts an expired token nor starts a campaign early. It counts on monotonic time in between.
 */
export async function databaseClock(db: Db): Promise<Clock & { readonly stop: () => void }> {
  let origin = 0;
  const sync = async () => {
    const before = performance.now();
    const time = await databaseTime(db);
    const after = performance.now();
    origin = time - (before + after) / 2;
  };
  await sync();
  // A database that is away keeps the clock running on the last answer.
  const timer = setInterval(() => void sync().catch(() => undefined), resyncMs);
  timer.unref();
  return { now: () => new Date(origin + performance.now()), stop: () => clearInterval(timer) };
}
