import { cartQuery } from '@havan/api-client/queries/cart/cart';
import type { CartState } from '@havan/contract/cart/cart';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Returns the seller's goods in the cart, in kuruş. */
export type GoodsInCart = (sellerId: number) => number;

const goodsBySeller = ({ groups }: CartState): ReadonlyMap<number, number> =>
  new Map(groups.map(({ seller, goodsTotal }) => [seller.sellerId, goodsTotal]));

/** Returns the goods of each seller in the cart; none while the cart is not known. */
export function useGoodsInCart(): GoodsInCart {
  const { api } = useAppProfile();
  const { data } = useQuery({ ...cartQuery(api), select: goodsBySeller });
  return useCallback((sellerId) => data?.get(sellerId) ?? 0, [data]);
}
