import type { Facets } from '@havan/contract/catalogue/catalogue';
import type { searchByKeyword } from '@havan/contract/catalogue/search';
import type { ResultOf } from '@havan/contract/call';
import type { SortOptionCode } from '@havan/domain/sort';
import type { ListPlace, Position } from '../../../core/cursor/list-cursor.ts';
import type { Habits } from '../home/home.sql.ts';
import type { OfferFilter } from '../lists/offer.sql.ts';
import type { Keyword } from '../search/keyword.ts';

/** What the index holds, for the page of the operators. */
export interface IndexState {
  readonly products: number;
  /** Seconds since it last followed the database; null before its first read. */
  readonly ageSeconds: number | null;
  /** A change waits for the catalogue to be read whole again. */
  readonly isReloading: boolean;
}

export type SearchHits = Pick<
  ResultOf<typeof searchByKeyword>,
  'products' | 'rxProducts' | 'sellers' | 'brands'
>;

/** The products that a written name may mean, the best first. */
export interface NamedHits {
  readonly productIds: readonly number[];
  /** Exactly one product has all words or the exact name. */
  readonly isSure: boolean;
}

/** The matching offers of a product. Prices are listed unit prices in kuruş at the minimum quantity, 0 without an offer. */
export interface ProductOffers {
  readonly productId: number;
  /** The best offer; null without one. */
  readonly listingId: number | null;
  readonly count: number;
  /** The lowest price under any expiry, and under a long one; the filter of the expiry does not count here. */
  readonly lowest: number;
  readonly lowestLong: number;
  /** Units sold in the last seven days, up to some minutes old. */
  readonly soldLastWeek: number;
}

export interface OffersQuestion {
  readonly productIds: readonly number[];
  readonly filter: OfferFilter;
  /** The best offer with a long expiry is preferred; without one the best of all is shown. */
  readonly prefersLongExpiry?: boolean;
}

/** Restricts a list to the goods of a campaign. */
export interface ListScope {
  readonly categoryId: number | null;
  /** The products of its listings; null without chosen listings. */
  readonly productIds: readonly number[] | null;
}

/** A page of a list. */
export interface PageQuestion {
  /** The searched text; null lists without a search. */
  readonly keyword: Keyword | null;
  readonly scope: ListScope | null;
  /** The list of a category, of a seller, of brands; each must exist. */
  readonly categoryId: number | null;
  readonly sellerId?: number | undefined;
  readonly brandIds?: readonly number[] | undefined;
  readonly filter: OfferFilter;
  /** Excludes products without an offer. */
  readonly mustBeOffered: boolean;
  /** Null keeps the order of the search. */
  readonly sort: SortOptionCode | null;
  readonly after: ListPlace | null;
  readonly pageSize: number;
}

export interface Page {
  readonly unknown: null;
  /** The products of the page in their order. */
  readonly offers: readonly ProductOffers[];
  /** The last row; null on the last page. */
  readonly end: Position | null;
  /** The time of this order. */
  readonly asOf: number;
  readonly total: number;
  /** The name of the seller, else of the category, else of the only brand. */
  readonly title: string | null;
  readonly breadcrumb: readonly { readonly categoryId: number; readonly categoryName: string }[];
  /** Of the whole list; null after the first page. */
  readonly facets: Facets | null;
}

/** What a list names and the market does not have. */
export interface UnknownPlace {
  readonly unknown: 'category' | 'seller' | 'brand' | 'city';
}

/** What a product shows now, under any expiry. */
export interface ShownOffer {
  readonly listingId: number | null;
  /** Null without an offer. */
  readonly price: number | null;
  /** A campaign covers it, whether it lowers the price or not. */
  readonly isUnderCampaign: boolean;
}

export interface HomeQuestion {
  /** `YYYY-MM-DD` in Istanbul, as the next. */
  readonly today: string;
  /** From this day on an expiry is not close. */
  readonly closeUntil: string;
  /** Newest first; unknown products are left out. */
  readonly visited: readonly number[];
  readonly habits: Habits;
  readonly campaign: { readonly id: number; readonly sellerId: number } | null;
  /** Products of the rows that the database chose; their offers are answered with the others. */
  readonly others: readonly number[];
  readonly prefersLongExpiry: boolean;
}

/** The products of the rows of the home page that the index chooses. */
export interface HomeChoice {
  /** How many of the visited products are known. */
  readonly visited: number;
  readonly lastVisited: readonly number[];
  readonly closeExpiry: readonly number[];
  readonly recommended: readonly number[];
  readonly bestSellers: readonly number[];
  readonly highlighted: readonly number[];
  readonly highlightedName: string;
  readonly campaign: readonly number[];
  /** Of all rows but the next two. */
  readonly offers: readonly ProductOffers[];
  /** Offers of a close expiry. */
  readonly closeOffers: readonly ProductOffers[];
  /** Offers of the campaign. */
  readonly campaignOffers: readonly ProductOffers[];
}

/**
 * What the rest of the product may ask of the search index. Questions and answers are JSON, so that the index may lie in
 * this process (`LocalIndex`) or in another one (`RemoteIndex`). An answer contains everything that was committed before
 * its question; prices that cost money are read from the database afterwards.
 *
 * `now` is the time of the question by the clock of the database.
 *
 * @throws AppError `serviceUnavailable` while the index cannot be reached
 */
export interface CatalogueIndexPort {
  readonly state: (now: Date) => Promise<IndexState>;
  readonly search: (now: Date, keyword: Keyword) => Promise<SearchHits>;
  readonly named: (now: Date, names: readonly string[]) => Promise<readonly NamedHits[]>;
  readonly page: (now: Date, question: PageQuestion) => Promise<Page | UnknownPlace>;
  readonly offers: (now: Date, question: OffersQuestion) => Promise<readonly ProductOffers[]>;
  readonly shown: (now: Date, productIds: readonly number[]) => Promise<readonly ShownOffer[]>;
  /** The best prices for companies, without their own offers; null without an offer. */
  readonly pricesFor: (now: Date, wishes: readonly PriceWish[]) => Promise<readonly (number | null)[]>;
  /** Products that campaigns cover, ascending from behind `after`; it may be all of them. */
  readonly underCampaign: (now: Date, part: CoveredPart) => Promise<readonly number[]>;
  readonly home: (now: Date, question: HomeQuestion) => Promise<HomeChoice>;
}

export interface PriceWish {
  readonly companyId: number;
  readonly productId: number;
}

export interface CoveredPart {
  readonly after: number;
  readonly limit: number;
}
