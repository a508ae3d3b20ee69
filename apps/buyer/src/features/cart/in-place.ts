import { useState } from 'react';

interface BySeller {
  readonly groups: readonly { readonly seller: { readonly sellerId: number } }[];
}

/**
 * Returns the basket with its sellers in the order in which they are on the screen. The server puts first
 * whose oldest line is oldest; when that line goes, the others would change places under the finger. A new
 * seller brings the server's order.
 */
export function inPlace<CartState extends BySeller>(
  before: CartState | undefined,
  after: CartState,
): CartState {
  if (!before) return after;
  const places = new Map(before.groups.map(({ seller }, at) => [seller.sellerId, at]));
  if (after.groups.some(({ seller }) => !places.has(seller.sellerId))) return after;
  const placeOf = ({ seller }: CartState['groups'][number]): number => places.get(seller.sellerId) ?? 0;
  return { ...after, groups: after.groups.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}

/** Returns the basket as `inPlace` shows it, from answer to answer. */
export function useInPlace<CartState extends BySeller>(answer: CartState | undefined): CartState | undefined {
  const [known, setKnown] = useState({ answer, shown: answer });
  if (known.answer === answer) return known.shown;
  const shown = answer && inPlace(known.shown, answer);
  setKnown({ answer, shown });
  return shown;
}
