import type { RequestOf } from '@havan/contract/call';
import type { applyCrossCart } from '@havan/contract/cart/cart-reading';
import { formatMoney } from '@havan/domain/money';
import { cartTexts } from '../cart-texts.ts';
import type { Hints } from './use-hints.ts';

export interface HintRow {
  readonly key: string;
  readonly text: string;
  /** Kuruş. */
  readonly saving: number;
  readonly change: RequestOf<typeof applyCrossCart>;
}

/**
 * Returns the hints as sentences with what they do, the largest saving first; at most one for each line that
 * it touches.
 */
export function hintRows({ topUps, moves }: Hints): HintRow[] {
  const rows: HintRow[] = [
    ...topUps.map(({ sellerId, sellerUsername, units, shippingFee, saving }) => ({
      key: `top-up-${sellerId}`,
      text: cartTexts.topUp(
        sellerUsername,
        units.map(({ count, productName }) => cartTexts.unitsOf(count, productName)).join(', '),
        shippingFee === 0 ? null : formatMoney(shippingFee),
      ),
      saving,
      change: { add: units.map(({ listingId, count }) => ({ listingId, count })) },
    })),
    ...moves.map(({ from, toListingId, toSellerUsername, saving }) => ({
      key: `move-${from.listingId}-${toListingId}`,
      text: cartTexts.move(from.productName, toSellerUsername),
      saving,
      change: { add: [{ listingId: toListingId, count: from.count }], remove: [from.listingId] },
    })),
  ];
  const touched = new Set<number>();
  return rows
    .toSorted((a, b) => b.saving - a.saving)
    .filter(({ change: { add, remove = [] } }) => {
      const ids = [...add.map(({ listingId }) => listingId), ...remove];
      const isFree = ids.every((id) => !touched.has(id));
      for (const id of ids) touched.add(id);
      return isFree;
    })
    .slice(0, 3);
}
