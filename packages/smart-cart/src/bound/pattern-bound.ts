import type { Highs } from 'highs';
import type { Plan } from '../model/instance.ts';
import type { MarketParts } from '../model/market-parts.ts';
import {
  carriedPrices,
  type MarketPrices,
  mixedPrices,
  type PricedMarket,
  priceMarket,
} from './market-prices.ts';
import { PatternMaster } from './pattern-master.ts';
import type { ThresholdSet } from './threshold-sets.ts';

/** Nearly optimal dual prices, and the subproblems under them. */
export interface PatternBound {
  readonly parts: MarketParts;
  readonly prices: MarketPrices;
  readonly market: PricedMarket;
  /** The patterns of the last mix, each of one product: the start of a bound on a part of this market. */
  readonly purchases: readonly Plan[];
  /** Cuts that hold the mix to the convex hull of whole baskets of one seller. */
  readonly sets: readonly ThresholdSet[];
  /** The share to which the convex combination opens each seller, 0 to 1. */
  readonly use: readonly number[];
  /** The same at each of its levels: by level of the market. */
  readonly levelUse: readonly number[];
}

/**
 * Share of the best prices in the next ones (smoothing): the duals of an early master problem oscillate (Wentges,
 * 1997).
 */
const CALM = 0.6;
/** Column generation stops when the gap between mix and bound falls below this share of the bound. */
const NEAR = 0.00005;
/** Iterations before threshold cuts are separated, and the most iterations. */
const TURNS = { beforeCuts: 3, most: 150 };

/**
 * The most rounds of cuts; the share of the remaining gap that a round must close; and the largest gap, as a
 * share of the bound, at which cuts are tried, since the cuts of a plan far above the bound are weak.
 */
const HULLS = { most: 12, worthAnother: 0.04, wide: 0.002 };

export interface PatternBoundOptions {
  readonly plan: Plan | null;
  readonly over: () => boolean;
  /** The bound of the market that contains this one: its prices are a good start. */
  readonly from?: PatternBound;
  /** TL: the search for a better bound ends at this value. */
  readonly enough?: number;
  /** Whether hull cuts per seller are separated as well: much tighter, and more expensive. */
  readonly hulls?: boolean;
}

/**
 * Finds good prices by column generation: patterns with a low reduced cost enter the restricted master, whose duals are
 * the next prices. Every iteration gives a valid bound. Null when a product cannot be supplied, or when the time is
 * over before the first iteration.
 */
export function patternBound(
  highs: Highs,
  parts: MarketParts,
  { plan, over, from, enough = Number.POSITIVE_INFINITY, hulls = false }: PatternBoundOptions,
): PatternBound | null {
  const restrictedMaster = new PatternMaster(highs, parts);
  try {
    for (const purchase of [...(plan ? [plan] : []), ...(from?.purchases ?? [])])
      restrictedMaster.addPlan(purchase);
    if (from) restrictedMaster.addSets(from.sets);
    let best: Pick<PatternBound, 'prices' | 'market'> | null = null;
    let prices = from ? carriedPrices(from, parts) : noPrices(parts);
    const rounds = hulls ? new HullRounds(restrictedMaster, enough) : null;
    let isMixed = false;
    for (let turn = 0; turn < TURNS.most && !(best && over()); turn += 1) {
      const market = priceMarket(parts, prices);
      if (!market) return null;
      if (!best || market.bound > best.market.bound) best = { prices, market };
      if (best.market.bound >= enough) break;
      let fresh = 0;
      for (const [index, product] of parts.products.entries()) {
        const pattern = market.patterns[index];
        if (pattern && restrictedMaster.add(product, pattern)) fresh += 1;
      }
      const { bound } = best.market;
      const isExact = fresh === 0 && isMixed;
      if (isExact && !rounds?.cut(bound)) break;
      let mix = restrictedMaster.solve(from !== undefined || turn >= TURNS.beforeCuts);
      const isNear = mix !== null && mix.added === 0 && mix.cost - bound < NEAR * mix.cost;
      if (isNear && !isExact) {
        if (!rounds?.cut(bound)) break;
        mix = restrictedMaster.solve(true);
      }
      if (!mix) break;
      isMixed = fresh === 0 || mix.added > 0 || isNear;
      prices = isMixed ? mix.prices : mixedPrices(best.prices, mix.prices, CALM);
    }
    return best && { ...best, parts, sets: restrictedMaster.sets, ...restrictedMaster.mixture() };
  } finally {
    restrictedMaster.dispose();
  }
}

/** Separates cuts round by round while the bound approaches `enough`. */
class HullRounds {
  readonly #restrictedMaster: PatternMaster;
  readonly #enough: number;
  #rounds = 0;
  #last = Number.NEGATIVE_INFINITY;

  constructor(restrictedMaster: PatternMaster, enough: number) {
    this.#restrictedMaster = restrictedMaster;
    this.#enough = enough;
  }

  /** False when another round is not worth its time, or when no cut is violated. */
  cut(bound: number): boolean {
    const left = Math.min(this.#enough - bound, bound * HULLS.wide);
    if (this.#rounds >= HULLS.most || bound - this.#last < HULLS.worthAnother * left) return false;
    this.#rounds += 1;
    this.#last = bound;
    return this.#restrictedMaster.cutHulls() > 0;
  }
}

/** Returns whether the cap on sellers is below the number that the mix uses. */
export const isCapBinding = ({ prices }: PatternBound): boolean => prices.parcel > 0;

const noPrices = ({ offers, levels, choices }: MarketParts): MarketPrices => ({
  share: new Float64Array(offers.length).fill(1),
  link: new Float64Array(offers.length),
  credit: new Float64Array(choices),
  level: new Float64Array(levels),
  parcel: 0,
  short: 0,
});
