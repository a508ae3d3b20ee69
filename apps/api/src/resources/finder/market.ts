import { sortOptions, type SortOptionCode } from '@havan/domain/sort';
import type { CategoryRow } from '../catalogue/category-tree.ts';
import type { Position } from '../catalogue/list-cursor.ts';
import type { OfferQuestion, OfferTable } from './offer-table.ts';
import type { Hit, WordIndex } from './word-index.ts';
import type { SellerRow } from './finder.sql.ts';

/** What is known of every product, in columns by position. */
export interface ProductColumns {
  readonly ids: Int32Array;
  readonly brandIds: Int32Array;
  readonly categoryIds: Int32Array;
  /** Kuruş; 0 for none. */
  readonly psf: Uint32Array;
  readonly names: readonly string[];
}

export interface Medicine {
  readonly id: number;
  readonly name: string;
  readonly barcode: string;
}

export interface MarketParts {
  readonly products: ProductColumns;
  readonly offers: OfferTable;
  readonly productWords: WordIndex;
  readonly medicines: readonly Medicine[];
  readonly medicineWords: WordIndex;
  readonly categories: readonly CategoryRow[];
  readonly brands: readonly { readonly id: number; readonly name: string }[];
  readonly brandWords: WordIndex;
  readonly sellers: readonly SellerRow[];
  readonly sellerWords: WordIndex;
}

export interface ListQuestion {
  /** Only these positions, in the order of a search; left out, all of them. */
  readonly among?: readonly number[];
  readonly categoryIds?: ReadonlySet<number>;
  readonly brandId?: number;
  readonly offers: OfferQuestion;
  /** Leaves out what nobody offers. */
  readonly mustBeOffered: boolean;
  /** Null keeps the order of `among`. */
  readonly sort: SortOptionCode | null;
  readonly after: Position | null;
  readonly limit: number;
}

export interface ListAnswer {
  /** Rank and product id of each row. */
  readonly rows: readonly Position[];
  readonly total: number;
  readonly byBrand: ReadonlyMap<number, number>;
  readonly byCategory: ReadonlyMap<number, number>;
}

/** A market up to this size counts and reads itself anew at every question. */
export const smallMarket = 20_000;
const countsLastMs = 60_000;

/** A product without an offer comes after all that have one. */
const last = 900_000_000_000_000;

