import { sameDayDeliveryQuery } from '@havan/api-client/queries/identity/delivery-info';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useQuery } from '@tanstack/react-query';
import type { BringingSeller } from './bringing-text.ts';

/**
 * What a seller does in the district of an address of the buyer, its first one without; undefined where it does not drive
 * there, and until that is known.
 */
export function useBringing(sellerId: number, addressId: number | null = null): BringingSeller | undefined {
  const { api } = useAppProfile();
  const { data } = useQuery(sameDayDeliveryQuery(api, addressId));
  return data?.sellers.find((seller) => seller.sellerId === sellerId);
}
