import { chosenBytes, type PricingCampaignRow } from '../campaigns/running-campaigns.sql.ts';
import { CampaignCoverage, type CampaignRule, type CampaignScope } from './campaign-coverage.ts';
import type { CategoryIndex } from './category-index.ts';
import type { SoldUnits } from '../sold/sold.sql.ts';
import type { SellerRow } from './search-index.sql.ts';
import { FirstRows } from './list/first-rows.ts';
import { KeptLists } from './list/kept-lists.ts';
import { type ListAnswer, type Listed, listProducts, type ListQuestion } from './list/list-products.ts';
import type { NameTable } from './words/name-table.ts';
import type { OfferQuestion } from './offer-question.ts';
import type { OfferRow, OfferTable } from './offer-table.ts';
import { positionOf, type ProductColumns } from './product-columns.ts';
import { factsOfSeller, nameWords } from './seller-facts.ts';
import type { Hit } from './words/best-hits.ts';
import type { WordIndex } from './words/word-index.ts';

export interface Medicine {
  readonly id: number;
  readonly name: string;
  readonly barcode: string;
}

export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface MarketParts {
  readonly products: ProductColumns;
  readonly offers: OfferTable;
  readonly productWords: WordIndex;
  readonly medicines: readonly Medicine[];
  /** In the order of the medicines. */
  readonly medicineBarcodes: NameTable;
  readonly medicineWords: WordIndex;
  readonly categories: CategoryIndex;
  readonly brands: readonly Named[];
  readonly brandWords: WordIndex;
  /** In the order of their numbers. */
  readonly sellers: readonly SellerRow[];
  readonly sellerWords: WordIndex;
  readonly cities: readonly Named[];
}

/** Up to this number of products all counts and reloads are done at every query. */
export const smallMarket = 20_000;
const countsLastMs = 60_000;
/** Number of earlier sold units that are kept; they are refreshed once a minute. */
const keptSold = 15;

interface Counts {
  readonly at: number;
  readonly byBrand: ReadonlyMap<number, number>;
  readonly bySeller: ReadonlyMap<number, number>;
}

/**
 * The catalogue and its offers in memory, as of one read of the database. The prices of shown pages are read from the
 * database again.
 */
export class CatalogueIndex {
  #parts: MarketParts;
  #counts: Counts | null = null;
  /** Units sold in the last 30 days by position. */
  readonly #sold: Uint32Array;
  /** Units sold in the last 7 days by position. */
  readonly #soldLastWeek: Uint32Array;
  /** Earlier values of changed positions with the time of the change. */
  readonly #soldUntil: { readonly until: number; readonly sold: ReadonlyMap<number, number> }[] = [];
  readonly #lists = new KeptLists();

  constructor(parts: MarketParts) {
    this.#parts = parts;
    this.#sold = new Uint32Array(parts.products.ids.length);
    this.#soldLastWeek = new Uint32Array(parts.products.ids.length);
  }

  get parts(): MarketParts {
    return this.#parts;
  }

  get size(): number {
    return this.parts.products.ids.length;
  }

  positionOf(productId: number): number | undefined {
    return positionOf(this.parts.products, productId);
  }

  brandOf(position: number): Named | undefined {
    return this.parts.brands[this.parts.products.brands[position] ?? 0];
  }

  categoryNameOf(position: number): string {
    const { categories, products } = this.parts;
    return categories.at(products.categories[position] ?? 0)?.name ?? '';
  }

  /** Sets the listed prices under the running campaigns. */
  setCampaigns(campaigns: readonly PricingCampaignRow[]): void {
    this.parts.offers.setCampaigns(new CampaignCoverage(this.scopesOf(campaigns)));
    this.#lists.clear();
  }

  /** Yields the products and listings that campaigns cover. Each campaign has one rule; `made` is called with it. */
  *scopesOf(
    campaigns: readonly PricingCampaignRow[],
    made?: (rule: CampaignRule, campaign: PricingCampaignRow) => void,
  ): Generator<CampaignScope> {
    const { categories, products } = this.parts;
    for (const campaign of campaigns) {
      const { seller_id: sellerId, category_id, is_limited: isLimited, steps, chosen } = campaign;
      const numbers =
        category_id === null ? { from: 0, to: categories.rows.length } : categories.rangeOf(category_id);
      const from = products.starts[numbers.from] ?? 0;
      const to = products.starts[numbers.to] ?? this.size;
      const rule = { sellerId, steps, isLimited };
      made?.(rule, campaign);
      if (chosen === null) yield { rule, from, to, listingId: null };
      for (let at = 0; at < (chosen?.length ?? 0); at += chosenBytes) {
        const position = this.positionOf(chosen?.readInt32BE(at + 4) ?? 0);
        const isThere = position !== undefined && position >= from && position < to;
        if (isThere)
          yield { rule, from: position, to: position + 1, listingId: chosen?.readInt32BE(at) ?? 0 };
      }
    }
  }