/** The catalogue and its offers in memory, as of one look at the database. Prices of pages are read anew from there. */
export class Market {
  readonly parts: MarketParts;
  readonly #positions: ReadonlyMap<number, number>;
  readonly #brandNames: ReadonlyMap<number, string>;
  readonly #categoryNames: ReadonlyMap<number, string>;
  #counts: {
    readonly at: number;
    readonly byBrand: Map<number, number>;
    readonly bySeller: Map<number, number>;
  } | null = null;
  /** Units sold lately, by position. */
  #sold: Uint32Array;

  constructor(parts: MarketParts) {
    this.parts = parts;
    this.#positions = new Map(Array.from(parts.products.ids, (id, position) => [id, position]));
    this.#brandNames = new Map(parts.brands.map(({ id, name }) => [id, name]));
    this.#categoryNames = new Map(parts.categories.map(({ id, name }) => [id, name]));
    this.#sold = new Uint32Array(parts.products.ids.length);
  }

  get size(): number {
    return this.parts.products.ids.length;
  }

  positionOf(productId: number): number | undefined {
    return this.#positions.get(productId);
  }

  brandName(id: number): string {
    return this.#brandNames.get(id) ?? '';
  }

  categoryName(id: number): string {
    return this.#categoryNames.get(id) ?? '';
  }

  /** How many offers each brand and each seller has; in a large market up to a minute old. */
  offerCounts(offers: OfferQuestion): {
    readonly byBrand: ReadonlyMap<number, number>;
    readonly bySeller: ReadonlyMap<number, number>;
  } {
    const now = performance.now();
    if (this.#counts && this.size > smallMarket && now - this.#counts.at < countsLastMs) return this.#counts;
    const byBrand = new Map<number, number>();
    const bySeller = new Map<number, number>();
    for (let position = 0; position < this.size; position++) {
      const brandId = this.parts.products.brandIds[position] ?? 0;
      const count = this.parts.offers.count(position, offers, bySeller);
      if (count > 0) byBrand.set(brandId, (byBrand.get(brandId) ?? 0) + count);
    }
    this.#counts = { at: now, byBrand, bySeller };
    return this.#counts;
  }

  /** The products whose lowest price is deepest below the retail price, among offers that answer the question. */
  deepest(offers: OfferQuestion, limit: number): number[] {
    const rows: Position[] = [];
    for (let position = 0; position < this.size; position++) {
      const psf = this.parts.products.psf[position] ?? 0;
      const lowest = psf === 0 ? 0 : this.parts.offers.lowest(position, offers);
      if (lowest === 0) continue;
      insert(
        rows,
        { rank: Math.floor((lowest * 10_000) / psf), id: this.parts.products.ids[position] ?? 0 },
        null,
        limit,
      );
    }
    return rows.map(({ id }) => id);
  }

  setSold(rows: readonly { readonly id: number; readonly sold: number }[]): void {
    const sold = new Uint32Array(this.size);
    for (const row of rows) {
      const position = this.positionOf(row.id);
      if (position !== undefined) sold[position] = row.sold;
    }
    this.#sold = sold;
  }

  list(question: ListQuestion): ListAnswer {
    const { products } = this.parts;
    const byBrand = new Map<number, number>();
    const byCategory = new Map<number, number>();
    const rows: Position[] = [];
    let total = 0;
    const count = question.among?.length ?? this.size;
    for (let place = 0; place < count; place++) {
      const position = question.among ? (question.among[place] ?? 0) : place;
      const categoryId = products.categoryIds[position] ?? 0;
      const brandId = products.brandIds[position] ?? 0;
      if (question.brandId !== undefined && brandId !== question.brandId) continue;
      if (question.categoryIds && !question.categoryIds.has(categoryId)) continue;
      const lowest = this.parts.offers.lowest(position, question.offers);
      if (lowest === 0 && question.mustBeOffered) continue;
      total += 1;
      byBrand.set(brandId, (byBrand.get(brandId) ?? 0) + 1);
      byCategory.set(categoryId, (byCategory.get(categoryId) ?? 0) + 1);
      const rank = question.sort === null ? place : this.#rankOf(question.sort, position, lowest);
      insert(rows, { rank, id: products.ids[position] ?? 0 }, question.after, question.limit);
    }
    return { rows, total, byBrand, byCategory };
  }

  /** Products for typed words, best first; what can be bought wins over what cannot. */
  searchProducts(words: readonly string[], limit: number, offers: OfferQuestion): Hit[] {
    return this.parts.productWords.search(words, limit, (position) =>
      Math.min(8, this.parts.offers.count(position, offers)),
    );
  }

  /** The smaller, the earlier; whole numbers, so that a cursor can carry them. */
  #rankOf(sort: SortOptionCode, position: number, lowest: number): number {
    if (lowest === 0) return last;
    if (sort === sortOptions.byPrice) return lowest;
    if (sort === sortOptions.bestSeller) return -(this.#sold[position] ?? 0);
    const psf = this.parts.products.psf[position] ?? 0;
    return psf === 0 ? last - 1 : Math.floor((lowest * 10_000) / psf);
  }
}

const isBefore = (a: Position, b: Position): boolean => a.rank < b.rank || (a.rank === b.rank && a.id < b.id);

/** Keeps the first `limit` rows behind `after`, in order. */
function insert(rows: Position[], row: Position, after: Position | null, limit: number): void {
  const worst = rows.length === limit ? rows.at(-1) : undefined;
  if ((worst && !isBefore(row, worst)) || (after && !isBefore(after, row))) return;
  let at = rows.length;
  while (at > 0) {
    const neighbour = rows[at - 1];
    if (!neighbour || isBefore(neighbour, row)) break;
    at -= 1;
  }
  rows.splice(at, 0, row);
  if (rows.length > limit) rows.pop();
}
