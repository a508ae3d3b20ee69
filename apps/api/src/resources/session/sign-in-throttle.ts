import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { hashOf } from './tokens.ts';
import { clearThrottle, lowerThrottle, takeThrottle } from './throttle.sql.ts';

/** Attempts that cost nothing, and the longest wait between two attempts after them, in seconds. */
export interface ThrottleRule {
  readonly free: number;
  readonly maxWaitSeconds: number;
}

const nameRule: ThrottleRule = { free: 5, maxWaitSeconds: 60 };
/** A pharmacy shares one address; so does a whole carrier network. */
const addressRule: ThrottleRule = { free: 30, maxWaitSeconds: 30 };

interface Attempt {
  readonly nameKey: string;
  readonly addressKey: string;
}

/**
 * Counts a sign-in before its password is looked at, so that attempts sent at the same time, to any process, are
 * counted one by one. Nobody is locked out: each further failure only doubles the wait.
 *
 * @throws AppError `tooManyRequests` with the seconds to wait
 */
export async function admitAttempt(
  ctx: Context,
  { name, ip }: { name: string; ip: string },
): Promise<Attempt> {
  const attempt = {
    nameKey: `sign-in:name:${hashOf(name.toLowerCase()).toString('base64url')}`,
    addressKey: `sign-in:ip:${ip}`,
  };
  await take(ctx, attempt.addressKey, addressRule);
  await take(ctx, attempt.nameKey, nameRule);
  return attempt;
}

/** A right password clears the name and takes this one attempt off the address. */
export async function forgiveAttempt(ctx: Context, { nameKey, addressKey }: Attempt): Promise<void> {
  await clearThrottle(ctx.db, nameKey);
  await lowerThrottle(ctx.db, addressKey);
}

async function take(ctx: Context, key: string, rule: ThrottleRule): Promise<void> {
  const now = ctx.clock.now();
  const waitMs = await takeThrottle(ctx.db, key, rule, now);
  if (waitMs > 0) throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
