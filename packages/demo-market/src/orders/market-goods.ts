import { smallestQuantity } from '@havan/domain/cart';
import { isExpired } from '@havan/domain/expiry';
import type { DemoListing } from '../listings/listings.ts';

/**
 * Returns the offers that an order of the demo market may take, by seller; only those of the first `products`
 * products.
 */
export function buyableBySeller(
  listings: Iterable<DemoListing>,
  products: number,
  now: Date,
): Map<number, DemoListing[]> {
  const bySeller = new Map<number, DemoListing[]>();
  for (const listing of listings) {
    if (listing.product.id > products) break;
    if (
      listing.state !== 'active' ||
      smallestQuantity(listing) === null ||
      isExpired(listing.expiration, now)
    )
      continue;
    const own = bySeller.get(listing.sellerId);
    if (own) own.push(listing);
    else bySeller.set(listing.sellerId, [listing]);
  }
  return bySeller;
}
