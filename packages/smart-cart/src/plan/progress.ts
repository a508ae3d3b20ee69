import type { PlanReport } from './check-plan.ts';
import type { Plan } from '../model/instance.ts';

export type SolveStatus =
  /** The checker's total is less than one kuruş above the bound. */
  | 'proven'
  /** A plan that keeps every rule, with a bound. */
  | 'feasible'
  /** No plan keeps every rule. */
  | 'infeasible'
  /** Time ran out, or the buyer left, before a plan was found. */
  | 'unknown';

/** The state of a search at one moment. Amounts are kuruş. */
export interface Progress {
  readonly status: SolveStatus;
  readonly plan: Plan | null;
  readonly report: PlanReport | null;
  /** No plan costs less. With shortage allowed, no plan among those with the fewest missing units. */
  readonly bound: number;
  /** (total − bound) / total, from 0 to 1; null without a plan or a bound. */
  readonly gap: number | null;
}
