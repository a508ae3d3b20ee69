import { type Formulation, formulate } from './formulation.ts';
import { partsOf } from './market-parts.ts';
import { SAFETY, searchMarket } from './market-search.ts';
import { marginsOf, narrowMarket, roomForOffers } from './narrow-market.ts';
import type { NativeOutcome } from './native.ts';
import { isCapBinding, type PatternBound, patternBound } from './pattern-bound.ts';
import type { PieceSearch } from './piece-search.ts';
import { addProductCuts } from './product-cuts.ts';
import { BRANCHES, CEILINGS } from './search-budgets.ts';
import type { SearchRun } from './search-run.ts';
import { SellerBranches } from './seller-branches.ts';

type Ending = 'infeasible' | 'searched' | 'stopped';

/** The search of the whole market, to the proof. */
export class WholeMarket {
  readonly #run: SearchRun;
  readonly #pieces: PieceSearch;
  /** Whether the bound speaks of plans that are as short as the best one. */
  readonly #isComparable: boolean;

  constructor(run: SearchRun, pieces: PieceSearch, isComparable: boolean) {
    this.#run = run;
    this.#pieces = pieces;
    this.#isComparable = isComparable;
  }

  /** Without a pattern bound to narrow the market by, all of it is searched at once. */
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
   * Plans under a low ceiling first: what is left of the market is small, and soon searched. A ceiling that has no plan
   * under it is a bound; a plan found under its ceiling is the optimum. Null when plans may lie over the ceiling.
   */
  #searchLow(bound: PatternBound): Ending | null {
    const { best } = this.#run;
    const root = bound.market.bound;
    const top = this.#top();
    const offers = Math.max(CEILINGS.offers, CEILINGS.offersAProduct * bound.parts.products.length);
    const room = roomForOffers(marginsOf(bound.parts, bound), offers);
    // What a ceiling just under the best plan leaves out is not worth a search of its own.
    const isLast = room > CEILINGS.enough * (top - root) || room === Number.POSITIVE_INFINITY;
    const isLow = best.plan !== null && room < CEILINGS.little * (top - root);
    if (!isLast && (isLow || room <= 0)) return null;
    const ending = this.#searchUnder(isLast ? top : root + room, bound);
    if (this.#isComparable) best.settle();
    return isLast || ending === 'stopped' || (best.distance() ?? 1) < 1 ? ending : null;
  }

  /** Narrows the market in rounds, each under the prices of the last, and searches what is left. */
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
    // Nothing is left under the ceiling: no way to buy a product, or none as cheap.
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

/** A search that the bound has ended at the ceiling has come to its end, too. */
function endingOf({ kind, bound }: NativeOutcome, ceiling: number): Ending {
  if (kind === 'infeasible') return ceiling === Number.POSITIVE_INFINITY ? 'infeasible' : 'searched';
  return kind === 'optimal' || (bound ?? Number.NEGATIVE_INFINITY) >= ceiling ? 'searched' : 'stopped';
}
