import type { HighsCallbackMap } from 'highs';
import type { Formulation } from './formulation.ts';
import type { Plan } from './instance.ts';
import { planOf, valuesOf } from './model-solution.ts';
import { type NativeOutcome, runAndDispose } from './native.ts';
import type { PieceSearch } from './piece-search.ts';
import type { SearchRun } from './search-run.ts';

/** TL: what is left out is dearer than the ceiling by more than arithmetic may be wrong. */
export const SAFETY = 0.005;

export interface MarketSearchOptions {
  /** TL: nothing dearer is searched for. */
  readonly ceiling: number;
  /** TL under what the market leaves out: what is told is never above it. */
  readonly rest?: number;
  /** Asked in every callback: true ends the search. */
  readonly isStale?: () => boolean;
}

interface WatchOptions extends Required<MarketSearchOptions> {
  /** Told every bound of the solver, TL. */
  readonly hear: (bound: number) => void;
}

/** Searches one market with the solver until nothing under the ceiling, or under a better plan found meanwhile, is left. */
export function searchMarket(
  run: SearchRun,
  pieces: PieceSearch,
  market: Formulation,
  { ceiling, rest = Number.POSITIVE_INFINITY, isStale = () => false }: MarketSearchOptions,
): NativeOutcome {
  // What the solver has told on its way holds; of a run that is ended from outside it may name no bound at last.
  let told = Number.NEGATIVE_INFINITY;
  const hear = (bound: number): void => {
    told = Math.max(told, bound);
  };
  const outcome = runAndDispose(
    run.options.highs,
    market.builder.build(false),
    // Told what is too dear, the solver fixes and prunes long before it has a plan of its own.
    { ...run.limits(run.left()), absoluteGap: 0.0099, cutoff: ceiling + SAFETY },
    (model) => run.startFromBest(model, market),
    watch(run, pieces, market, { ceiling, rest, isStale, hear }),
  );
  if (outcome.values) run.best.offer(planOf(market, outcome.values));
  // Of what lies over the ceiling nothing is known: the solver has left it out.
  const bound = Math.min(ceiling, Math.max(told, outcome.bound ?? Number.NEGATIVE_INFINITY));
  return { ...outcome, bound: bound === Number.NEGATIVE_INFINITY ? null : bound };
}

/** Its bound is ours up to the ceiling, and between its steps pieces of the best plan are searched. */
function watch(
  run: SearchRun,
  pieces: PieceSearch,
  market: Formulation,
  { ceiling, rest, isStale, hear }: WatchOptions,
): HighsCallbackMap {
  const { callbackType } = run.options.highs.constants;
  let handed: Plan | null = run.best.plan;
  return {
    ...run.improvements(market),
    [callbackType.mipInterrupt]: (event) => {
      const bound = event.data.mip_dual_bound ?? Number.NEGATIVE_INFINITY;
      hear(bound);
      if (run.best.raise(Math.min(bound, ceiling, rest))) run.tell();
      pieces.between();
      const top = (run.best.report?.total ?? Number.POSITIVE_INFINITY) / 100 - SAFETY;
      if (run.over() || isStale() || bound >= Math.min(ceiling, top)) event.interrupt();
    },
    [callbackType.mipUserSolution]: (event) => {
      const { plan } = run.best;
      if (!plan || plan === handed) return;
      handed = plan;
      event.setSolution(valuesOf(market, run.instance, plan));
    },
  };
}
