import type { Market } from '../finder/market.ts';
import { barcodesLike } from './barcodes-like.ts';
import type { OfferQuestion } from '../finder/offer-question.ts';
import type { Keyword } from './keyword.ts';

/** A list that came from a search holds at most this many products. */
const mostListed = 5000;

/** Positions of the products that a keyword means, the best first. */
export function productsFor(market: Market, { barcode, words }: Keyword, offers: OfferQuestion): number[] {
  const named =
    words.length === 0
      ? []
      : market
          .searchProducts(words, mostListed, offers, { isSure: barcode !== null })
          .map(({ document }) => document);
  if (barcode === null) return named;
  return [...new Set([...named, ...barcodesLike(market, barcode).products])];
}
