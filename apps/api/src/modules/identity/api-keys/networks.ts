import ipaddr from 'ipaddr.js';

/**
 * Returns whether an address lies in one of the networks; in none of them where the list is empty means
 * everywhere.
 */
export function isWithin(ip: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  if (!ipaddr.isValid(ip)) return false;
  // On a dual-stack socket an IPv4 address is written `::ffff:203.0.113.7`.
  const address = ipaddr.process(ip);
  return networks.some((network) => {
    const [base, length] = ipaddr.parseCIDR(
      network.includes('/') ? network : `${network}/${hostLength(network)}`,
    );
    return base.kind() === address.kind() && address.match(base, length);
  });
}

const hostLength = (host: string): number => (host.includes(':') ? 128 : 32);
