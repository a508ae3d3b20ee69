import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { hashOf } from './tokens.ts';
import { takeThrottle, type ThrottleRule, waitOf } from './throttle.sql.ts';

export { takeThrottle } from './throttle.sql.ts';

/** Free attempts, then a wait that doubles from one second to `maxWaitSeconds`. */
export function doubling(free: number, maxWaitSeconds: number): ThrottleRule {
  const waits = Array.from({ length: free - 1 }, () => 0);
  for (let wait = 1; wait < maxWaitSeconds; wait *= 2) waits.push(wait);
  return { waits: [...waits, maxWaitSeconds], resetAfterSeconds: 900 };
}

/** Returns a hashed key, so that typed text is not stored. */
export const keyOf = (purpose: string, typed: string): string =>
  `${purpose}:${hashOf(typed.trim().toLowerCase()).toString('base64url')}`;

/**
 * Counts an attempt before its work, so that concurrent attempts in all processes are counted one by one. Nobody is
 * locked out: further attempts only wait.
 *
 * @throws AppError `tooManyRequests` with the seconds to wait
 */
export async function slowDown(ctx: Context, key: string, rule: ThrottleRule): Promise<void> {
  const waitMs = await takeThrottle(ctx.db, key, rule, ctx.clock.now());
  if (waitMs > 0) throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/** Returns the whole seconds until the next attempt for `key`. */
export const secondsToWait = async (ctx: Context, key: string): Promise<number> =>
  Math.ceil((await waitOf(ctx.db, key, ctx.clock.now())) / 1000);
