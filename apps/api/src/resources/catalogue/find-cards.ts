import type { Db } from '../../db/database.ts';
import type { OfferQuestion } from '../finder/offer-question.ts';
import type { Market } from '../finder/market.ts';
import { type CardReader, type CardRow, findBestOffers } from './cards.sql.ts';
import type { OfferFilter } from './offer.sql.ts';
import { questionOf } from './offer-filter.ts';

/**
 * The cards of the given products in the given order; unknown ids are left out. Price and stock are those of this moment;
 * how many offers there are is counted in memory, as the lists count them: a product may have hundreds.
 */
export async function findCards(
  db: Db,
  market: Market,
  productIds: readonly number[],
  reader: CardReader,
  filter: OfferFilter,
  question: OfferQuestion = questionOf(filter),
): Promise<CardRow[]> {
  const rows = await findBestOffers(db, productIds, reader, filter);
  const asked = market.parts.offers.ask(question);
  return rows.map((row) => {
    const position = market.positionOf(row.product_id);
    const counted = position === undefined ? 0 : market.parts.offers.count(position, asked);
    // An offer that came between the look and the price is the first one.
    return { ...row, offers: row.listing_id === null ? 0 : Math.max(1, counted) };
  });
}
