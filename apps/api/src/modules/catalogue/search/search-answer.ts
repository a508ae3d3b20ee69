import { searchMaxBrands, searchMaxProducts, searchMaxSellers } from '@havan/domain/limits';
import type { SearchHits } from '../index-port/catalogue-index-port.ts';
import type { MarketView, OfferCounts } from '../index/market-view.ts';
import type { OfferQuestion } from '../index/offer-question.ts';
import type { Hit } from '../index/words/best-hits.ts';
import type { WordIndex } from '../index/words/word-index.ts';
import { offersOf, questionOf } from '../lists/offer-filter.ts';
import { barcodesLike, type Found } from './barcodes-like.ts';
import type { Keyword } from './keyword.ts';
import { isFoundAsTyped } from './products-for.ts';
import { spreadBrands, spreadGuesses } from './spread-brands.ts';
import { presentBrandHit, presentProductHit, presentRxHit, presentSellerHit } from './search.presenter.ts';

/** Returns products, medicines, sellers and brands for a keyword (specification §3, §9). */
export function searchAnswer(market: MarketView, now: Date, keyword: Keyword): SearchHits {
  const offers = questionOf(offersOf({}, now));
  const found =
    keyword.barcode === null
      ? byWords(market, keyword, offers)
      : { ...bothOf(namedBy(market, keyword, offers), barcodesLike(market, keyword.barcode)), isFound: true };
  const asked = market.parts.offers.ask(offers);
  const askedLong = market.parts.offers.ask({ ...offers, facts: ['longExpiry'] });
  return {
    products: found.products.map((position) =>
      presentProductHit(market, position, asked, askedLong, keyword.words),
    ),
    rxProducts: found.medicines.map(presentRxHit),
    ...namesFor(market, keyword, offers, found.isFound),
  };
}

/** Returns exact hits; corrections only when neither products nor medicines match exactly. */
function byWords(
  market: MarketView,
  { words }: Keyword,
  offers: OfferQuestion,
): Found & { isFound: boolean } {
  const { medicines, medicineWords } = market.parts;
  const sureProducts = market.searchProducts(words, searchMaxProducts, offers, { isSure: true });
  const sureMedicines = sureMedicinesFor(medicineWords, words);
  const isFound = isFoundAsTyped(words, sureProducts.length + sureMedicines.length);
  const products = isFound ? sureProducts : market.searchProducts(words, searchMaxProducts, offers);
  const guessed = isFound ? sureMedicines : guessedMedicinesFor(medicineWords, words);
  return {
    products: products.map(({ document }) => document),
    medicines: guessed.flatMap(({ document }) => medicines[document] ?? []),
    isFound,
  };
}

/** Candidates for a single word before the list is cut to its limit. */
const mostSpread = 1000;

function sureMedicinesFor(index: WordIndex, words: readonly string[]): Hit[] {
  const [typed = '', ...others] = words;
  if (others.length > 0) return index.sure(words, searchMaxProducts);
  const begun = index.sure(words, mostSpread);
  return spreadBrands(begun, typed, (document) => index.openingOf(document)).slice(0, searchMaxProducts);
}

function guessedMedicinesFor(index: WordIndex, words: readonly string[]): Hit[] {
  const [typed = '', ...others] = words;
  const guessed = index.search(words, searchMaxProducts);
  return others.length > 0 ? guessed : spreadGuesses(guessed, typed, (document) => index.openingOf(document));
}

/**
 * Returns products with a short number as a word of their name; they are listed before those with it in their barcode.
 */
function namedBy(market: MarketView, { words }: Keyword, offers: OfferQuestion): Found {
  if (words.length === 0) return { products: [], medicines: [] };
  const { medicines, medicineWords } = market.parts;
  const products = market.searchProducts(words, searchMaxProducts, offers, { isSure: true });
  return {
    products: products.map(({ document }) => document),
    medicines: medicineWords
      .sure(words, searchMaxProducts)
      .flatMap(({ document }) => medicines[document] ?? []),
  };
}

function bothOf(first: Found, second: Found): Found {
  const joined = <Item>(a: readonly Item[], b: readonly Item[]) =>
    [...new Set([...a, ...b])].slice(0, searchMaxProducts);
  return {
    products: joined(first.products, second.products),
    medicines: joined(first.medicines, second.medicines),
  };
}

const documentsOf = (index: WordIndex, words: readonly string[], isFound: boolean): number[] =>
  isFound ? index.sure(words, index.size).map(({ document }) => document) : index.matching(words);

/**
 * Returns sellers and brands with offers, those with the most first; without corrections when products match exactly.
 */
function namesFor(
  market: MarketView,
  { words }: Keyword,
  offers: OfferQuestion,
  isFound: boolean,
): Pick<SearchHits, 'sellers' | 'brands'> {
  const { sellers, sellerWords, brands, brandWords } = market.parts;
  const named = <Row>(rows: readonly Row[], index: WordIndex): Row[] =>
    documentsOf(index, words, isFound).flatMap((document) => rows[document] ?? []);
  const sellerRows = named(sellers, sellerWords);
  const brandRows = named(brands, brandWords);
  if (sellerRows.length + brandRows.length === 0) return { sellers: [], brands: [] };
  const { bySeller, byBrand } = market.offerCounts(offers);
  const counted = <Row extends { readonly id: number }>(rows: readonly Row[], counts: OfferCounts) =>
    rows
      .map((row) => ({ row, listings: counts.get(row.id) ?? 0 }))
      .filter(({ listings }) => listings > 0)
      .sort((a, b) => b.listings - a.listings || a.row.id - b.row.id);
  return {
    sellers: counted(sellerRows, bySeller).slice(0, searchMaxSellers).map(presentSellerHit),
    brands: counted(brandRows, byBrand).slice(0, searchMaxBrands).map(presentBrandHit),
  };
}
