import type { ShippingShare } from '@havan/domain/cart';
import { randomOf } from '../seeded-random.ts';
import type { SellerCarrier } from '@havan/domain/seller-carrier';
import type { DemoCompany } from './companies.ts';

export interface DemoTerms {
  /** Kuruş, as are the two below. */
  readonly minBasket: number;
  readonly shippingFee: number;
  readonly freeShippingFrom: number | null;
  readonly shippingShare: ShippingShare | null;
  readonly dispatchCutoff: string;
  readonly commissionBp: number;
}

/** Returns a seller's terms for a cart: warehouses drive themselves and require larger ones. */
export function termsOf({ id, companyType }: DemoCompany): DemoTerms {
  const random = randomOf(`terms:${id}`);
  const isWarehouse = companyType === 'localPharmacyWarehouse';
  const terms = {
    minBasket: isWarehouse
      ? random.pick([100_000, 150_000, 250_000])
      : random.pick([0, 0, 0, 20_000, 30_000, 50_000]),
    shippingFee: isWarehouse ? 0 : random.pick([4990, 5990, 6990, 7490, 8990]),
    freeShippingFrom: isWarehouse ? null : random.pick([75_000, 100_000, 125_000, 150_000, 200_000, null]),
    dispatchCutoff: random.pick(['13:00', '14:30', '15:00', '16:00', '16:30', '17:30']),
    commissionBp: random.pick([450, 550, 600, 600, 700, 850]),
  };
  // Drawn last, so that the other terms of a demo seller stay as they were.
  const isShared = terms.shippingFee > 0 && random.chance(0.3);
  return { ...terms, shippingShare: isShared ? { from: 50_000, percent: random.pick([25, 50]) } : null };
}

/** Kuruş on top of the seller's shipping, by carrier of the domain: the air carrier is the fast and the dear one. */
const surcharges: readonly (readonly [carrierId: number, surcharge: number])[] = [
  [1, 0],
  [2, 0],
  [3, 750],
  [4, 1250],
  [7, 2900],
];

/** Returns the carriers that a seller hands its parcels to; warehouses drive themselves. */
export function carriersOf({ id, companyType }: DemoCompany): SellerCarrier[] {
  if (companyType === 'localPharmacyWarehouse') return [];
  const random = randomOf(`carriers:${id}`);
  const first = random.pick([1, 2]);
  return surcharges
    .filter(([carrierId]) => carrierId === first || (carrierId > 2 && random.chance(0.45)))
    .map(([carrierId, surcharge]) => ({ carrierId, surcharge, contractNo: `SZ-${carrierId}${id}` }));
}

/** Until when a demo seller brings goods on the same day, and on which days; null for one that uses carriers alone. */
export function deliveryOf({
  id,
  companyType,
}: DemoCompany): { sameDayUntil: string | null; weekdays: number[] } | null {
  const random = randomOf(`delivery:${id}`);
  const isWarehouse = companyType === 'localPharmacyWarehouse';
  if (!isWarehouse && !(companyType === 'merchant' && random.chance(0.15))) return null;
  return {
    sameDayUntil: isWarehouse && random.chance(0.3) ? null : random.pick(['10:30', '11:00', '12:00']),
    weekdays: random.chance(0.5) ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5],
  };
}
