import type { CartState, SellerGroup, CartItem } from '@havan/contract/cart/cart';

/** Why the payment cannot begin, in the order in which a buyer resolves it. */
export type CartObstacle = 'nothingChosen' | 'blockedByChange' | 'blockedByMinimum';

/** Returns the selected groups that contain something that can be bought. */
export function payableGroups(basket: CartState, unchecked: readonly number[]): SellerGroup[] {
  return basket.groups.filter(
    ({ seller, lines }) => !unchecked.includes(seller.sellerId) && lines.some(({ canBuy }) => canBuy),
  );
}

/** Returns lines that changed and can still be bought: they are accepted together. */
export function changedLineIds(groups: readonly SellerGroup[]): number[] {
  return groups.flatMap(({ lines }) =>
    lines.filter(({ canBuy, notices }) => canBuy && notices.length > 0).map(({ listingId }) => listingId),
  );
}

export function obstacleOf(groups: readonly SellerGroup[]): CartObstacle | null {
  if (groups.length === 0) return 'nothingChosen';
  if (changedLineIds(groups).length > 0) return 'blockedByChange';
  return groups.some(({ missingForMinBasket }) => missingForMinBasket > 0) ? 'blockedByMinimum' : null;
}

/** Returns the lines that cannot be bought now (sold out, expired, withdrawn) and stay in the cart. */
export const waitingLines = (basket: CartState): CartItem[] =>
  basket.groups.flatMap(({ lines }) => lines.filter(({ canBuy }) => !canBuy));

/** Returns the sellers with only the lines that can be bought, without those who have none. */
export function buyableGroups(basket: CartState): SellerGroup[] {
  return basket.groups.flatMap((group) => {
    if (group.lines.every(({ canBuy }) => canBuy)) return [group];
    const lines = group.lines.filter(({ canBuy }) => canBuy);
    return lines.length > 0 ? [{ ...group, lines }] : [];
  });
}

/** Lines that a tall screen shows. */
const screenful = 12;

/**
 * Returns how many lines to draw where `count` are due: of a seller that is begun at least a screenful, so that its
 * foot, once in view, is not pushed away by lines that follow.
 */
export function countOfWholeSellers(groups: readonly SellerGroup[], count: number): number {
  let drawn = 0;
  for (const { lines } of groups) {
    if (drawn >= count) break;
    drawn += Math.min(lines.length, Math.max(screenful, count - drawn));
  }
  return drawn;
}