  /** Returns the number of offers of each brand and seller; in a large market up to a minute old. */
  offerCounts(question: OfferQuestion): Omit<Counts, 'at'> {
    const now = performance.now();
    if (this.#counts && this.size > smallMarket && now - this.#counts.at < countsLastMs) return this.#counts;
    const { products, brands, offers } = this.parts;
    const asked = offers.ask(question);
    const byBrand = new Uint32Array(brands.length);
    const bySeller = new Uint32Array(offers.sellers.length);
    for (let position = 0; position < this.size; position++) {
      const brand = products.brands[position] ?? 0;
      byBrand[brand] = (byBrand[brand] ?? 0) + offers.count(position, asked, bySeller);
    }
    const byId = (rows: readonly { readonly id: number }[], counts: Uint32Array) =>
      new Map(rows.map(({ id }, number) => [id, counts[number] ?? 0]));
    this.#counts = { at: now, byBrand: byId(brands, byBrand), bySeller: byId(offers.sellers, bySeller) };
    return this.#counts;
  }

  /** Returns the products with the largest discount to the retail price, among matching offers. */
  deepest(question: OfferQuestion, limit: number): number[] {
    const { products, offers } = this.parts;
    const asked = offers.ask(question);
    const first = new FirstRows(null, limit);
    for (let position = 0; position < this.size; position++) {
      const psf = products.psf[position] ?? 0;
      const lowest = psf === 0 ? 0 : offers.lowest(position, asked);
      if (lowest > 0) first.offer(Math.floor((lowest * 10_000) / psf), products.ids[position] ?? 0);
    }
    return first.rows.map(({ id }) => id);
  }

  /** Returns the products with the most units sold in the last 30 days. */
  bestSelling(limit: number): number[] {
    const first = new FirstRows(null, limit);
    for (const [position, sold] of this.#sold.entries())
      if (sold > 0) first.offer(-sold, this.parts.products.ids[position] ?? 0);
    return first.rows.map(({ id }) => id);
  }

  /** Returns the units of a product sold in the last 7 days; the number may be some minutes old. */
  soldLastWeek(productId: number): number {
    const position = this.positionOf(productId);
    return position === undefined ? 0 : (this.#soldLastWeek[position] ?? 0);
  }

  /** Sets the sold units of all products; products that are not among the rows have sold none. */
  setSold(rows: readonly SoldUnits[]): void {
    this.#soldLastWeek.fill(0);
    this.#takeSold(rows, new Uint32Array(this.size));
  }

  /** Sets the sold units of the products among the rows. */
  changeSold(rows: readonly SoldUnits[]): void {
    if (rows.length > 0) this.#takeSold(rows, this.#sold.slice());
  }

  #takeSold(rows: readonly SoldUnits[], sold: Uint32Array): void {
    for (const row of rows) {
      const position = this.positionOf(row.id);
      if (position === undefined) continue;
      sold[position] = row.sold;
      this.#soldLastWeek[position] = row.lastWeek;
    }
    const moved = new Map<number, number>();
    for (const [position, before] of this.#sold.entries())
      if (before !== sold[position]) moved.set(position, before);
    if (moved.size === 0) return;
    this.#soldUntil.push({ until: this.parts.offers.moment(), sold: moved });
    if (this.#soldUntil.length > keptSold) this.#soldUntil.shift();
    // Changed in place, because kept lists read the same array.
    this.#sold.set(sold);
    this.#lists.clearBySold();
  }

  /** Returns the sold units at an earlier time, by position, for those that have changed since. */
  #soldAt(moment: number): ReadonlyMap<number, number> {
    const moves = this.#soldUntil.filter(({ until }) => until >= moment);
    return new Map(moves.toReversed().flatMap(({ sold }) => [...sold]));
  }

  #listed(question: ListQuestion): Listed {
    const soldThen = question.asOf !== undefined && { soldThen: this.#soldAt(question.asOf) };
    return { ...this.parts, sold: this.#sold, ...soldThen };
  }

  /** Replaces the offers of a product; unknown products are ignored. */
  replaceOffers(productId: number, rows: readonly OfferRow[]): void {
    const position = this.positionOf(productId);
    if (position === undefined) return;
    this.parts.offers.replace(position, rows);
  }

  /** Updates sellers: new ones, and those whose name, place, badge, score, ban or terms changed. */
  replaceSellers(rows: readonly SellerRow[]): void {
    const sellers = new Map(this.parts.sellers.map((seller) => [seller.id, seller]));
    const isNamed = rows.every(({ id, name }) => sellers.get(id)?.name === name);
    for (const row of rows) sellers.set(row.id, row);
    const inOrder = [...sellers.values()].sort((a, b) => a.id - b.id);
    this.#parts = {
      ...this.parts,
      sellers: inOrder,
      sellerWords: isNamed ? this.parts.sellerWords : nameWords(inOrder),
    };
    this.parts.offers.replaceSellers(rows.map(factsOfSeller));
    this.#counts = null;
    this.#lists.clear();
  }

  /** Returns a list; an unchanged answer comes from the cache. */
  list(question: ListQuestion): ListAnswer {
    const market = this.#listed(question);
    return question.among ? listProducts(market, question) : this.#lists.answer(market, question);
  }

  /** Returns products for typed words, best first; available products rank higher. `isSure` disables corrections. */
  searchProducts(
    words: readonly string[],
    limit: number,
    question: OfferQuestion,
    { isSure = false }: { readonly isSure?: boolean } = {},
  ): Hit[] {
    const { offers } = this.parts;
    const asked = offers.ask(question);
    return this.#hits(words, limit, isSure, (position) =>
      Math.min(mostRaised, offers.count(position, asked)),
    );
  }

  /** Returns the hits of `searchProducts`, with the number of offers from `countOf`. */
  wordHits(
    words: readonly string[],
    limit: number,
    isSure: boolean,
    countOf: (position: number) => number,
  ): Hit[] {
    return this.#hits(words, limit, isSure, (position) => Math.min(mostRaised, countOf(position)));
  }

  #hits(
    words: readonly string[],
    limit: number,
    isSure: boolean,
    raise: (position: number) => number,
  ): Hit[] {
    const { productWords } = this.parts;
    return isSure
      ? productWords.sure(words, limit, raise, mostRaised)
      : productWords.search(words, limit, raise, mostRaised);
  }
}

/** Largest bonus of a product with many offers among equal hits. */
const mostRaised = 8;
