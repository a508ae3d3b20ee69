import type { Market } from '../finder/market.ts';
import { barcodesLike } from './barcodes-like.ts';
import type { OfferQuestion } from '../finder/offer-question.ts';
import type { Keyword } from './keyword.ts';

/** A list that came from a search holds at most this many products. */
const mostListed = 5000;

/** So many hits of a single word are no mistake. */
const enough = 5;

/**
 * Whether so many products and medicines that have the words as they were typed need no guess beside them. A single word
 * may begin another one by mistake; several that are found together were meant.
 */
export const isFoundAsTyped = (words: readonly string[], hits: number): boolean =>
  words.length > 1 ? hits > 0 : hits >= enough;

/**
 * Positions of the products that a keyword means, the best first. Like the suggestions of the search it guesses only where
 * neither products nor medicines have what was typed: the name of a medicine leads to no other goods.
 */
export function productsFor(market: Market, { barcode, words }: Keyword, offers: OfferQuestion): number[] {
  const sure = words.length === 0 ? [] : market.searchProducts(words, mostListed, offers, { isSure: true });
  const positions = (hits: typeof sure): number[] => hits.map(({ document }) => document);
  if (barcode !== null) return [...new Set([...positions(sure), ...barcodesLike(market, barcode).products])];
  const medicines = market.parts.medicineWords.sure(words, enough);
  if (words.length === 0 || isFoundAsTyped(words, sure.length + medicines.length)) return positions(sure);
  return positions(market.searchProducts(words, mostListed, offers));
}
