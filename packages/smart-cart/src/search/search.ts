import { coveringSellers } from './coverage/covering-sellers.ts';
import { fewestShort } from './coverage/fewest-short.ts';
import { searchFew, searchNear } from './first-plans.ts';
import { formulate } from '../model/formulation.ts';
import type { Instance } from '../model/instance.ts';
import { naivePlan } from '../plan/naive-plan.ts';
import { cappedPick, orderablePick } from '../plan/one-pick.ts';
import { isCapBinding } from '../bound/pattern-bound.ts';
import { PieceSearch } from './piece-search.ts';
import type { Progress } from '../plan/progress.ts';
import { guideOfPlan, type Relaxation, relax, tighten } from './relaxation.ts';
import { AHEAD, SWAPS } from './search-budgets.ts';
import { SearchRun } from './search-run.ts';
import { SharedParts } from '../proof/shared-parts.ts';
import type { SolveOptions } from './solve-options.ts';
import { SwapSearch, useByAssortment } from './swap-search.ts';
import { WholeMarket } from '../proof/whole-market.ts';

/** Returns one search of one instance, from the naive plan to the proof. */
export function search(instance: Instance, options: SolveOptions): Progress {
  if (!options.partner) return searchWith(new SearchRun(instance, options));
  const parts = new SharedParts(options.partner, instance);
  try {
    return searchWith(new SearchRun(instance, options, parts));
  } finally {
    parts.close();
  }
}

function searchWith(run: SearchRun): Progress {
  const { instance, options } = run;
  const { best } = run;
  offerPicks(run);
  if (best.plan?.length) {
    const reported = run.notify();
    if (run.isFirst && run.over()) return reported;
  }
  const mayBeShort = instance.constraints.shortage === 'allow';
  const leastShort = coveringSellers(run);
  if (leastShort > 0 && !mayBeShort) return run.notify('infeasible');
  const formulation = formulate(options.highs, instance, run.sellers);
  if (formulation.builder.columns === 0) return withoutOffers(run);
  const pieces = new PieceSearch(run);
  const isLeastShort = !mayBeShort || fewestShort(run, pieces, formulation, best.short <= leastShort);
  const swaps = new SwapSearch(run);
  if (instance.constraints.maxSellers !== null) swaps.search(useByAssortment(run), SWAPS.before);
  const relaxed = relax(run, formulation);
  let outcome: 'infeasible' | 'searched' | 'stopped' = 'infeasible';
  if (relaxed !== 'infeasible') {
    const near = searchPlans(run, { pieces, swaps }, relaxed);
    const isEnough = run.over() || (run.isFirst && best.plan !== null);
    outcome = isEnough
      ? 'searched'
      : new WholeMarket(run, pieces, isLeastShort).search(formulation, near?.bound ?? null);
  }
  return run.notify(outcome === 'infeasible' && !best.plan ? 'infeasible' : undefined);
}

/** Offers the result before a solver has run. */
function offerPicks({ best, instance, sellers, options, isFirst }: SearchRun): void {
  const { maxSellers, shortage } = instance.constraints;
  best.offer([]);
  best.offer(naivePlan(instance).plan);
  // When units may be missing, a capped pick is available early but is a worse start than none.
  if (maxSellers === null) best.offer(orderablePick(instance) ?? []);
  else if (isFirst || shortage === 'forbid') best.offer(cappedPick(instance, sellers, maxSellers) ?? []);
  if (options.start) best.offer(options.start);
  if (options.bound) best.raise(options.bound / 100);
}

function withoutOffers(run: SearchRun): Progress {
  run.best.offer([]);
  if (!run.best.plan) return run.notify('infeasible');
  run.best.settle();
  return run.notify();
}

/** Finds good plans before the whole market is searched. */
function searchPlans(
  run: SearchRun,
  { pieces, swaps }: { readonly pieces: PieceSearch; readonly swaps: SwapSearch },
  relaxed: Relaxation | null,
): Relaxation | null {
  searchNear(run, pieces, relaxed ?? guideOfPlan(run));
  if (!relaxed) return null;
  const { bound } = relaxed;
  const tight = run.isFirst || !bound ? relaxed : { ...relaxed, bound: tighten(run, bound) };
  if (!run.isFirst && tight.bound) run.parts.begin(tight.bound);
  const near = searchFew(run, swaps, tight);
  const enough = near.bound && isCapBinding(near.bound) ? AHEAD.gapOfCapped : AHEAD.gap;
  if (!run.isFirst || !run.best.plan) pieces.ahead(() => (run.best.progress().gap ?? 1) < enough);
  return near;
}
