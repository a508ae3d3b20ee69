import type { Context } from '../../context.ts';
import { doubling, keyOf, slowDown } from './slow-down.ts';
import { clearThrottle, lowerThrottle } from './throttle.sql.ts';

const nameRule = doubling(5, 60);
/** A pharmacy shares one address; so does a whole carrier network. */
const addressRule = doubling(30, 30);

interface Attempt {
  readonly nameKey: string;
  readonly addressKey: string;
}

/**
 * Counts a guess at a password before the password is looked at.
 *
 * @throws AppError `tooManyRequests` with the seconds to wait
 */
export async function admitAttempt(
  ctx: Context,
  { name, ip }: { name: string; ip: string },
): Promise<Attempt> {
  const attempt = { nameKey: keyOf('sign-in:name', name), addressKey: `sign-in:ip:${ip}` };
  await slowDown(ctx, attempt.addressKey, addressRule);
  await slowDown(ctx, attempt.nameKey, nameRule);
  return attempt;
}

/** A right password clears the name and takes this one attempt off the address. */
export async function forgiveAttempt(ctx: Context, { nameKey, addressKey }: Attempt): Promise<void> {
  await clearThrottle(ctx.db, nameKey);
  await lowerThrottle(ctx.db, addressKey);
}
