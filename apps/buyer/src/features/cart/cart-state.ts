import type { Basket, BasketGroup } from '@havan/contract/basket';

/** Why the payment cannot begin, in the order in which it is put right. */
export type CartObstacle = 'nothingChosen' | 'blockedByChange' | 'blockedByMinimum';

/** The groups that are ticked and hold something that can be bought. */
export function payableGroups(basket: Basket, unchecked: readonly number[]): BasketGroup[] {
  return basket.groups.filter(
    ({ seller, lines }) => !unchecked.includes(seller.sellerId) && lines.some(({ canBuy }) => canBuy),
  );
}

/** Lines that changed and can still be bought: they are accepted together. */
export function changedLineIds(groups: readonly BasketGroup[]): number[] {
  return groups.flatMap(({ lines }) =>
    lines.filter(({ canBuy, notices }) => canBuy && notices.length > 0).map(({ listingId }) => listingId),
  );
}

export function obstacleOf(groups: readonly BasketGroup[]): CartObstacle | null {
  if (groups.length === 0) return 'nothingChosen';
  if (changedLineIds(groups).length > 0) return 'blockedByChange';
  return groups.some(({ missingForMinBasket }) => missingForMinBasket > 0) ? 'blockedByMinimum' : null;
}
