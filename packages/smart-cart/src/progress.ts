import type { PlanReport } from './check-plan.ts';
import type { Plan } from './instance.ts';

export type SolveStatus =
  /** The checker's total lies less than one kuruş above the bound. */
  | 'proven'
  /** A plan that keeps every rule, with a bound. */
  | 'feasible'
  /** No plan keeps every rule. */
  | 'infeasible'
  /** Time ran out, or the buyer left, before any plan was found. */
  | 'unknown';

/** What is known at one moment. Amounts are kuruş. */
export interface Progress {
  readonly status: SolveStatus;
  readonly plan: Plan | null;
  readonly report: PlanReport | null;
  /** No plan costs less. With shortage allowed it holds among the plans that are least short. */
  readonly bound: number;
  /** (total − bound) / total, from 0 to 1; null without a plan, and as long as there is no bound. */
  readonly gap: number | null;
}
