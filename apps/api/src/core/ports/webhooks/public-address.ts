import type { LookupAddress, LookupOptions } from 'node:dns';
import ipaddr from 'ipaddr.js';

/**
 * Returns whether an address is one of the public internet: no loopback, private, link-local, shared or
 * reserved one.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/** The connection was refused here, because of its target. */
export class ForbiddenTargetError extends Error {
  override readonly name = 'ForbiddenTargetError';
}

type Answered = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
type Lookup = (host: string, options: LookupOptions, answered: Answered) => void;
export type Resolve = (
  host: string,
  options: { readonly all: true },
  answered: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Returns a look-up for `net.connect` that fails when any address of the name is not public. It runs at the moment of
 * the connection, so a name that changes its address after a check cannot lead elsewhere.
 */
export const publicLookup =
  (resolve: Resolve): Lookup =>
  (host, options, answered) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const closed = addresses?.find(({ address }) => !isPublic(address));
      const [first] = addresses ?? [];
      if (error) answered(error, []);
      else if (closed || !first)
        answered(new ForbiddenTargetError(`${host}: ${closed?.address ?? 'no address'} is not public`), []);
      else if (options.all) answered(null, addresses);
      else answered(null, first.address, first.family);
    });
  };
