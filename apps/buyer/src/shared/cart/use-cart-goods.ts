// @not-memoised
import { cartQuery } from '@havan/api-client/queries/cart/cart';
import { sharedAnswerMs } from '@havan/domain/limits';
import type { CartState } from '@havan/contract/cart/cart';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Returns the seller's goods in the cart, in kuruş. */
export type GoodsInCart = (sellerId: number) => number;

const goodsBySeller = ({ groups }: CartState): ReadonlyMap<number, number> =>
  new Map(groups.map(({ seller, goodsTotal }) => [seller.sellerId, goodsTotal]));

/** Returns a function of the seller's goods in the cart; 0 while the cart is not loaded. */
export function useGoodsInCart(): GoodsInCart {
  const { api } = useAppProfile();
  const { data } = useQuery({ ...cartQuery(api), select: goodsBySeller, staleTime: sharedAnswerMs });
  return useCallback((sellerId) => data?.get(sellerId) ?? 0, [data]);
}
