import type { HighsCallbackMap } from 'highs';
import type { Formulation } from '../model/formulation.ts';
import type { Plan } from '../model/instance.ts';
import { planOf, valuesOf } from '../model/model-solution.ts';
import { type NativeOutcome, runAndDispose } from '../model/native.ts';
import type { PieceSearch } from '../search/piece-search.ts';
import type { SearchRun } from '../search/search-run.ts';

/** TL: excluded plans cost more than the ceiling by more than the numerical error. */
export const SAFETY = 0.005;

export interface MarketSearchOptions {
  /** TL: plans above it are not searched. */
  readonly ceiling: number;
  /** Lower bound in TL on what the market excludes: no reported bound exceeds it. */
  readonly rest?: number;
  /** Called in every callback: true ends the search. */
  readonly isStale?: () => boolean;
}

interface WatchOptions extends Required<MarketSearchOptions> {
  /** Receives every bound of the solver, TL. */
  readonly receive: (bound: number) => void;
}

/**
 * Searches one market with the solver until no plan below the ceiling, or below a better plan found meanwhile, remains.
 */
export function searchMarket(
  run: SearchRun,
  pieces: PieceSearch,
  market: Formulation,
  { ceiling, rest = Number.POSITIVE_INFINITY, isStale = () => false }: MarketSearchOptions,
): NativeOutcome {
  // Bounds reported during the run hold; a run ended from outside may return none.
  let reported = Number.NEGATIVE_INFINITY;
  const receive = (bound: number): void => {
    reported = Math.max(reported, bound);
  };
  const outcome = runAndDispose(
    run.options.highs,
    market.builder.build(false),
    // With an objective cutoff the solver fixes and prunes long before it finds a plan itself.
    { ...run.limits(run.left()), absoluteGap: 0.0099, cutoff: ceiling + SAFETY },
    (model) => run.startFromBest(model, market),
    watch(run, pieces, market, { ceiling, rest, isStale, receive }),
  );
  if (outcome.values) run.best.offer(planOf(market, outcome.values));
  // Nothing is known above the ceiling: the solver excluded it.
  const bound = Math.min(ceiling, Math.max(reported, outcome.bound ?? Number.NEGATIVE_INFINITY));
  return { ...outcome, bound: bound === Number.NEGATIVE_INFINITY ? null : bound };
}

/** Takes over its bound up to the ceiling and searches pieces of the best plan between its steps. */
function watch(
  run: SearchRun,
  pieces: PieceSearch,
  market: Formulation,
  { ceiling, rest, isStale, receive }: WatchOptions,
): HighsCallbackMap {
  const { callbackType } = run.options.highs.constants;
  let handed: Plan | null = run.best.plan;
  return {
    ...run.improvements(market),
    [callbackType.mipInterrupt]: (event) => {
      const bound = event.data.mip_dual_bound ?? Number.NEGATIVE_INFINITY;
      receive(bound);
      if (run.best.raise(Math.min(bound, ceiling, rest))) run.notify();
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
