import type { Demand } from '../../model/instance.ts';
import { mostReceived } from '../../model/offer-columns.ts';
import type { OfferSeller } from '../../model/offers.ts';

/** Units: numerical error of a bound. */
const ROUNDING = 1e-6;

/** The most units of each product that each seller can supply, used to find which few sellers can cover a list. */
export class Coverage {
  readonly products: number;
  readonly sellers: number;
  readonly wanted: Int32Array;
  /** Offsets of each seller in `product` and `units`, with one more for the end. */
  readonly start: Int32Array;
  readonly product: Int32Array;
  readonly units: Int32Array;

  constructor(demand: readonly Demand[], sellers: readonly OfferSeller[]) {
    const indexOf = new Map(demand.map(({ productId }, index) => [productId, index]));
    this.products = demand.length;
    this.sellers = sellers.length;
    this.wanted = Int32Array.from(demand, ({ qty }) => qty);
    const start = [0];
    const product: number[] = [];
    const units: number[] = [];
    for (const { offers } of sellers) {
      const brought = new Map<number, number>();
      for (const offer of offers) {
        const index = indexOf.get(offer.listing.productId);
        if (index !== undefined) brought.set(index, (brought.get(index) ?? 0) + mostReceived(offer));
      }
      for (const [index, most] of brought) {
        product.push(index);
        units.push(Math.min(most, this.wanted[index] ?? 0));
      }
      start.push(product.length);
    }
    this.start = Int32Array.from(start);
    this.product = Int32Array.from(product);
    this.units = Int32Array.from(units);
  }

  /** Subtracts a seller's units from `missing` and returns how many. */
  take(seller: number, missing: Int32Array): number {
    let brought = 0;
    for (let at = this.start[seller] ?? 0; at < (this.start[seller + 1] ?? 0); at += 1) {
      const product = this.product[at] ?? 0;
      const left = missing[product] ?? 0;
      const units = Math.min(left, this.units[at] ?? 0);
      missing[product] = left - units;
      brought += units;
    }
    return brought;
  }
}

/** The state of a seller in a node: used, excluded or undecided. */
export const STAND = { out: -1, undecided: 0, used: 1 } as const;

/** A node: some sellers are decided, and this many more may be used. */
export interface Choices {
  readonly stands: Int8Array;
  /** Units that the used sellers do not supply. */
  readonly missing: Int32Array;
  readonly room: number;
}

/**
 * Bounds how many missing units `room` more sellers can supply: each product has a price between 0 and 1 a unit, a
 * seller's value is its supply at these prices, and the most valuable sellers are taken (Lagrangian relaxation of
 * maximum coverage; Cornuejols, Fisher, Nemhauser, 1977). Prices are improved in place until the bound proves that at
 * least `enough` units stay missing, or for `turns` updates.
 */
export class CoveragePrices {
  readonly #coverage: Coverage;
  /** The value of each seller at the best prices. */
  readonly worth: Float64Array;
  /** The lowest value among the taken sellers, and the highest among the others. */
  last = 0;
  next = 0;
  readonly #trial: Float64Array;
  readonly #slope: Float64Array;
  readonly #top: Int32Array;

  constructor(coverage: Coverage) {
    this.#coverage = coverage;
    this.worth = new Float64Array(coverage.sellers);
    this.#trial = new Float64Array(coverage.sellers);
    this.#slope = new Float64Array(coverage.products);
    this.#top = new Int32Array(coverage.sellers + 1);
  }

  /** Lower bound on the missing units. */
  bound({ stands, missing, room }: Choices, prices: Float64Array, enough: number, turns: number): number {
    const whole = missing.reduce((sum, units) => sum + units, 0);
    const tried = Float64Array.from(prices);
    let best = Number.NEGATIVE_INFINITY;
    let reach = 1.6;
    for (let turn = 0; turn < turns; turn += 1) {
      const count = this.#value(stands, missing, tried, room);
      let brought = 0;
      for (let product = 0; product < missing.length; product += 1)
        brought += (1 - (tried[product] ?? 0)) * (missing[product] ?? 0);
      for (let rank = 0; rank < Math.min(count, room); rank += 1)
        brought += this.#trial[this.#top[rank] ?? 0] ?? 0;
      const short = whole - brought;
      if (short > best + 1e-9) {
        best = short;
        this.worth.set(this.#trial);
        prices.set(tried);
        this.last = room > 0 && count >= room ? (this.#trial[this.#top[room - 1] ?? 0] ?? 0) : 0;
        this.next = count > room ? (this.#trial[this.#top[room] ?? 0] ?? 0) : 0;
      } else {
        reach *= 0.85;
      }
      if (Math.ceil(best - ROUNDING) >= enough) break;
      if (!this.#improve(missing, tried, { count: Math.min(count, room), reach, distance: enough - short }))
        break;
    }
    return best;
  }

  /** Computes the value of every undecided seller and the `room` + 1 most valuable in order. Returns their number. */
  #value(stands: Int8Array, missing: Int32Array, prices: Float64Array, room: number): number {
    const { start, product, units } = this.#coverage;
    const [trial, top] = [this.#trial, this.#top];
    let count = 0;
    for (let seller = 0; seller < stands.length; seller += 1) {
      if (stands[seller] !== STAND.undecided) continue;
      let worth = 0;
      for (let at = start[seller] ?? 0; at < (start[seller + 1] ?? 0); at += 1) {
        const which = product[at] ?? 0;
        worth += (prices[which] ?? 0) * Math.min(units[at] ?? 0, missing[which] ?? 0);
      }
      trial[seller] = worth;
      if (count > room && worth <= (trial[top[room] ?? 0] ?? 0)) continue;
      let rank = Math.min(count, room);
      while (rank > 0 && (trial[top[rank - 1] ?? 0] ?? 0) < worth) {
        top[rank] = top[rank - 1] ?? 0;
        rank -= 1;
      }
      top[rank] = seller;
      count = Math.min(count + 1, room + 1);
    }
    return count;
  }

  /** A subgradient step. False when the subgradient is zero: the bound is optimal. */
  #improve(
    missing: Int32Array,
    prices: Float64Array,
    { count, reach, distance }: { count: number; reach: number; distance: number },
  ): boolean {
    const { start, product, units } = this.#coverage;
    const slope = this.#slope;
    for (let which = 0; which < missing.length; which += 1) slope[which] = -(missing[which] ?? 0);
    for (let rank = 0; rank < count; rank += 1) {
      const seller = this.#top[rank] ?? 0;
      for (let at = start[seller] ?? 0; at < (start[seller + 1] ?? 0); at += 1) {
        const which = product[at] ?? 0;
        slope[which] = (slope[which] ?? 0) + Math.min(units[at] ?? 0, missing[which] ?? 0);
      }
    }
    let norm = 0;
    for (let which = 0; which < missing.length; which += 1) {
      const [price, along] = [prices[which] ?? 0, slope[which] ?? 0];
      // Ignore components that would push a price beyond its limit.
      if ((along > 0 && price <= 0) || (along < 0 && price >= 1)) slope[which] = 0;
      norm += (slope[which] ?? 0) ** 2;
    }
    if (norm === 0) return false;
    const step = (reach * Math.max(distance, 0.5)) / norm;
    for (let which = 0; which < missing.length; which += 1)
      prices[which] = Math.min(1, Math.max(0, (prices[which] ?? 0) - step * (slope[which] ?? 0)));
    return true;
  }
}
