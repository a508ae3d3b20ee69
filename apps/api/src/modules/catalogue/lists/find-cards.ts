import type { PricesByExpiry } from '@havan/contract/catalogue/catalogue';
import { type CampaignOffer, linePrice } from '@havan/domain/campaign-price';
import type { Context } from '../../../core/context.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import type { ProductOffers } from '../index-port/catalogue-index-port.ts';
import { pricesByExpiry } from './prices-by-expiry.ts';
import type { CardFactsRow, SellerFactsRow } from '../catalogue-cache/catalogue-cache.sql.ts';
import { readCards, type Nothing, type OfferColumns, offerIn } from './cards.sql.ts';
import type { OfferFilter } from './offer.sql.ts';

interface OfferWords {
  readonly seller: SellerFactsRow;
  readonly campaigns: readonly CampaignOffer[];
  /** The unit price at the minimum quantity, in kuruş. */
  readonly shelf_price: number;
}

/** A product with its best offer, seller and campaigns, and the number of matching offers including the best. */
export type CardRow = CardFactsRow & { readonly liked: boolean } & (
    | (OfferColumns & OfferWords)
    | Nothing<OfferColumns & OfferWords>
  ) & {
    readonly offers: number;
    /** The lowest price and the lowest with a long expiry, where they differ. */
    readonly prices_by_expiry: PricesByExpiry;
  };

/** The viewer and the time. */
interface CardReader {
  readonly userId: number;
  readonly companyId: number;
  readonly now: Date;
}

/**
 * Returns the cards of products in their order; unknown ids are omitted. The best offer and the number of offers come
 * from the index, as in the lists: a product may have hundreds. Price and stock are read now, and an offer whose price
 * no longer passes the filter is not shown.
 */
export async function findCards(
  { db, caches }: Pick<Context, 'db' | 'caches'>,
  offers: readonly ProductOffers[],
  { userId, companyId, now }: CardReader,
  filter: OfferFilter,
): Promise<CardRow[]> {
  if (offers.length === 0) return [];
  const facts = catalogueOf({ caches }).facts;
  const snapshot = await facts.snapshot(db);
  const productIds = offers.map(({ productId }) => productId);
  const listingIds = offers.map(({ listingId }) => listingId);
  const offersOf = new Map(offers.map((each) => [each.productId, each]));
  const read = await readCards(db, { productIds, listingIds, userId, filter, snapshot });
  if (read) facts.invalidate(read.snapshot, read.changes);
  const cells = read?.cards ?? [];
  const words = await facts.cards(productIds, db);
  const rows = cells.flatMap(([id, liked, offer]) => {
    const product = words.get(id);
    return product ? { product: { ...product, liked }, offer: offer && offerIn(offer) } : [];
  });
  const offered = rows.flatMap(({ product: { product_id, category_ids }, offer }) =>
    offer ? { ...offer, product_id, category_ids } : [],
  );
  const sellers = await facts.sellers(
    offered.map((offer) => offer.seller_id),
    db,
  );
  const known = await facts.campaigns(db);
  const found = await known.lookup(db, offered, { companyId, now });
  const campaignsOf = new Map(
    offered.map((offer) => [offer.listing_id, found.of(offer).map(asAnybodyHasIt)]),
  );
  return rows.map(({ product, offer: own }) => {
    const seller = own ? sellers.get(own.seller_id) : undefined;
    if (!own || !seller) return { ...product, ...noOffer };
    const campaigns = campaignsOf.get(own.listing_id) ?? [];
    const { sale_price: price, min_quantity: quantity, stock } = own;
    const { unitPrice } = linePrice({ price, quantity, stock }, campaigns);
    const offer = { ...own, seller, campaigns, shelf_price: unitPrice };
    if (!fitsShelf(offer, filter)) return { ...product, ...noOffer };
    const { count = 0, lowest = 0, lowestLong = 0 } = offersOf.get(product.product_id) ?? {};
    // An offer that was added between the two reads counts as one.
    return {
      ...product,
      ...offer,
      offers: Math.max(1, count),
      prices_by_expiry: pricesByExpiry(lowest, lowestLong),
    };
  });
}

/**
 * Returns the campaign without the reservation, which belongs to a cart line: the listed price ignores it, for its
 * holder too.
 */
const asAnybodyHasIt = (campaign: CampaignOffer): CampaignOffer =>
  campaign.right === null
    ? campaign
    : { ...campaign, right: { ...campaign.right, reserved: 0, until: null } };

/** Returns whether the price of an offer passes the filter. */
function fitsShelf(
  { shelf_price: price, ...offer }: OfferColumns & OfferWords,
  filter: OfferFilter,
): boolean {
  const { minPrice = 0, maxPrice = Infinity, discounted, campaign, freeShipping } = filter;
  const { shipping_fee: fee, free_shipping_from: freeFrom } = offer.seller;
  return (
    price >= minPrice &&
    price <= maxPrice &&
    (!discounted || price < offer.price) &&
    (!campaign || offer.campaigns.length > 0) &&
    (!freeShipping || !fee || price * offer.min_quantity >= (freeFrom ?? Infinity))
  );
}

const noOffer = {
  listing_id: null,
  seller_id: null,
  price: null,
  discount_price: null,
  sale_price: null,
  expiration: null,
  stock: null,
  min_quantity: null,
  seller: null,
  campaigns: null,
  shelf_price: null,
  offers: 0,
  prices_by_expiry: null,
} satisfies Nothing<OfferColumns & OfferWords> & { readonly offers: 0; readonly prices_by_expiry: null };
