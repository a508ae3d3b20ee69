import { searchMaxProducts } from '@havan/domain/limits';
import type { Db } from '../../db/database.ts';
import { findByBarcode } from '../finder/finder.sql.ts';
import type { Market } from '../finder/market.ts';
import type { OfferQuestion } from '../finder/offer-question.ts';
import type { Keyword } from './keyword.ts';

/** A list that came from a search holds at most this many products. */
const mostListed = 5000;

/** Positions of the products that a keyword means, the best first. */
export async function productsFor(
  db: Db,
  market: Market,
  { barcode, words }: Keyword,
  offers: OfferQuestion,
): Promise<number[]> {
  if (barcode === null)
    return market.searchProducts(words, mostListed, offers).map(({ document }) => document);
  const { products } = await findByBarcode(db, barcode, searchMaxProducts);
  return products.flatMap((id) => market.positionOf(id) ?? []);
}
