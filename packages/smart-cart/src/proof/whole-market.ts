import { type Formulation, formulate } from '../model/formulation.ts';
import { partsOf } from '../model/market-parts.ts';
import { SAFETY, searchMarket } from './market-search.ts';
import { marginsOf, narrowMarket, roomForOffers } from '../bound/narrow-market.ts';
import type { NativeOutcome } from '../model/native.ts';
import { isCapBinding, type PatternBound, patternBound } from '../bound/pattern-bound.ts';
import type { PieceSearch } from '../search/piece-search.ts';
import { addProductCuts } from '../bound/product-cuts.ts';
import { BRANCHES, CEILINGS } from '../search/search-budgets.ts';
import type { SearchRun } from '../search/search-run.ts';
import { SellerBranches } from './seller-branches.ts';

type Ending = 'infeasible' | 'searched' | 'stopped';

/** Searches the whole market until the optimum is proven. */
export class WholeMarket {
  readonly #run: SearchRun;
  readonly #pieces: PieceSearch;
  /** Whether the bound holds for plans with as many missing units as the best one. */
  readonly #isComparable: boolean;

  constructor(run: SearchRun, pieces: PieceSearch, isComparable: boolean) {
    this.#run = run;
    this.#pieces = pieces;
    this.#isComparable = isComparable;
  }

  /** Without a pattern bound the market cannot be narrowed and is searched at once. */
  search(whole: Formulation, bound: PatternBound | null): Ending {
    if (bound) {
      const ending = isCapBinding(bound) ? null : this.#searchLow(bound);
      return ending ?? this.#searchBranches(bound);
    }
    const ending = endingOf(this.#solve(whole, Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
    return ending === 'searched' ? this.#settled(ending) : ending;
  }

  #settled(ending: Ending): Ending {
    if (this.#isComparable) this.#run.best.settle();
    return ending;
  }

  #searchBranches(bound: PatternBound): Ending {
    this.#run.parts.begin(bound);
    const ending = new SellerBranches(this.#run, this.#pieces, BRANCHES).search();
    return this.#settled(ending);
  }

  /**
   * Searches below a low ceiling first: the remaining market is small. A ceiling without a plan below it is a bound; a
   * plan found below its ceiling is optimal. Null when plans may cost more than the ceiling.
   */
  #searchLow(bound: PatternBound): Ending | null {
    const { best } = this.#run;
    const root = bound.market.bound;
    const top = this.#top();
    const offers = Math.max(CEILINGS.offers, CEILINGS.offersAProduct * bound.parts.products.length);
    const room = roomForOffers(marginsOf(bound.parts, bound), offers);
    // A ceiling just below the best plan excludes too little for a separate search.
    const isLast = room > CEILINGS.enough * (top - root) || room === Number.POSITIVE_INFINITY;
    const isLow = best.plan !== null && room < CEILINGS.little * (top - root);
    if (!isLast && (isLow || room <= 0)) return null;
    const ending = this.#searchUnder(isLast ? top : root + room, bound);
    if (this.#isComparable) best.settle();
    return isLast || ending === 'stopped' || (best.distance() ?? 1) < 1 ? ending : null;
  }

  /** Narrows the market in rounds, each with the prices of the last, and searches what remains. */
  #searchUnder(ceiling: number, whole: PatternBound): Ending {
    const { best, instance, options } = this.#run;
    const over = (): boolean => this.#run.over();
    let bound = whole;
    for (let round = 0; bound.market.bound < ceiling; round += 1) {
      const room = ceiling - bound.market.bound + SAFETY;
      const { sellers, open } = narrowMarket(bound.parts, marginsOf(bound.parts, bound), room);
      const parts = partsOf(instance, sellers, bound.parts.mostShort);
      const found =
        parts && patternBound(options.highs, parts, { plan: best.plan, over, from: bound, enough: ceiling });
      if (!found) break;
      const isSmaller = parts.offers.length <= bound.parts.offers.length * CEILINGS.worthAnother;
      bound = found;
      if (isSmaller && round < CEILINGS.mostRounds) continue;
      if (bound.market.bound >= ceiling) break;
      const market = formulate(options.highs, instance, sellers, { open, mostShort: this.#mostShort() });
      addProductCuts(market, bound);
      return endingOf(this.#solve(market, ceiling), ceiling);
    }
    // Nothing remains below the ceiling: a product cannot be bought, or not at this cost.
    if (over() && bound.market.bound < ceiling) return 'stopped';
    best.raise(Math.min(ceiling, this.#top()));
    return best.report ? 'searched' : 'infeasible';
  }

  #solve(market: Formulation, ceiling: number): NativeOutcome {
    const { best } = this.#run;
    const outcome = searchMarket(this.#run, this.#pieces, market, { ceiling });
    if (outcome.bound !== null) best.raise(Math.min(outcome.bound, ceiling));
    else if (outcome.kind === 'infeasible') best.raise(ceiling);
    return outcome;
  }

  /** TL of the best plan. */
  #top(): number {
    return (this.#run.best.report?.total ?? Number.POSITIVE_INFINITY) / 100;
  }

  #mostShort(): number | null {
    const { best, instance } = this.#run;
    return instance.constraints.shortage === 'allow' ? (best.report?.short ?? null) : null;
  }
}

/** Returns how a search ended; one that ended because the bound reached the ceiling is complete, too. */
function endingOf({ kind, bound }: NativeOutcome, ceiling: number): Ending {
  if (kind === 'infeasible') return ceiling === Number.POSITIVE_INFINITY ? 'infeasible' : 'searched';
  return kind === 'optimal' || (bound ?? Number.NEGATIVE_INFINITY) >= ceiling ? 'searched' : 'stopped';
}
