import type { Audience } from './app-profile.ts';
import type { Globals } from './globals.ts';

export interface Place {
  /** Origin of the page. */
  readonly origin: string;
  readonly audience: Audience;
}

/**
 * The address of a path in the other app. On the hosts that the server names it is the other host; anywhere else both
 * apps live on this one and the first segment tells them apart (product §1).
 * @param path begins with `/`, without the `/merchant` prefix
 */
export function otherAppHref(path: string, { origin, audience }: Place, globals: Globals | null): string {
  const isOwnHost = globals !== null && [globals.buyerOrigin, globals.merchantOrigin].includes(origin);
  if (audience === 'buyer') return `${isOwnHost ? globals.merchantOrigin : origin}/merchant${path}`;
  return `${isOwnHost ? globals.buyerOrigin : origin}${path}`;
}
