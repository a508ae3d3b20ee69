import type { Formulation } from '../model/formulation.ts';
import { partsOf } from '../model/market-parts.ts';
import { type NativeOutcome, runAndDispose } from '../model/native.ts';
import { SAFETY } from '../proof/market-search.ts';
import { marginsOf, narrowMarket } from '../bound/narrow-market.ts';
import { isCapBinding, type PatternBound, patternBound } from '../bound/pattern-bound.ts';
import { HULL_SHARE, RELAX_SHARE, SHORT_PRICE } from './search-budgets.ts';
import type { SearchRun } from './search-run.ts';

/** The result of a relaxation. */
export interface Guide {
  /** The fraction of each seller that it uses, 0 to 1, in the order of the sellers. */
  readonly use: readonly number[];
  /** Dual value in kuruş of the cap on sellers. */
  readonly parcelPrice: number;
  /** Milliseconds that it took. */
  readonly took: number;
}

export interface Relaxation extends Guide {
  /** Null when there are too many quantities to enumerate. */
  readonly bound: PatternBound | null;
}

/** Solves the relaxation of the whole market: a bound, and the fraction of each seller. Null when there is no time. */
export function relax(run: SearchRun, formulation: Formulation): Relaxation | 'infeasible' | null {
  const { best, instance, options, sellers } = run;
  const began = options.clock();
  const mostShort = instance.constraints.shortage === 'allow' ? (best.report?.short ?? 0) : 0;
  const parts = partsOf(instance, sellers, mostShort);
  if (!parts) return relaxLinearly(run, formulation);
  // Under a cap, swaps have found a plan already, and the choice of sellers depends on these prices.
  const share = instance.constraints.maxSellers === null ? RELAX_SHARE : 1;
  const end = began + options.timeLimit * share;
  const over = (): boolean => run.over() || options.clock() > end;
  const bound = patternBound(options.highs, parts, { plan: best.plan, over });
  if (!bound) return 'infeasible';
  best.raise(Math.min(bound.market.bound, (best.report?.total ?? Number.POSITIVE_INFINITY) / 100));
  run.notify();
  return { bound, use: bound.use, parcelPrice: bound.prices.parcel * 100, took: options.clock() - began };
}

/**
 * Returns the same with a tighter bound: decisions that no cheaper plan can use are removed first, then hull
 * cuts per seller are separated. Its bound holds for plans that are cheaper than the best one.
 */
export function tighten(run: SearchRun, bound: PatternBound): PatternBound {
  const { best, instance, options } = run;
  const top = (best.report?.total ?? Number.POSITIVE_INFINITY) / 100;
  if (isCapBinding(bound) || run.over() || bound.market.bound >= top) return bound;
  const { sellers, open } = narrowMarket(
    bound.parts,
    marginsOf(bound.parts, bound),
    top - bound.market.bound + SAFETY,
  );
  const end = options.clock() + options.timeLimit * HULL_SHARE;
  const over = (): boolean => run.over() || options.clock() > end;
  const parts = partsOf(instance, sellers, bound.parts.mostShort, open);
  const near =
    parts &&
    patternBound(options.highs, parts, {
      plan: best.plan,
      over,
      from: bound,
      enough: top,
      hulls: true,
    });
  if (!near) return bound;
  best.raise(Math.min(near.market.bound, top));
  run.notify();
  return near;
}

function relaxLinearly(run: SearchRun, formulation: Formulation): Relaxation | 'infeasible' | null {
  const { clock, highs } = run.options;
  const began = clock();
  const limits = { milliseconds: run.left(), absoluteGap: 0 };
  const outcome = runAndDispose(highs, formulation.builder.build(true), limits);
  if (outcome.kind === 'infeasible') return 'infeasible';
  if (outcome.kind !== 'optimal' || !outcome.values) return null;
  run.best.raise(formulation.builder.costOfAll(outcome.values));
  run.notify();
  return { bound: null, ...guideOf(formulation, outcome), took: clock() - began };
}

/** Returns the relaxation with priced missing units: a start for plans with few of them. */
export function relaxWithShort(run: SearchRun, { builder, ...formulation }: Formulation): Guide {
  const cost = Array.from({ length: builder.columns }, (_, column) => builder.costOf(column));
  for (const { column } of formulation.short) cost[column] = SHORT_PRICE;
  const limits = { milliseconds: run.left(), absoluteGap: 0 };
  const outcome = runAndDispose(run.options.highs, builder.build(true, cost), limits);
  return { ...guideOf({ builder, ...formulation }, outcome), took: 0 };
}

/** Without a relaxation in time, the current plan is the start. */
export function guideOfPlan({ best, sellers }: SearchRun): Guide {
  const listed = new Set(best.plan?.map(({ listingId }) => listingId));
  const use = sellers.map(({ offers }) =>
    offers.some(({ listing }) => listed.has(listing.listingId)) ? 1 : 0,
  );
  return { use, parcelPrice: 0, took: 0 };
}

function guideOf(
  { sellers, capRow }: Formulation,
  { values, duals }: NativeOutcome,
): Pick<Guide, 'use' | 'parcelPrice'> {
  return {
    use: sellers.map(({ used }) => values?.[used] ?? 0),
    parcelPrice: capRow === null ? 0 : Math.abs(duals?.[capRow] ?? 0) * 100,
  };
}
