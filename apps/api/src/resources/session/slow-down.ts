import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { hashOf } from './tokens.ts';
import { takeThrottle, type ThrottleRule, waitOf } from './throttle.sql.ts';

/** Free attempts, then a wait that doubles from one second to `maxWaitSeconds`. */
export function doubling(free: number, maxWaitSeconds: number): ThrottleRule {
  const waits = Array.from({ length: free - 1 }, () => 0);
  for (let wait = 1; wait < maxWaitSeconds; wait *= 2) waits.push(wait);
  return { waits: [...waits, maxWaitSeconds], forgetAfterSeconds: 900 };
}

/** The key of what a person typed, which is not to be kept as it is. */
export const keyOf = (purpose: string, typed: string): string =>
  `${purpose}:${hashOf(typed.trim().toLowerCase()).toString('base64url')}`;

/**
 * Counts an attempt before its work is done, so that attempts sent at the same time, to any process, are counted one by
 * one. Nobody is locked out: a further attempt only has to wait.
 *
 * @throws AppError `tooManyRequests` with the seconds to wait
 */
export async function slowDown(ctx: Context, key: string, rule: ThrottleRule): Promise<void> {
  const waitMs = await takeThrottle(ctx.db, key, rule, ctx.clock.now());
  if (waitMs > 0) throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/** Whole seconds until the next attempt for `key` may be made. */
export const secondsToWait = async (ctx: Context, key: string): Promise<number> =>
  Math.ceil((await waitOf(ctx.db, key, ctx.clock.now())) / 1000);
