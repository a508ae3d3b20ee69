import { sortOptions, type SortOptionCode } from '@havan/domain/sort';
import type { Position } from '../../../../core/cursor/list-cursor.ts';
import type { CategoryIndex } from '../category-index.ts';
import { FacetTally, type OfferCounts } from './facet-tally.ts';
import { FirstRows } from './first-rows.ts';
import type { AskedOffers, OfferQuestion } from '../offer-question.ts';
import type { OfferTable, Place } from '../offer-table.ts';
import type { ProductColumns } from '../product-columns.ts';

export interface ListQuestion {
  /** Only these positions, in search order; all by default. */
  readonly among?: readonly number[];
  readonly categoryId?: number;
  /** Any of these; all by default. */
  readonly brandIds?: readonly number[];
  readonly offers: OfferQuestion;
  /** Excludes products without an offer. */
  readonly mustBeOffered: boolean;
  /** Null keeps the order of `among`. */
  readonly sort: SortOptionCode | null;
  readonly after: Position | null;
  /** The start time of the list, for pages after the first: products keep the ranks that they had then. */
  readonly asOf?: number | undefined;
  readonly limit: number;
  readonly withFacets: boolean;
}

/** The number of products of each choice, ignoring its own filter. */
export interface ListFacets {
  /** By category number, without subcategories. */
  readonly byCategory: Uint32Array;
  /** By brand number. */
  readonly byBrand: Uint32Array;
  readonly offers: OfferCounts;
  readonly inStock: number;
}

export interface ListAnswer {
  /** Rank and product id of each row. */
  readonly rows: readonly Position[];
  /** The time of this order. */
  readonly asOf: number;
  readonly total: number;
  readonly facets: ListFacets | null;
}

export interface Listed {
  readonly products: ProductColumns;
  readonly offers: OfferTable;
  readonly categories: CategoryIndex;
  readonly brands: readonly { readonly id: number }[];
  /** Units sold lately, by position. */
  readonly sold: Uint32Array;
  /** Units sold when the list began, for positions that have changed since. */
  readonly soldThen?: ReadonlyMap<number, number>;
}

const noMoves: ReadonlyMap<number, Place> = new Map();

/** The rank of a product without an offer: after all others. */
const last = 900_000_000_000_000;

/** Computes filters, ranks and counts in one pass over the products. */
export function listProducts(market: Listed, question: ListQuestion): ListAnswer {
  return walked(market, question, 0).answer();
}

