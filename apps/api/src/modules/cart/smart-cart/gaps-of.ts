import type { SmartCart } from '@havan/contract/cart/smart-cart';
import { countOffers } from '@havan/smart-cart/explain';
import {
  type Constraints,
  type Demand,
  type Instance,
  type Listing,
  type Plan,
  receivedUnits,
} from '@havan/smart-cart/instance';
import { refusedBy } from '@havan/smart-cart/offers';
import type { Market } from './offers-of-instance.ts';

type Gap = SmartCart['gaps'][number];

/** Returns the products that the plan does not supply completely; all without a plan. */
export function gapsOf(
  { instance, request, offers, productNames, lines }: Market,
  plan: Plan | null,
): SmartCart['gaps'] {
  const brought = new Map<string, number>();
  const listings = new Map(instance.listings.map((listing) => [listing.listingId, listing]));
  for (const { listingId, qty } of plan ?? []) {
    const productId = String(lines.get(offers.get(listingId)?.product_id ?? 0));
    const listing = listings.get(listingId);
    const units = listing ? receivedUnits(listing, qty) : qty;
    brought.set(productId, (brought.get(productId) ?? 0) + units);
  }
  const short = instance.demand.filter(({ productId, qty }) => (brought.get(productId) ?? 0) < qty);
  if (short.length === 0) return [];
  const counts = new Map(
    countOffers(
      instance,
      short.map(({ productId }) => productId),
    ).map((count) => [count.productId, count]),
  );
  const usableOf = usableListings(instance);
  const excluded = new Set(request.wishes.excludedSellerIds);
  const seen = new Set(instance.listings.map(({ listingId }) => listingId));
  const outside = Map.groupBy(
    [...offers.values()].filter((row) => !seen.has(String(row.listing_id))),
    (row) => String(lines.get(row.product_id)),
  );
  return short.map((demand) => {
    const { productId, qty } = demand;
    const count = counts.get(productId);
    const left = outside.get(productId) ?? [];
    const byExclusion = left.filter((row) => excluded.has(row.seller_id)).length;
    return {
      productId: Number(productId),
      productName: productNames.get(productId) ?? '',
      wanted: qty,
      brought: brought.get(productId) ?? 0,
      offers: {
        usable: count?.usable ?? 0,
        // Offers excluded by the wish of this line are not in the instance.
        expiry: (count?.expiry ?? 0) + left.length - byExclusion,
        rating: count?.rating ?? 0,
        official: count?.official ?? 0,
        excluded: byExclusion,
        soldOut: count?.soldOut ?? 0,
      },
      obstacle: obstacleOf(instance.constraints, demand, usableOf.get(productId) ?? []),
    };
  });
}

/** Returns the orderable offers of each product that no wish excludes. */
function usableListings({ listings, sellers, constraints }: Instance): Map<string, Listing[]> {
  const byId = new Map(sellers.map((seller) => [seller.sellerId, seller]));
  const usable = listings.filter((listing) => {
    const seller = byId.get(listing.sellerId);
    return seller && listing.stock >= listing.minQty && refusedBy(constraints, listing, seller) === null;
  });
  return Map.groupBy(usable, ({ productId }) => productId);
}

/** Returns why the usable offers cannot supply the wanted quantity. */
function obstacleOf(
  { maxSellers }: Constraints,
  { qty, maxQty }: Demand,
  usable: readonly Listing[],
): Gap['obstacle'] {
  if (usable.length === 0) return null;
  const most = usable.reduce((sum, { stock, maxQty: cap }) => sum + Math.min(stock, cap ?? stock), 0);
  if (most < qty) return 'stock';
  if (usable.every((listing) => leastReceived(listing) > maxQty)) return 'packs';
  return maxSellers === null ? 'minBasket' : 'parcels';
}

/** Returns the fewest units that can be ordered, in whole packs with their bonus. */
const leastReceived = (listing: Listing): number =>
  receivedUnits(listing, Math.ceil(Math.max(1, listing.minQty) / listing.packSize) * listing.packSize);
