import { carriers, type TrackingNumberFormat } from '@havan/domain/carrier';
import type { Random } from '../seeded-random.ts';

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, (_, i) => random.int(i === 0 ? 1 : 0, 9)).join('');

const makers: Readonly<Record<TrackingNumberFormat, (random: Random) => string>> = {
  '12-digits': (r) => digits(r, 12),
  '11-13-digits': (r) => digits(r, 13),
  '2letters+3-6digits|12digits': (r) => `MZ${digits(r, 6)}`,
  '14-digits': (r) => digits(r, 14),
  '2letters+1-11digits': (r) => `GP${digits(r, 9)}`,
  '2letters+1-13digits': (r) => `TK${digits(r, 11)}`,
  '17-18-alnum': (r) => `UHK${digits(r, 14)}`,
  'local-warehouse': (r) => digits(r, 12),
};

/**
 * Returns a carrier and a number that fits it (specification §5). A warehouse brings its goods itself; its
 * number is twelve digits, which fit the first carrier as well as the format of the warehouses.
 */
export function pickShipment(
  random: Random,
  isWarehouse: boolean,
): { carrierId: number; trackingNumber: string } {
  const carrier = random.pick(isWarehouse ? carriers.slice(0, 1) : carriers);
  return { carrierId: carrier.id, trackingNumber: makers[carrier.format](random) };
}
