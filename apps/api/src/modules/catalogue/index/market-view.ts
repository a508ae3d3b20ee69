import type { CatalogueIndex, MarketParts } from './catalogue-index.ts';
import type { OfferQuestion } from './offer-question.ts';
import type { OfferTable } from './offer-table.ts';

/** The number of offers by the id of a brand or a seller. */
export type OfferCounts = Pick<ReadonlyMap<number, number>, 'get'>;

/**
 * The part of the catalogue that lists and searches read: from the index in memory, or from one whose offers are in a
 * search engine (decision 204).
 */
export interface MarketView
  extends Pick<
    CatalogueIndex,
    | 'size'
    | 'positionOf'
    | 'brandOf'
    | 'categoryNameOf'
    | 'deepest'
    | 'bestSelling'
    | 'soldLastWeek'
    | 'list'
    | 'searchProducts'
  > {
  readonly parts: Omit<MarketParts, 'offers'> & {
    readonly offers: Pick<OfferTable, 'ask' | 'best' | 'count' | 'lowest' | 'lowestOfOthers' | 'isCovered'>;
  };
  offerCounts(question: OfferQuestion): { readonly byBrand: OfferCounts; readonly bySeller: OfferCounts };
}
