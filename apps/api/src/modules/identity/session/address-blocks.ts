import ipaddr from 'ipaddr.js';

/** The block of one subscriber: an IPv4 address or a /64 of IPv6; and its site, a /48. */
export interface AddressBlocks {
  readonly subscriber: string;
  /** Null for IPv4. */
  readonly site: string | null;
}

const blockOf = (address: ipaddr.IPv6, bits: number): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;

/**
 * Returns the blocks that limits are counted by. An IPv6 subscriber owns 2^64 addresses (RFC 6177), so counting them one
 * by one limits nobody; an IPv4 address written as IPv6 is the IPv4 address.
 */
export function addressBlocksOf(ip: string): AddressBlocks {
  if (!ipaddr.isValid(ip)) return { subscriber: ip, site: null };
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return { subscriber: address.toString(), site: null };
  return { subscriber: blockOf(address, 64), site: blockOf(address, 48) };
}
