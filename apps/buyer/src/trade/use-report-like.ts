import { productQuery } from '@havan/api-client/queries/catalogue';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useQueryClient } from '@tanstack/react-query';
import { trackOffers } from './track-offers.ts';

/** Tells of a new favourite with its offers; they are fetched where the page has none (specification §4). */
export function useReportLike(): (productId: number) => Promise<void> {
  const { api } = useAppProfile();
  const client = useQueryClient();
  return async (productId) => {
    try {
      const { product, listings } = await client.ensureQueryData(productQuery(api, productId));
      trackOffers(api, 'add_to_wishlist', product, listings);
    } catch {
      // What is only counted never disturbs: the favourite is kept already.
    }
  };
}
