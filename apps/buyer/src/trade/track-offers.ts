import type { Api } from '@havan/api-client/client';
import type { Listing } from '@havan/contract/catalogue';
import { payPrice } from './prices.ts';

interface NamedProduct {
  readonly productId: number;
  readonly productName: string;
}

/** An offer as analytics knows it; money there is lira. */
const itemOf =
  ({ productName }: NamedProduct) =>
  (listing: Listing) => ({
    id: String(listing.listingId),
    name: productName,
    price: payPrice(listing) / 100,
  });

/** Counts offers of a product, in batches of eight and only for who agreed; the counter is loaded with the first event. */
export function trackOffers(
  api: Api,
  name: 'view_item_list' | 'add_to_wishlist',
  product: NamedProduct,
  listings: readonly Listing[],
): void {
  if (listings.length === 0) return;
  void import('@havan/features/shell/analytics/page-analytics')
    .then(({ pageAnalytics }) =>
      pageAnalytics(api).track(name, {
        path: `/listingdetail/${product.productId}`,
        items: listings.map(itemOf(product)),
      }),
    )
    // What is only counted never disturbs.
    .catch(() => undefined);
}
