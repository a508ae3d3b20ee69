import { productQuery } from '@havan/api-client/queries/catalogue';
import type { Listing } from '@havan/contract/catalogue';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useQueryClient } from '@tanstack/react-query';
import { type AnalyticsItem, reportItems } from './item-batches.ts';
import { itemSink } from './item-sink.ts';
import { payPrice } from './prices.ts';

/** Tells of a new favourite with its offers; they are fetched where the page has none (specification §4). */
export function useReportLike(): (productId: number) => Promise<void> {
  const { api } = useAppProfile();
  const client = useQueryClient();
  return async (productId) => {
    try {
      const { product, listings } = await client.ensureQueryData(productQuery(api, productId));
      reportItems(itemSink, 'add_to_wishlist', listings.map(itemOf(product)));
    } catch {
      // What is only counted never disturbs: the favourite is kept already.
    }
  };
}

interface NamedProduct {
  readonly productName: string;
  readonly brandName: string;
}

/** An offer as analytics knows it. */
const itemOf =
  ({ productName, brandName }: NamedProduct) =>
  (listing: Listing, place: number): AnalyticsItem => ({
    item_id: String(listing.listingId),
    item_name: productName,
    item_brand: brandName,
    price: payPrice(listing) / 100,
    index: place + 1,
  });
