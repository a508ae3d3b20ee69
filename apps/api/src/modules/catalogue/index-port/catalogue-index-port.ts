import type { Facets } from '@havan/contract/catalogue/catalogue';
import type { searchByKeyword } from '@havan/contract/catalogue/search';
import type { ResultOf } from '@havan/contract/call';
import type { SortOptionCode } from '@havan/domain/sort';
import type { ListPlace, Position } from '../../../core/cursor/list-cursor.ts';
import type { Habits } from '../home/home.sql.ts';
import type { OfferFilter } from '../lists/offer.sql.ts';
import type { Keyword } from '../search/keyword.ts';

/** State of the index, for the page of the operators. */
export interface IndexState {
  readonly products: number;
  /** Seconds since it last read changes of the database; null before its first read. */
  readonly ageSeconds: number | null;
  /** Whether a change waits until the whole catalogue is read again. */
  readonly isReloading: boolean;
}

export type SearchHits = Pick<
  ResultOf<typeof searchByKeyword>,
  'products' | 'rxProducts' | 'sellers' | 'brands'
>;

/** The products that a written name may mean, the best match first. */
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
  /** The lowest price with any expiry, and with a long one; the expiry of the filter does not apply to these. */
  readonly lowest: number;
  readonly lowestLong: number;
  /** Units sold in the last seven days; the number may be some minutes old. */
  readonly soldLastWeek: number;
}

export interface OffersQuestion {
  readonly productIds: readonly number[];
  readonly filter: OfferFilter;
  /** Whether the best offer with a long expiry is preferred; without one the best of all is shown. */
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

/** A list names something that the market does not have. */
export interface UnknownPlace {
  readonly unknown: 'category' | 'seller' | 'brand' | 'city';
}

/** What the card of a product shows now, with any expiry. */
export interface ShownOffer {
  readonly listingId: number | null;
  /** Null without an offer. */
  readonly price: number | null;
  /** Whether a campaign covers it; it need not lower the price. */
  readonly isUnderCampaign: boolean;
}

export interface HomeQuestion {
  /** `YYYY-MM-DD` in Istanbul, like `closeUntil`. */
  readonly today: string;
  /** The first day on which an expiry is no longer close. */
  readonly closeUntil: string;
  /** Newest first; unknown products are left out. */
  readonly visited: readonly number[];
  readonly habits: Habits;
  readonly campaign: { readonly id: number; readonly sellerId: number } | null;
  /** Products of the rows that the database chose; `offers` contains theirs too. */
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
  /** Offers of the products of all rows, except those of a close expiry and of the campaign. */
  readonly offers: readonly ProductOffers[];
  /** Offers of a close expiry. */
  readonly closeOffers: readonly ProductOffers[];
  /** Offers of the campaign. */
  readonly campaignOffers: readonly ProductOffers[];
}

/**
 * Questions to the search index. Questions and answers are JSON, so that the index may be in this process
 * (`LocalIndex`) or in another one (`RemoteIndex`). An answer contains everything that was committed before its
 * question; prices that are charged are read from the database afterwards.
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
  /** Returns ids of products that campaigns cover, ascending, above `after` and at most `limit`. */
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
