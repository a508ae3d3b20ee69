import type { HighsCallbackMap } from 'highs';
import { type Formulation, formulate } from './formulation.ts';
import type { Plan } from './instance.ts';
import { planOf, valuesOf } from './model-solution.ts';
import { runAndDispose } from './native.ts';
import type { PieceSearch } from './piece-search.ts';
import { reduceOffers } from './reduce-offers.ts';
import { REDUCE } from './search-budgets.ts';
import type { SearchRun } from './search-run.ts';
import { type Strengthened, strengthen } from './strengthen.ts';

/** The search of the whole market, to the proof. Only what a plan cheaper than the best could use is searched. */
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

  search(whole: Formulation, relaxed: Strengthened | null): 'infeasible' | 'searched' {
    const { best, options } = this.#run;
    const ceiling = relaxed && best.report ? best.report.total / 100 : Number.POSITIVE_INFINITY;
    const market = relaxed && best.report ? this.#reduced(whole, relaxed, ceiling) : whole;
    const outcome = runAndDispose(
      options.highs,
      market.builder.build(false),
      { milliseconds: this.#run.left(), absoluteGap: 0.0099 },
      (model) => this.#run.startFromBest(model, market),
      this.#watch(market, ceiling),
    );
    if (outcome.kind === 'infeasible') return 'infeasible';
    if (outcome.values) best.offer(planOf(market, outcome.values));
    if (outcome.bound !== null) best.raise(Math.min(outcome.bound, ceiling));
    if (this.#isComparable && outcome.kind === 'optimal') best.settle();
    return 'searched';
  }

  /** Leaves what a plan under the ceiling (TL) could use, and strengthens what is left, in turns. */
  #reduced(formulation: Formulation, relaxed: Strengthened, ceiling: number): Formulation {
    const { instance, best, options } = this.#run;
    const mostShort = instance.constraints.shortage === 'allow' ? (best.report?.short ?? null) : null;
    let [left, strengthened] = [formulation, relaxed];
    for (let round = 0; round < REDUCE.mostRounds && !this.#run.over(); round += 1) {
      const before = left.builder.columns;
      const sellers = reduceOffers(left, strengthened.outcome, { bound: strengthened.bound, best: ceiling });
      left = formulate(options.highs, instance, sellers, { mostShort });
      strengthened = strengthen(options.highs, instance, left, {
        milliseconds: this.#run.left(),
        over: () => this.#run.over(),
      });
      if (strengthened.outcome.kind !== 'optimal') break;
      best.raise(Math.min(ceiling, strengthened.bound));
      if (left.builder.columns > before * REDUCE.worthAnother) break;
    }
    return left;
  }

  /** Its bound is ours up to the ceiling, and between its steps pieces of the best plan are searched. */
  #watch(formulation: Formulation, ceiling: number): HighsCallbackMap {
    const run = this.#run;
    const { callbackType } = run.options.highs.constants;
    let handed: Plan | null = run.best.plan;
    return {
      ...run.improvements(formulation),
      [callbackType.mipInterrupt]: (event) => {
        const bound = event.data.mip_dual_bound;
        if (bound !== undefined && run.best.raise(Math.min(bound, ceiling))) run.tell();
        this.#pieces.between();
        if (run.over()) event.interrupt();
      },
      [callbackType.mipUserSolution]: (event) => {
        const { plan } = run.best;
        if (!plan || plan === handed) return;
        handed = plan;
        event.setSolution(valuesOf(formulation, run.instance, plan));
      },
    };
  }
}
