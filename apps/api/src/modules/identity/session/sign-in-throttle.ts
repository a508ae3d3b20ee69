import type { Context } from '../../../core/context.ts';
import { type AddressRule, addressKeys, slowDownAddress } from './address-throttle.ts';
import { doubling, keyOf, slowDown } from './slow-down.ts';
import { clearThrottle, lowerThrottle } from './throttle.sql.ts';

const nameRule = doubling(5, 60);
/** A pharmacy shares one address; so does a whole mobile network. */
const addressRule: AddressRule = { purpose: 'sign-in', free: 30, maxWaitSeconds: 30 };

interface Attempt {
  readonly nameKey: string;
  readonly addressKeys: readonly string[];
}

interface Guess {
  /** The typed name. */
  readonly name: string;
  /** The account; its user name and e-mail address share their tries. */
  readonly userId: number | null;
  readonly ip: string;
  /** The token of a browser in which this user has signed in before. */
  readonly knownDevice: string | null;
}

function nameKeyOf({ name, userId, knownDevice }: Guess): string {
  if (userId === null) return keyOf('sign-in:name', name);
  // A known browser has its own tries, so that guesses from elsewhere do not throttle the owner.
  return knownDevice === null ? `sign-in:user:${userId}` : keyOf(`sign-in:device:${userId}`, knownDevice);
}

/**
 * Counts an attempt before the password is checked.
 *
 * @throws AppError `tooManyRequests` with the seconds to wait
 */
export async function admitAttempt(ctx: Context, guess: Guess): Promise<Attempt> {
  const nameKey = nameKeyOf(guess);
  await slowDownAddress(ctx, addressRule, guess.ip);
  await slowDown(ctx, nameKey, nameRule);
  return { nameKey, addressKeys: addressKeys(addressRule, guess.ip).map(({ key }) => key) };
}

/** After a correct password: resets the count of the name and removes this attempt from that of the address. */
export async function forgiveAttempt(ctx: Context, attempt: Attempt): Promise<void> {
  await clearThrottle(ctx.db, attempt.nameKey);
  for (const key of attempt.addressKeys) await lowerThrottle(ctx.db, key);
}
