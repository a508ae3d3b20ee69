import type { Highs, HighsCallbackMap, Model } from 'highs';

export interface TimeLimits {
  readonly milliseconds: number;
  /** Only callbacks end the run, by their own clock, which need not be wall-clock time. */
  readonly isInterrupted?: boolean;
}

export interface NativeLimits extends TimeLimits {
  /** In the unit of the objective. */
  readonly absoluteGap: number;
  readonly relativeGap?: number;
  /**
   * In the unit of the objective: solutions above it need not be found, and a bound above it is reported as this value.
   */
  readonly cutoff?: number;
}

export interface NativeOutcome {
  readonly kind: 'optimal' | 'infeasible' | 'stopped';
  /** The best solution of the run; null without one. */
  readonly values: Float64Array | null;
  /** The dual value of each row; only for a relaxation. */
  readonly duals: Float64Array | null;
  /** The reduced cost of each column; only for a relaxation. */
  readonly reduced: Float64Array | null;
  /** A lower bound on every solution; null when the run proved none. */
  readonly bound: number | null;
}

/** Runs a model, reads its result and disposes it: a model that is not disposed leaks the solver's memory. */
export function runAndDispose(
  highs: Highs,
  model: Model,
  limits: NativeLimits,
  prepare?: (model: Model) => void,
  callbacks?: HighsCallbackMap,
): NativeOutcome {
  try {
    model.options.set({
      output_flag: false,
      ...(limits.isInterrupted ? {} : { time_limit: Math.max(0.01, limits.milliseconds / 1000) }),
      mip_rel_gap: limits.relativeGap ?? 0,
      mip_abs_gap: limits.absoluteGap,
      ...(Number.isFinite(limits.cutoff) ? { objective_bound: limits.cutoff } : {}),
      // Restarting after every few fixed columns would spend the whole time before the first branch.
      mip_allow_restart: false,
    });
    prepare?.(model);
    model.run(callbacks);
    return outcomeOf(highs, model);
  } finally {
    model.dispose();
  }
}

function outcomeOf(highs: Highs, model: Model): NativeOutcome {
  const { modelStatus, solutionStatus } = highs.constants;
  const status = model.getModelStatus();
  // Every cost is positive, so HiGHS's "unbounded or infeasible" means infeasible.
  if (status === modelStatus.infeasible || status === modelStatus.unboundedOrInfeasible)
    return { kind: 'infeasible', values: null, duals: null, reduced: null, bound: null };
  const hasValues = Number(model.info.get('primal_solution_status')) === solutionStatus.feasible;
  const solution = hasValues ? model.getSolution() : null;
  const values = solution ? Float64Array.from(solution.colValue ?? []) : null;
  const duals = solution?.rowDual ? Float64Array.from(solution.rowDual) : null;
  const reduced = solution?.colDual ? Float64Array.from(solution.colDual) : null;
  const optimal = status === modelStatus.optimal;
  const dual = Number(model.info.get('mip_dual_bound'));
  // A search that ends before its first relaxation reports no bound: its optimum is one.
  const known = optimal && dual === Number.NEGATIVE_INFINITY ? model.getObjectiveValue() : dual;
  const bound = Number.isFinite(known) ? known : null;
  return { kind: optimal ? 'optimal' : 'stopped', values, duals, reduced, bound };
}
