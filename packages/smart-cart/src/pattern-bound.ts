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

/** Prices near the best there are, and the market under them. */
export interface PatternBound {
  readonly parts: MarketParts;
  readonly prices: MarketPrices;
  readonly market: PricedMarket;
  /** The purchases that were mixed last, each of one product: what a bound of a part of this market begins with. */
  readonly purchases: readonly Plan[];
  /** How far the mix opened each seller, 0 to 1. */
  readonly use: readonly number[];
}

/** How much of the best prices stays in those that are tried next: duals of a young master leap about (Wentges, 1997). */
const CALM = 0.6;
/** As a share of the bound, how near it is to the mix when nothing more is worth the time. */
const NEAR = 0.00005;
/** Turns before thresholds are cut off, and turns at most. */
const TURNS = { beforeCuts: 3, most: 150 };

export interface PatternBoundOptions {
  readonly plan: Plan | null;
  readonly over: () => boolean;
  /** The bound of a market that this one is a part of: its prices are a good beginning. */
  readonly from?: PatternBound;
  /** TL: a bound as high as this is enough. */
  readonly enough?: number;
}

/**
 * Finds good prices by column generation: patterns that are cheap under the prices are mixed, and the mix names new
 * prices. Every turn gives a valid bound. Null where a product cannot be had, or out of time before the first turn.
 */
export function patternBound(
  highs: Highs,
  parts: MarketParts,
  { plan, over, from, enough = Number.POSITIVE_INFINITY }: PatternBoundOptions,
): PatternBound | null {
  const master = new PatternMaster(highs, parts);
  try {
    for (const purchase of [...(plan ? [plan] : []), ...(from?.purchases ?? [])]) master.addPlan(purchase);
    let best: Pick<PatternBound, 'prices' | 'market'> | null = null;
    let prices = from ? carriedPrices(from, parts) : noPrices(parts);
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
      if (fresh === 0 && isMixed) break;
      const mix = master.solve(from !== undefined || turn >= TURNS.beforeCuts);
      if (!mix) break;
      if (mix.added === 0 && mix.cost - best.market.bound < NEAR * mix.cost) break;
      isMixed = fresh === 0 || mix.added > 0;
      prices = isMixed ? mix.prices : mixedPrices(best.prices, mix.prices, CALM);
    }
    return best && { ...best, parts, ...master.mixture() };
  } finally {
    master.dispose();
  }
}

/** Whether fewer sellers are wished for than the mix would use. */
export const isCapBinding = ({ prices }: PatternBound): boolean => prices.parcel > 0;

const noPrices = ({ offers, levels }: MarketParts): MarketPrices => ({
  share: new Float64Array(offers.length).fill(1),
  link: new Float64Array(offers.length),
  level: new Float64Array(levels),
  parcel: 0,
  short: 0,
});
