// @not-memoised
import { sameDayDeliveryQuery } from '@havan/api-client/queries/identity/delivery-info';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useQuery } from '@tanstack/react-query';
import type { BringingSeller } from './bringing-text.ts';

/**
 * Returns a seller's own deliveries to the district of an address, by default the buyer's first one; undefined where
 * there are none, and until they are loaded.
 */
export function useBringing(sellerId: number, addressId: number | null = null): BringingSeller | undefined {
  const { api } = useAppProfile();
  const { data } = useQuery(sameDayDeliveryQuery(api, addressId));
  return data?.sellers.find((seller) => seller.sellerId === sellerId);
}
