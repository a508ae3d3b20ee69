import { foldForSearch } from '@havan/domain/turkish-text';
import type { NamedHits } from '../index-port/catalogue-index-port.ts';
import type { MarketView } from '../index/market-view.ts';
import type { OfferQuestion } from '../index/offer-question.ts';
import { offersOf, questionOf } from '../lists/offer-filter.ts';
import { readKeyword } from './keyword.ts';

/** Largest number of candidates of an ambiguous name. */
const mostNamed = 5;

/** Returns the products of written names, found as the header search does, one result for each name. */
export function nameHits(market: MarketView, now: Date, names: readonly string[]): NamedHits[] {
  const question = questionOf(offersOf({}, now));
  return names.map((name) => hitsOf(market, name, question));
}

function hitsOf(market: MarketView, name: string, question: OfferQuestion): NamedHits {
  const { words } = readKeyword(name);
  if (words.length === 0) return { productIds: [], isSure: false };
  const { products } = market.parts;
  const idsOf = (positions: readonly number[]) => positions.map((position) => products.ids[position] ?? 0);
  const sure = market
    .searchProducts(words, mostNamed, question, { isSure: true })
    .map(({ document }) => document);
  const same = sure.filter((position) => foldForSearch(products.names.at(position)) === foldForSearch(name));
  if (same.length === 1) return { productIds: idsOf(same), isSure: true };
  if (sure.length > 0) return { productIds: idsOf(sure), isSure: sure.length === 1 };
  const guessed = market.searchProducts(words, mostNamed, question).map(({ document }) => document);
  return { productIds: idsOf(guessed), isSure: false };
}
