import { Coverage } from './coverage.ts';
import { searchCoverage } from './coverage-search.ts';
import { formulate } from '../../model/formulation.ts';
import { planOf } from '../../model/model-solution.ts';
import { runAndDispose } from '../../model/native.ts';
import type { OfferSeller } from '../../model/offers.ts';
import { COVER } from '../search-budgets.ts';
import type { SearchRun } from '../search-run.ts';

/** Units: a bound this close above an integer is rounded down to it. */
const ROUNDING = 1e-6;

/**
 * Under a cap on sellers: finds which subsets cover the list or leave the fewest units missing, and restricts the run
 * to the sellers that such plans use, often hardly more than the cap. Returns a lower bound on the missing units.
 */
export function coveringSellers(run: SearchRun): number {
  const { instance, best, floor } = run;
  const { maxSellers, shortage } = instance.constraints;
  if (maxSellers === null || maxSellers >= run.sellers.length) return floor.short;
  const coverage = new Coverage(instance.demand, run.sellers);
  const named = (chosen: readonly number[]): OfferSeller[] =>
    run.sellers.filter((_, seller) => chosen.includes(seller));
  const until = endOf(run, COVER.fewestShare);
  let isExact = true;
  const isEnded = searchCoverage(coverage, {
    most: maxSellers,
    enough: () => (shortage === 'allow' ? best.short : Math.min(1, best.short)),
    over: until,
    visit: (chosen) => {
      isExact = fillAmong(run, named(chosen), until) && isExact;
    },
  });
  if (best.plan) run.notify();
  if (!isEnded || !isExact) return floor.short;
  if (shortage === 'forbid' && best.short > 0) return best.short;
  keepUseful(run, coverage, named);
  return best.short;
}

/** Keeps the sellers of plans with as few missing units as the best one, when there are few enough subsets to list. */
function keepUseful(
  run: SearchRun,
  coverage: Coverage,
  named: (chosen: readonly number[]) => OfferSeller[],
): void {
  const useful = new Set<number>();
  const until = endOf(run, COVER.listShare);
  let visited = 0;
  const isEnded = searchCoverage(coverage, {
    most: run.instance.constraints.maxSellers ?? run.sellers.length,
    enough: () => run.best.short + 1,
    over: () => visited > COVER.mostListed || until(),
    visit: (chosen) => {
      visited += 1;
      for (const seller of chosen) useful.add(seller);
    },
  });
  if (isEnded) run.keep(named([...useful]));
}

/** Finds the plan with the fewest missing units among these sellers. False when the minimum is not proven. */
function fillAmong(run: SearchRun, sellers: readonly OfferSeller[], over: () => boolean): boolean {
  const { best, instance, options } = run;
  const { builder, ...market } = formulate(options.highs, instance, sellers);
  const cost = Array.from({ length: builder.columns }, () => 0);
  for (const { column } of market.short) cost[column] = 1;
  const isShort = market.short.length > 0;
  const outcome = runAndDispose(
    options.highs,
    builder.build(false, isShort ? cost : undefined),
    // Units are integers. When none may be missing, any plan suffices.
    { ...run.limits(run.left()), absoluteGap: 0.99, ...(isShort ? {} : { relativeGap: COVER.roughly }) },
    undefined,
    run.interrupts(over),
  );
  if (outcome.values) best.offer(planOf({ builder, ...market }, outcome.values));
  if (outcome.kind === 'stopped') return false;
  // A plan that the checker refuses does not count, even when the solver accepts it.
  if (!isShort) return outcome.kind === 'infeasible' || best.short === 0;
  return outcome.bound !== null && Math.ceil(outcome.bound - ROUNDING) >= best.short;
}

function endOf(run: SearchRun, share: number): () => boolean {
  const { clock, timeLimit } = run.options;
  const end = clock() + timeLimit * share;
  return () => run.over() || clock() > end;
}
