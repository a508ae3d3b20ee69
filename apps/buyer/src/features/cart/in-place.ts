import { useState } from 'react';

interface BySeller {
  readonly groups: readonly { readonly seller: { readonly sellerId: number } }[];
}

/**
 * Returns the cart with its sellers in the order of `before`. The server sorts sellers by their oldest line, so without
 * this they would change places when that line is removed. A new seller takes the server's order.
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

/** Returns the cart as `inPlace` orders it, from answer to answer. */
export function useInPlace<CartState extends BySeller>(answer: CartState | undefined): CartState | undefined {
  const [known, setKnown] = useState({ answer, shown: answer });
  if (known.answer === answer) return known.shown;
  const shown = answer && inPlace(known.shown, answer);
  setKnown({ answer, shown });
  return shown;
}
