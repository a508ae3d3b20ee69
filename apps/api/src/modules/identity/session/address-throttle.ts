import type { Context } from '../../../core/context.ts';
import { addressBlocksOf } from './address-blocks.ts';
import { doubling, slowDown } from './slow-down.ts';
import type { ThrottleRule } from './throttle.sql.ts';

export interface AddressRule {
  readonly purpose: string;
  /** Attempts of one subscriber before the first wait. */
  readonly free: number;
  readonly maxWaitSeconds: number;
}

/** A site of IPv6 has 65,536 subscriber blocks; it may try as often as a large office would. */
const siteFactor = 16;

/** Returns the keys and rules that count an attempt from this address, the narrowest first. */
export function addressKeys(
  { purpose, free, maxWaitSeconds }: AddressRule,
  ip: string,
): { readonly key: string; readonly rule: ThrottleRule }[] {
  const { subscriber, site } = addressBlocksOf(ip);
  const keys = [{ key: `${purpose}:ip:${subscriber}`, rule: doubling(free, maxWaitSeconds) }];
  if (site !== null)
    keys.push({ key: `${purpose}:ip:${site}`, rule: doubling(free * siteFactor, maxWaitSeconds) });
  return keys;
}

/** Counts an attempt for the address it comes from. @throws AppError `tooManyRequests` with the seconds to wait */
export async function slowDownAddress(ctx: Context, rule: AddressRule, ip: string): Promise<void> {
  for (const { key, rule: waits } of addressKeys(rule, ip)) await slowDown(ctx, key, waits);
}
