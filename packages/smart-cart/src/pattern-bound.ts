import type { Highs } from 'highs';
import type { Plan } from './instance.ts';
import type { MarketParts } from './market-parts.ts';
import {
  carriedPrices,
  type MarketPrices,
  mixedPrices,
  type PricedMarket,
  priceMarket,
} from './market-prices.ts';
import { PatternMaster } from './pattern-master.ts';
import type { ThresholdSet } from './threshold-sets.ts';

/** Prices near the best there are, and the market under them. */
export interface PatternBound {
  readonly parts: MarketParts;
  readonly prices: MarketPrices;
  readonly market: PricedMarket;
  /** The purchases that were mixed last, each of one product: what a bound of a part of this market begins with. */
  readonly purchases: readonly Plan[];
  /** Rows that hold its mix to whole baskets of single sellers. */
  readonly sets: readonly ThresholdSet[];
  /** How far the mix opened each seller, 0 to 1. */
  readonly use: readonly number[];
  /** The same at each of its levels: by level of the market. */
  readonly levelUse: readonly number[];
}

/** How much of the best prices stays in those that are tried next: duals of a young master leap about (Wentges, 1997). */
const CALM = 0.6;
/** As a share of the bound, how near it is to the mix when nothing more is worth the time. */
const NEAR = 0.00005;
/** Turns before thresholds are cut off, and turns at most. */
const TURNS = { beforeCuts: 3, most: 150 };

/**
 * Rounds at most; by what share of what is left to `enough` a round must raise the bound; and what share of the bound is
 * left at most, as a plan far above it says little.
 */
const HULLS = { most: 12, worthAnother: 0.04, wide: 0.002 };

export interface PatternBoundOptions {
  readonly plan: Plan | null;
  readonly over: () => boolean;
  /** The bound of a market that this one is a part of: its prices are a good beginning. */
  readonly from?: PatternBound;
  /** TL: a bound as high as this is enough. */
  readonly enough?: number;
  /** Whether the mix is also held to whole baskets of single sellers: nearer by far, and dearer. */
  readonly hulls?: boolean;
}

/**
 * Finds good prices by column generation: patterns that are cheap under the prices are mixed, and the mix names new
 * prices. Every turn gives a valid bound. Null where a product cannot be had, or out of time before the first turn.
 */
export function patternBound(
  highs: Highs,
  parts: MarketParts,
  { plan, over, from, enough = Number.POSITIVE_INFINITY, hulls = false }: PatternBoundOptions,
): PatternBound | null {
  const master = new PatternMaster(highs, parts);
  try {
    for (const purchase of [...(plan ? [plan] : []), ...(from?.purchases ?? [])]) master.addPlan(purchase);
    if (from) master.addSets(from.sets);
    let best: Pick<PatternBound, 'prices' | 'market'> | null = null;
    let prices = from ? carriedPrices(from, parts) : noPrices(parts);
    const rounds = hulls ? new HullRounds(master, enough) : null;
    let isMixed = false;
    for (let turn = 0; turn < TURNS.most && !(best && over()); turn += 1) {
      const market = priceMarket(parts, prices);
      if (!market) return null;
      if (!best || market.bound > best.market.bound) best = { prices, market };
      if (best.market.bound >= enough) break;
      let fresh = 0;
      for (const [index, product] of parts.products.entries()) {
        const pattern = market.patterns[index];
        if (pattern && master.add(product, pattern)) fresh += 1;
      }
      const { bound } = best.market;
      const isExact = fresh === 0 && isMixed;
      if (isExact && !rounds?.cut(bound)) break;
      let mix = master.solve(from !== undefined || turn >= TURNS.beforeCuts);
      const isNear = mix !== null && mix.added === 0 && mix.cost - bound < NEAR * mix.cost;
      if (isNear && !isExact) {
        if (!rounds?.cut(bound)) break;
        mix = master.solve(true);
      }
      if (!mix) break;
      isMixed = fresh === 0 || mix.added > 0 || isNear;
      prices = isMixed ? mix.prices : mixedPrices(best.prices, mix.prices, CALM);
    }
    return best && { ...best, parts, sets: master.sets, ...master.mixture() };
  } finally {
    master.dispose();
  }
}

/** Cuts a mix off round by round, as long as the bound comes nearer to what is enough. */
class HullRounds {
  readonly #master: PatternMaster;
  readonly #enough: number;
  #rounds = 0;
  #last = Number.NEGATIVE_INFINITY;

  constructor(master: PatternMaster, enough: number) {
    this.#master = master;
    this.#enough = enough;
  }

  /** False when another round is not worth its time, or there is nothing to cut off. */
  cut(bound: number): boolean {
    const left = Math.min(this.#enough - bound, bound * HULLS.wide);
    if (this.#rounds >= HULLS.most || bound - this.#last < HULLS.worthAnother * left) return false;
    this.#rounds += 1;
    this.#last = bound;
    return this.#master.cutHulls() > 0;
  }
}

/** Whether fewer sellers are wished for than the mix would use. */
export const isCapBinding = ({ prices }: PatternBound): boolean => prices.parcel > 0;

const noPrices = ({ offers, levels, choices }: MarketParts): MarketPrices => ({
  share: new Float64Array(offers.length).fill(1),
  link: new Float64Array(offers.length),
  credit: new Float64Array(choices),
  level: new Float64Array(levels),
  parcel: 0,
  short: 0,
});
