import { type CampaignOffer, linePrice } from '@havan/domain/campaign-price';
import type { Db } from '../../db/database.ts';
import type { Market } from '../finder/market.ts';
import { factsOf } from '../market-facts/market-facts.ts';
import type { CardFactsRow, SellerFactsRow } from '../market-facts/market-facts.sql.ts';
import { lookAtCards, type Nothing, type OfferColumns, offerIn } from './cards.sql.ts';
import type { OfferFilter } from './offer.sql.ts';
import { questionOf } from './offer-filter.ts';

interface OfferWords {
  readonly seller: SellerFactsRow;
  readonly campaigns: readonly CampaignOffer[];
  /** What a unit costs whoever buys as few as can be bought, in kuruş. */
  readonly shelf_price: number;
}

/** A product with its best offer, its seller and campaigns, and how many offers answer the filter, the best one among them. */
export type CardRow = CardFactsRow & { readonly liked: boolean } & (
    | (OfferColumns & OfferWords)
    | Nothing<OfferColumns & OfferWords>
  ) & { readonly offers: number };

/** Who looks at cards, and when. */
interface CardReader {
  readonly userId: number;
  readonly companyId: number;
  readonly now: Date;
}

/**
 * The cards of the given products in the given order; unknown ids are left out. Which offer is the best and how many there
 * are is known in memory, as the lists rank and count them: a product may have hundreds. Price and stock are read at this
 * moment, and an offer whose price no longer passes the filter is not shown.
 */
export async function findCards(
  db: Db,
  market: Market,
  productIds: readonly number[],
  { userId, companyId, now }: CardReader,
  filter: OfferFilter,
): Promise<CardRow[]> {
  if (productIds.length === 0) return [];
  const facts = factsOf(db);
  const snapshot = await facts.snapshot(db);
  const { offers } = market.parts;
  const asked = offers.ask(questionOf(filter));
  const listingIds = productIds.map((id) => offers.best(market.positionOf(id) ?? -1, asked));
  const look = await lookAtCards(db, { productIds, listingIds, userId, filter, snapshot });
  if (look) facts.forget(look.snapshot, look.changes);
  const cells = look?.cards ?? [];
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
  const found = await known.of(db, offered, { companyId, now });
  const campaignsOf = new Map(
    offered.map(({ listing_id }, at) => [listing_id, (found[at] ?? []).map(asAnybodyHasIt)]),
  );
  return rows.map(({ product, offer: own }) => {
    const seller = own ? sellers.get(own.seller_id) : undefined;
    if (!own || !seller) return { ...product, ...noOffer };
    const campaigns = campaignsOf.get(own.listing_id) ?? [];
    const { sale_price: price, min_quantity: quantity, stock } = own;
    const { unitPrice } = linePrice({ price, quantity, stock }, campaigns);
    const offer = { ...own, seller, campaigns, shelf_price: unitPrice };
    if (!fitsShelf(offer, filter)) return { ...product, ...noOffer };
    // An offer that came between the look and the price is the first one.
    const count = offers.count(market.positionOf(product.product_id) ?? -1, asked);
    return { ...product, ...offer, offers: Math.max(1, count) };
  });
}

/** A reservation is of a line in a basket: a shelf shows what a unit costs without one, to its holder as to everybody. */
const asAnybodyHasIt = (campaign: CampaignOffer): CampaignOffer =>
  campaign.right === null
    ? campaign
    : { ...campaign, right: { ...campaign.right, reserved: 0, until: null } };

/** Whether an offer passes what a filter asks about its price. */
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
} satisfies Nothing<OfferColumns & OfferWords> & { readonly offers: 0 };
