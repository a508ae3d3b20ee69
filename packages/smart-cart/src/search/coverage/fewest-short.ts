import { searchNear } from '../first-plans.ts';
import { type Formulation, limitShort } from '../../model/formulation.ts';
import { planOf } from '../../model/model-solution.ts';
import { runAndDispose } from '../../model/native.ts';
import type { PieceSearch } from '../piece-search.ts';
import { relaxWithShort } from '../relaxation.ts';
import { SHORT_SHARE } from '../search-budgets.ts';
import type { SearchRun } from '../search-run.ts';

/**
 * Runs the first of two searches when units may be missing: minimises them. The relaxation gives a lower
 * bound; a plan that reaches it, or the limit of supply (`isKnown`), needs no search. Later plans must not
 * have more missing units. False when the minimum is not proven.
 */
export function fewestShort(
  run: SearchRun,
  pieces: PieceSearch,
  formulation: Formulation,
  isKnown: boolean,
): boolean {
  const { best, options } = run;
  if (isKnown) {
    limitShort(formulation, best.short);
    return true;
  }
  const { builder, short } = formulation;
  const cost = Array.from({ length: builder.columns }, () => 0);
  for (const { column } of short) cost[column] = 1;
  const limits = { milliseconds: run.left(), absoluteGap: 0 };
  const relaxed = runAndDispose(options.highs, builder.build(true, cost), limits);
  if (relaxed.kind !== 'optimal' || !relaxed.values) return false;
  const fewest = Math.ceil(
    short.reduce((sum, { column }) => sum + (relaxed.values?.[column] ?? 0), 0) - 1e-6,
  );
  if (best.short > fewest) {
    searchNear(run, pieces, relaxWithShort(run, formulation));
    // A first plan may have more missing units than necessary; later plans may not.
    if (!run.isFirst) pieces.ahead(() => best.short <= fewest);
  }
  let isProven = best.short <= fewest;
  if (!isProven && !run.isFirst && !run.over()) {
    const milliseconds = Math.min(run.left(), options.timeLimit * SHORT_SHARE);
    const outcome = runAndDispose(
      options.highs,
      builder.build(false, cost),
      { ...run.limits(milliseconds), absoluteGap: 0.99 },
      (model) => run.startFromBest(model, formulation),
      run.interrupts(() => false),
    );
    if (outcome.values) best.offer(planOf(formulation, outcome.values));
    isProven = outcome.kind === 'optimal';
  }
  limitShort(formulation, best.short);
  return isProven;
}
