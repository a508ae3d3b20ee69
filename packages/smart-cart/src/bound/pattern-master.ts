import type { Highs, Model } from 'highs';
import type { Plan } from '../model/instance.ts';
import type { MarketParts, OfferPart, ProductPart } from '../model/market-parts.ts';
import type { MarketPrices } from './market-prices.ts';
import { type Pattern, receivedOf } from './product-patterns.ts';
import { missedHull } from './threshold-hulls.ts';
import { carriedSet, countedOf, missedSet, type ThresholdSet, wholeSet } from './threshold-sets.ts';

/** TL for a product without a pattern, or a forced seller that no pattern fills: more than any pattern costs. */
const MISSING = 1e6;
/** Threshold cuts are separated for sellers that the mix opens fractionally. */
const PART = 1e-6;

/**
 * A mix takes some hundred simplex iterations; one that cycles is ended. The bound holds for any prices, and the next
 * mix starts from there.
 */
const MOST_ITERATIONS = 5_000;

interface MasterColumn {
  readonly product: ProductPart;
  readonly pattern: Pattern;
  readonly column: number;
}

/**
 * The restricted master of a Dantzig-Wolfe decomposition by product: the cheapest convex combination of the known
 * patterns. Its duals are the prices for which the next patterns are generated. The caller disposes it.
 */
export class PatternMaster {
  readonly #parts: MarketParts;
  readonly #highs: Highs;
  readonly #model: Model;
  readonly #known = new Set<string>();
  readonly #mixed: MasterColumn[] = [];
  /** The threshold cuts of each seller. */
  readonly #sets: { readonly set: ThresholdSet; readonly row: number }[][];
  /** By offer: the row that links the offer to its seller; −1 while no pattern takes the offer. */
  readonly #linkRows: Int32Array;
  readonly #levelRows: number;
  readonly #capRow: number;
  readonly #infinity: number;
  #columns = 0;
  #values: ArrayLike<number> | null = null;
  #rows: number;
  #levelColumns: readonly number[] = [];

