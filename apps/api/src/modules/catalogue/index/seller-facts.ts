import { foldForSearch } from '@havan/domain/turkish-text';
import type { SellerFacts } from './offer-question.ts';
import type { SellerRow } from './search-index.sql.ts';
import type { WordIndex } from './words/word-index.ts';
import { indexOfTexts } from './words/word-index-builder.ts';

/** Returns the properties of a seller that the filters read. */
export const factsOfSeller = (seller: SellerRow): SellerFacts => ({
  id: seller.id,
  companyType: seller.company_type,
  badges: new Map(seller.badges.map(({ brandId, type }) => [brandId, type])),
  cityId: seller.city_id,
  isBanned: seller.sales_ban,
  hasHighScore: seller.has_high_score,
  shipsFreeFrom: seller.ships_free_from ?? Infinity,
});

/** Returns the words of a folded text. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Finds sellers or brands by the words of their names. */
export const nameWords = (rows: readonly { readonly name: string }[]): WordIndex =>
  indexOfTexts(rows.map(({ name }) => wordsOf(foldForSearch(name))));
