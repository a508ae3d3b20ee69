import { productQuery } from '@havan/api-client/queries/catalogue';
import { useTrack } from '@havan/features/shell/analytics/use-track';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useQueryClient } from '@tanstack/react-query';
import { offerItems } from './track-items.ts';

/** Tells of a new favourite with its offers; they are fetched where the page has none (specification §4). */
export function useReportLike(): (productId: number) => Promise<void> {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const track = useTrack();
  return async (productId) => {
    try {
      const { product, listings } = await client.ensureQueryData(productQuery(api, productId));
      if (listings.length > 0) track('add_to_wishlist', { items: offerItems(product, listings) });
    } catch {
      // What is only counted never disturbs: the favourite is kept already.
    }
  };
}
