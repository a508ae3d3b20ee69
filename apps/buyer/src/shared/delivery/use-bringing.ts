import { sameDayDeliveryQuery } from '@havan/api-client/queries/identity/delivery-info';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useQuery } from '@tanstack/react-query';
import type { BringingSeller } from './bringing-text.ts';

/**
 * Returns a seller's deliveries in the district of an address of the buyer, by default its first one;
 * undefined where it does not drive there, and until it is loaded.
 */
export function useBringing(sellerId: number, addressId: number | null = null): BringingSeller | undefined {
  const { api } = useAppProfile();
  const { data } = useQuery(sameDayDeliveryQuery(api, addressId));
  return data?.sellers.find((seller) => seller.sellerId === sellerId);
}
