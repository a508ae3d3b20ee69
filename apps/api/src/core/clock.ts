import type { Db } from './db/database.ts';
import { databaseTime } from './db/state.sql.ts';

/** The only source of time; code that depends on it takes it as an argument. */
export interface Clock {
  readonly now: () => Date;
}

/** The longest time, in milliseconds, before `clock` asks the database again; it drifts meanwhile. */
const resyncMs = 30_000;

/**
 * Returns a clock with the database's time, so that all API processes agree and the wrong clock of one
 * machine neither accepts an expired token nor starts a campaign early. Between queries it advances by
 * monotonic time.
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
  // While the database is unavailable the clock advances from the last answer.
  const timer = setInterval(() => void sync().catch(() => undefined), resyncMs);
  timer.unref();
  return { now: () => new Date(origin + performance.now()), stop: () => clearInterval(timer) };
}
