import type { MarketView } from '../index/market-view.ts';
import { barcodesLike } from './barcodes-like.ts';
import type { OfferQuestion } from '../index/offer-question.ts';
import type { Keyword } from './keyword.ts';

/** Largest number of products of a list that comes from a search. */
const mostListed = 5000;

/** From this many hits on a single word is not a typing error. */
const enough = 5;

/**
 * Returns whether the exact hits need no corrections. A single word may be a prefix of another by mistake; several
 * words that match together were meant.
 */
export const isFoundAsTyped = (words: readonly string[], hits: number): boolean =>
  words.length > 1 ? hits > 0 : hits >= enough;

/**
 * Returns the positions of the products of a keyword, best first. As in the suggestions, corrections are used only when
 * neither products nor medicines match exactly, so that the name of a medicine does not lead to other goods.
 */
export function productsFor(
  market: MarketView,
  { barcode, words }: Keyword,
  offers: OfferQuestion,
): number[] {
  const sure = words.length === 0 ? [] : market.searchProducts(words, mostListed, offers, { isSure: true });
  const positions = (hits: typeof sure): number[] => hits.map(({ document }) => document);
  if (barcode !== null) return [...new Set([...positions(sure), ...barcodesLike(market, barcode).products])];
  const medicines = market.parts.medicineWords.sure(words, enough);
  if (words.length === 0 || isFoundAsTyped(words, sure.length + medicines.length)) return positions(sure);
  return positions(market.searchProducts(words, mostListed, offers));
}