/** Returns a finished pass over the products; with `spare` rows after those of the answer it stays exact for longer. */
export function walked(market: Listed, question: ListQuestion, spare: number): ListWalk {
  const walk = new ListWalk(market, question, spare);
  if (question.among) walkSome(walk, question.among);
  else walkRange(walk);
  return walk;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

// The loops are separate functions, because code after them would be recompiled for every list.
function walkRange(walk: ListWalk): void {
  const { from, to } = walk.range;
  for (let position = from; position < to; position++) walk.take(position, position);
}

function walkSome(walk: ListWalk, positions: readonly number[]): void {
  for (const [step, position] of positions.entries()) walk.take(position, step);
}

/** Returns the range of positions of a category's subtree; all without a category. */
function positionsOf({ products, categories }: Listed, categoryId: number | undefined): Range {
  if (categoryId === undefined) return { from: 0, to: products.ids.length };
  const { from, to } = categories.rangeOf(categoryId);
  return { from: products.starts[from] ?? 0, to: products.starts[to] ?? 0 };
}

/** Visits the products of the category, and of its siblings when their counts are needed. */
function rangeToWalk(market: Listed, { categoryId, withFacets }: ListQuestion): Range {
  if (categoryId === undefined || !withFacets) return positionsOf(market, categoryId);
  return positionsOf(market, market.categories.choicesOf(categoryId).parent ?? categoryId);
}

/** The accumulators of a pass, with one small method for a product, which the JIT compiler optimises. */
export class ListWalk {
  /** The positions that the pass visits, unless it visits the hits of a search. */
  readonly range: Range;
  readonly #market: Listed;
  readonly #question: ListQuestion;
  readonly #asked: AskedOffers;
  readonly #tally: FacetTally | null;
  readonly #isBrandChosen: Uint8Array | null;
  readonly #from: number;
  readonly #to: number;
  readonly #brandCounts: Uint32Array;
  readonly #categoryCounts: Uint32Array;
  readonly #first: FirstRows;
  readonly #then: ReadonlyMap<number, Place>;
  #total = 0;
  #inStock = 0;

  constructor(market: Listed, question: ListQuestion, spare: number) {
    const { offers, categories, brands } = market;
    this.range = rangeToWalk(market, question);
    this.#market = market;
    this.#question = question;
    this.#asked = offers.ask(question.offers);
    this.#tally = question.withFacets ? new FacetTally(offers.classes) : null;
    this.#isBrandChosen = chosenBrands(market, question.brandIds);
    const { from, to } = positionsOf(market, question.categoryId);
    this.#from = from;
    this.#to = to;
    this.#brandCounts = new Uint32Array(brands.length);
    this.#categoryCounts = new Uint32Array(categories.rows.length);
    this.#first = new FirstRows(placeIn(market, question), question.limit + spare);
    this.#then = question.asOf === undefined ? noMoves : offers.movedSince(question.asOf);
  }

  /** Adds the next product; `step` is its rank in a search. */
  take(position: number, step: number): void {
    this.#count(position, step, null, 1);
  }

  /** Removes a product with its former offers, and adds it with its current ones. */
  replace(position: number, former: Place): void {
    const { from, to } = this.range;
    if (position < from || position >= to) return;
    this.#tally?.turn(-1);
    this.#count(position, position, former, -1);
    this.#tally?.turn(1);
    this.#count(position, position, null, 1);
  }

  /** Whether the answer is the same as that of a new pass. */
  get isExact(): boolean {
    const { rows, isWhole } = this.#first;
    return (isWhole || rows.length >= this.#question.limit) && (this.#tally?.isExact ?? true);
  }

  #count(position: number, step: number, former: Place | null, sign: 1 | -1): void {
    const { products, offers } = this.#market;
    const category = products.categories[position] ?? 0;
    const brand = products.brands[position] ?? 0;
    const isInPlace = position >= this.#from && position < this.#to;
    const isOfBrand = this.#isBrandChosen === null || this.#isBrandChosen[brand] === 1;
    const isListed = isInPlace && isOfBrand;
    // A product that misses one filter still counts for the choices of that filter.
    if (!isListed && (this.#tally === null || (!isInPlace && !isOfBrand))) return;
    if (!isListed) {
      if (this.#question.mustBeOffered && !this.#isOffered(position, former)) return;
      if (isOfBrand) this.#categoryCounts[category] = (this.#categoryCounts[category] ?? 0) + sign;
      else this.#brandCounts[brand] = (this.#brandCounts[brand] ?? 0) + sign;
      return;
    }
    const lowest = former
      ? offers.lowestIn(former, this.#asked, this.#tally)
      : offers.lowest(position, this.#asked, this.#tally);
    if (this.#tally !== null) this.#tally.endProduct();
    if (lowest === 0 && this.#question.mustBeOffered) return;
    this.#categoryCounts[category] = (this.#categoryCounts[category] ?? 0) + sign;
    this.#brandCounts[brand] = (this.#brandCounts[brand] ?? 0) + sign;
    this.#total += sign;
    if (lowest > 0) this.#inStock += sign;
    const id = products.ids[position] ?? 0;
    if (sign < 0) {
      this.#first.remove(id);
      return;
    }
    const { sort } = this.#question;
    const placed = this.#lowestThen(position, lowest);
    // Products added since the list began are excluded: they could appear on an earlier page or twice.
    if (placed === 0 && this.#question.mustBeOffered) return;
    const rank = sort === null ? step : rankOf(this.#market, sort, position, placed);
    this.#first.offer(rank, id);
  }

  /** A product beside the list is only counted, so its lowest price is not needed. */
  #isOffered(position: number, former: Place | null): boolean {
    const { offers } = this.#market;
    return former ? offers.isOfferedIn(former, this.#asked) : offers.isOffered(position, this.#asked);
  }

  /** Returns the lowest price when the list began. */
  #lowestThen(position: number, lowest: number): number {
    const place = this.#then.size > 0 ? this.#then.get(position) : undefined;
    return place ? this.#market.offers.lowestIn(place, this.#asked) : lowest;
  }

  answer(): ListAnswer {
    const facets = this.#tally && {
      byCategory: this.#categoryCounts.slice(),
      byBrand: this.#brandCounts.slice(),
      offers: this.#tally.counts(),
      inStock: this.#inStock,
    };
    const asOf = this.#question.asOf ?? this.#market.offers.moment();
    return { rows: this.#first.rows.slice(0, this.#question.limit), asOf, total: this.#total, facets };
  }
}

/**
 * Returns the start of a page: after the last product of the previous one, by its current rank in the search.
 */
function placeIn({ products }: Listed, { after, among, sort }: ListQuestion): Position | null {
  if (!after || !among || sort !== null) return after;
  const step = among.findIndex((position) => products.ids[position] === after.id);
  return step < 0 ? after : { rank: step, id: after.id };
}

/** Returns whether each brand number is chosen; null for all. */
function chosenBrands({ brands }: Listed, brandIds: readonly number[] | undefined): Uint8Array | null {
  if (!brandIds) return null;
  const wanted = new Set(brandIds);
  return Uint8Array.from(brands, ({ id }) => (wanted.has(id) ? 1 : 0));
}

/** Returns the rank of a product: smaller is earlier, and an integer, so that a cursor can contain it. */
function rankOf(
  { products, sold, soldThen }: Listed,
  sort: SortOptionCode,
  position: number,
  lowest: number,
): number {
  if (lowest === 0) return last;
  if (sort === sortOptions.byPrice) return lowest;
  if (sort === sortOptions.bestSeller) return -(soldThen?.get(position) ?? sold[position] ?? 0);
  const psf = products.psf[position] ?? 0;
  return psf === 0 ? last - 1 : Math.floor((lowest * 10_000) / psf);
}