  constructor(highs: Highs, parts: MarketParts) {
    this.#parts = parts;
    this.#highs = highs;
    this.#infinity = highs.infinity;
    this.#linkRows = new Int32Array(parts.offers.length).fill(-1);
    this.#levelRows = parts.products.length;
    this.#capRow = this.#levelRows + parts.sellers.length;
    this.#rows = this.#capRow + 2;
    const free = highs.infinity;
    const fill = (count: number, value: number): number[] => Array.from({ length: count }, () => value);
    const { products, sellers } = parts;
    this.#model = highs.createModel({
      numCols: 0,
      numRows: this.#rows,
      colCost: [],
      colLower: [],
      colUpper: [],
      rowLower: [
        ...fill(products.length, 1),
        ...sellers.map(({ isOpen }) => (isOpen ? 1 : -free)),
        ...fill(2, -free),
      ],
      rowUpper: [...fill(products.length, 1), ...fill(sellers.length, 1), parts.maxSellers, parts.mostShort],
      matrix: { format: 'csc', numRows: this.#rows, numCols: 0, starts: [0], indices: [], values: [] },
    });
    this.#model.options.set({
      output_flag: false,
      simplex_strategy: 4,
      simplex_iteration_limit: MOST_ITERATIONS,
    });
    for (const product of products.keys()) this.#column(MISSING, [product], [1]);
    for (const [seller, { isOpen }] of sellers.entries())
      if (isOpen) this.#column(MISSING, [this.#levelRows + seller], [1]);
    this.#levelColumns = sellers.flatMap(({ levels }, seller) =>
      levels.map(({ fee }) => this.#column(fee, [this.#levelRows + seller, this.#capRow], [1, 1])),
    );
    this.#sets = sellers.map(() => []);
    for (const seller of sellers)
      if (seller.levels.some(({ from }) => from > 0)) this.#addSet(wholeSet(seller));
  }

  dispose(): void {
    this.#model.dispose();
  }

  /** Adds a pattern; false when it is known already. */
  add(product: ProductPart, pattern: Pattern): boolean {
    const index = this.#parts.products.indexOf(product);
    const key = `${index}:${pattern.taken.join()}`;
    if (this.#known.has(key)) return false;
    this.#known.add(key);
    const entries = new Map<number, number>([[index, 1]]);
    const bring = (row: number, value: number): void => {
      entries.set(row, (entries.get(row) ?? 0) + value);
    };
    if (pattern.short > 0) bring(this.#capRow + 1, pattern.short);
    let goods = 0;
    for (const [at, part] of product.offers.entries()) {
      const choice = part.choices[pattern.taken[at] ?? -1];
      if (!choice) continue;
      goods += choice.goods;
      bring(this.#linkRow(part), -1);
      for (const { set, row } of this.#sets[part.seller] ?? [])
        bring(row, countedOf(set, part, pattern.taken[at] ?? -1));
    }
    const column = this.#column(goods, [...entries.keys()], [...entries.values()]);
    this.#mixed.push({ product, pattern, column });
    return true;
  }

  /** Adds the patterns of a plan; what this market does not contain is left out. */
  addPlan(plan: Plan): void {
    const paid = new Map(plan.map(({ listingId, qty }) => [listingId, qty]));
    for (const product of this.#parts.products) {
      const taken = Int16Array.from(product.offers, ({ offer, choices }) => {
        const qty = paid.get(offer.listing.listingId);
        return qty === undefined ? -1 : choices.findIndex((choice) => choice.paid === qty);
      });
      const units = receivedOf(product, taken);
      const short = Math.max(0, product.wanted - units);
      if (units > 0 && units <= product.most && short <= this.#parts.mostShort)
        this.add(product, { taken, short, value: 0 });
    }
  }

  /** The patterns that the last mix uses, and how far it opens each seller, in total and at each level. */
  mixture(): { readonly purchases: Plan[]; readonly use: number[]; readonly levelUse: number[] } {
    const values = this.#values ?? [];
    const purchases = this.#mixed.flatMap(({ product, pattern, column }) =>
      (values[column] ?? 0) > PART
        ? [
            product.offers.flatMap(({ offer, choices }, at) => {
              const choice = choices[pattern.taken[at] ?? -1];
              return choice ? [{ listingId: offer.listing.listingId, qty: choice.paid }] : [];
            }),
          ]
        : [],
    );
    const levelUse = this.#levelColumns.map((column) => values[column] ?? 0);
    const use = this.#parts.sellers.map(({ levels, firstLevel }) =>
      levels.reduce((sum, _, level) => sum + (levelUse[firstLevel + level] ?? 0), 0),
    );
    return { purchases, use, levelUse };
  }

  /**
   * Solves the master and separates violated threshold cuts. Returns the prices and the cost of the mix in TL; null
   * when stopped.
   */
  solve(
    cuts: boolean,
  ): { readonly prices: MarketPrices; readonly cost: number; readonly added: number } | null {
    this.#model.run();
    let added = 0;
    if (cuts) {
      added = this.#cutThresholds();
      if (added > 0) this.#model.run();
    }
    const { rowDual: duals, colValue: values } = this.#model.getSolution();
    if (!duals || !values) return null;
    this.#values = values;
    return { prices: this.#pricesOf(duals), cost: this.#model.getObjectiveValue(), added };
  }

  #cutThresholds(): number {
    const values = this.#model.getSolution().colValue;
    if (!values) return 0;
    const goods = new Float64Array(this.#parts.offers.length);
    for (const { product, pattern, column } of this.#mixed) {
      const weight = values[column] ?? 0;
      if (weight <= 0) continue;
      for (const [at, part] of product.offers.entries())
        goods[part.index] =
          (goods[part.index] ?? 0) + weight * (part.choices[pattern.taken[at] ?? -1]?.goods ?? 0);
    }
    const missed = this.#parts.sellers.flatMap((seller) => {
      const open = seller.levels.map(
        (_, level) => values[this.#levelColumns[seller.firstLevel + level] ?? 0] ?? 0,
      );
      if (open.every((share) => share < PART || share > 1 - PART)) return [];
      return missedSet(seller, goods, open) ?? [];
    });
    for (const set of missed) this.#addSet(set);
    return missed.length;
  }

  /** The weighted cuts, for bounds on a part of this market and for its model. */
  get sets(): ThresholdSet[] {
    return this.#sets.flat().flatMap(({ set }) => (set.weights ? [set] : []));
  }

  /** Takes over the cuts of the market that contains this one. */
  addSets(sets: readonly ThresholdSet[]): void {
    const sellers = new Map(this.#parts.sellers.map((part) => [part.group.seller.sellerId, part]));
    for (const set of sets) {
      const seller = sellers.get(set.seller.group.seller.sellerId);
      if (seller) this.#addSet(carriedSet(set, seller));
    }
  }

  /** Separates hull cuts per seller and returns how many were added. */
  cutHulls(): number {
    const values = this.#values;
    if (!values) return 0;
    const taken = new Float64Array(this.#parts.choices);
    for (const { product, pattern, column } of this.#mixed) {
      const weight = values[column] ?? 0;
      if (weight <= 0) continue;
      for (const [at, { firstChoice }] of product.offers.entries()) {
        const choice = pattern.taken[at] ?? -1;
        if (choice >= 0) taken[firstChoice + choice] = (taken[firstChoice + choice] ?? 0) + weight;
      }
    }
    const missed = this.#parts.sellers.flatMap((seller) => {
      const open = seller.levels.map(
        (_, level) => values[this.#levelColumns[seller.firstLevel + level] ?? 0] ?? 0,
      );
      return missedHull(this.#highs, seller, taken, open) ?? [];
    });
    for (const set of missed) this.#addSet(set);
    return missed.length;
  }

  #addSet(set: ThresholdSet): void {
    const { seller, offers, asked } = set;
    const indices: number[] = [];
    const values: number[] = [];
    for (const { product, pattern, column } of this.#mixed) {
      let goods = 0;
      for (const [at, part] of product.offers.entries())
        if (part.seller === offers[0]?.seller) goods += countedOf(set, part, pattern.taken[at] ?? -1);
      if (goods === 0) continue;
      indices.push(column);
      values.push(goods);
    }
    for (const [level, goods] of asked.entries()) {
      if (goods === 0) continue;
      indices.push(this.#levelColumns[seller.firstLevel + level] ?? 0);
      values.push(-goods);
    }
    this.#sets[offers[0]?.seller ?? 0]?.push({ set, row: this.#row(indices, values) });
  }

  #linkRow({ index, seller }: OfferPart): number {
    const known = this.#linkRows[index] ?? -1;
    if (known >= 0) return known;
    const { firstLevel = 0, levels = [] } = this.#parts.sellers[seller] ?? {};
    const row = this.#row(
      levels.map((_, level) => this.#levelColumns[firstLevel + level] ?? 0),
      levels.map(() => 1),
    );
    this.#linkRows[index] = row;
    return row;
  }

  /** Adds a row with the lower bound 0. */
  #row(indices: number[], values: number[]): number {
    this.#model.addRow(0, this.#infinity, { indices, values });
    this.#rows += 1;
    return this.#rows - 1;
  }

  #column(cost: number, indices: number[], values: number[]): number {
    this.#model.addCol(cost, 0, this.#infinity, { indices, values });
    this.#columns += 1;
    return this.#columns - 1;
  }

  #pricesOf(duals: ArrayLike<number>): MarketPrices {
    const dual = (row: number): number => duals[row] ?? 0;
    const { offers, levels, choices } = this.#parts;
    const credit = new Float64Array(choices);
    const share = new Float64Array(offers.length).fill(1);
    const level = new Float64Array(levels);
    for (const { set, row } of this.#sets.flat()) {
      const price = Math.max(0, dual(row));
      if (price === 0) continue;
      for (const [at, { index, firstChoice }] of set.offers.entries()) {
        if (!set.weights) share[index] = (share[index] ?? 1) - price;
        for (const [choice, weight] of set.weights?.[at]?.entries() ?? [])
          credit[firstChoice + choice] = (credit[firstChoice + choice] ?? 0) + price * weight;
      }
      for (const [at, asked] of set.asked.entries()) {
        const which = set.seller.firstLevel + at;
        level[which] = (level[which] ?? 0) + price * asked;
      }
    }
    return {
      share,
      credit,
      level,
      link: Float64Array.from(this.#linkRows, (row) => (row < 0 ? 0 : Math.max(0, dual(row)))),
      parcel: Math.max(0, -dual(this.#capRow)),
      short: Math.max(0, -dual(this.#capRow + 1)),
    };
  }
}
