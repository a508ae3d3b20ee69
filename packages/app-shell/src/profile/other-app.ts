import type { Audience } from './app-profile.ts';
import type { Globals } from './globals.ts';

export interface Place {
  /** Origin of the page. */
  readonly origin: string;
  readonly audience: Audience;
}

/**
 * Returns the address of a path in the other app. On the hosts that the server names this is the other host; anywhere
 * else both apps share the host and the first path segment distinguishes them (product §1).
 * @param path starts with `/`, without the `/merchant` prefix
 */
export function otherAppHref(path: string, { origin, audience }: Place, globals: Globals | null): string {
  const isOwnHost = globals !== null && [globals.buyerOrigin, globals.merchantOrigin].includes(origin);
  if (audience === 'buyer') return `${isOwnHost ? globals.merchantOrigin : origin}/merchant${path}`;
  return `${isOwnHost ? globals.buyerOrigin : origin}${path}`;
}
