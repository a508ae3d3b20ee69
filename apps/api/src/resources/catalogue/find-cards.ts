import type { CampaignOffer } from '@havan/domain/campaign-price';
import type { Db } from '../../db/database.ts';
import type { OfferQuestion } from '../finder/offer-question.ts';
import type { Market } from '../finder/market.ts';
import { factsOf } from '../market-facts/market-facts.ts';
import type { SellerFactsRow } from '../market-facts/market-facts.sql.ts';
import { type BestOfferRow, lookAtCards, type Nothing, type OfferColumns } from './cards.sql.ts';
import type { OfferFilter } from './offer.sql.ts';
import { questionOf } from './offer-filter.ts';

interface OfferWords {
  readonly seller: SellerFactsRow;
  readonly campaigns: readonly CampaignOffer[];
}

/** A product with its best offer, its seller and campaigns, and how many offers answer the filter, the best one among them. */
export type CardRow = BestOfferRow &
  ((OfferColumns & OfferWords) | Nothing<OfferColumns & OfferWords>) & { readonly offers: number };

/** Who looks at cards, and when. */
interface CardReader {
  readonly userId: number;
  readonly companyId: number;
  readonly now: Date;
}

/**
 * The cards of the given products in the given order; unknown ids are left out. Price and stock are those of this moment;
 * how many offers there are is counted in memory, as the lists count them: a product may have hundreds.
 */
export async function findCards(
  db: Db,
  market: Market,
  productIds: readonly number[],
  { userId, companyId, now }: CardReader,
  filter: OfferFilter,
  question: OfferQuestion = questionOf(filter),
): Promise<CardRow[]> {
  if (productIds.length === 0) return [];
  const facts = factsOf(db);
  const snapshot = await facts.snapshot(db);
  const look = await lookAtCards(db, { productIds, userId, filter, snapshot });
  if (look) facts.forget(look.snapshot, look.changes);
  const rows = look?.cards ?? [];
  const offered = rows.filter((row) => row.listing_id !== null);
  const sellers = await facts.sellers(
    offered.map((row) => row.seller_id),
    db,
  );
  const known = await facts.campaigns(db);
  const found = await known.of(db, offered, { companyId, now });
  const campaignsOf = new Map(offered.map((row, at) => [row, found[at] ?? []]));
  const asked = market.parts.offers.ask(question);
  return rows.map((row) => {
    const seller = row.listing_id === null ? undefined : sellers.get(row.seller_id);
    if (row.listing_id === null || !seller) return { ...row, ...noOffer };
    const position = market.positionOf(row.product_id);
    const counted = position === undefined ? 0 : market.parts.offers.count(position, asked);
    // An offer that came between the look and the price is the first one.
    return { ...row, seller, campaigns: campaignsOf.get(row) ?? [], offers: Math.max(1, counted) };
  });
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
  offers: 0,
} satisfies Nothing<OfferColumns & OfferWords> & { readonly offers: 0 };
