import { checkPlan, type PlanReport } from './check-plan.ts';
import type { Instance, Plan } from '../model/instance.ts';
import type { Progress, SolveStatus } from './progress.ts';

/** Kuruş: a plan within this distance of the bound is optimal. */
const PROOF_TOLERANCE = 1;

/** The best plan so far (incumbent) and the lower bound. Plans only improve, the bound only rises. */
export class Incumbent {
  readonly #instance: Instance;
  readonly #mayBeShort: boolean;
  #plan: Plan | null = null;
  #report: PlanReport | null = null;
  #bound = 0;
  #proven = false;

  constructor(instance: Instance) {
    this.#mayBeShort = instance.constraints.shortage === 'allow';
    this.#instance = { ...instance, constraints: { ...instance.constraints, shortage: 'allow' } };
  }

  /** The best plan that may be shown. */
  get plan(): Plan | null {
    return this.#isWhole() ? this.#plan : null;
  }

  get report(): PlanReport | null {
    return this.#isWhole() ? this.#report : null;
  }

  /** The same, or the best plan that keeps all rules but has missing units. Only the search uses it. */
  get draft(): Plan | null {
    return this.#plan;
  }

  /** Missing units of the draft. */
  get short(): number {
    return this.#report?.short ?? Number.POSITIVE_INFINITY;
  }

  /** Takes a plan when it keeps every rule and is better than the current one; no other plan is ever shown. */
  offer(plan: Plan): boolean {
    const report = checkPlan(this.#instance, plan);
    if (report.violations.length > 0) return false;
    const best = this.#report;
    if (best && (report.short > best.short || (report.short === best.short && report.total >= best.total)))
      return false;
    this.#plan = plan;
    this.#report = report;
    return true;
  }

  /** Takes a bound in TL. The optimum is a whole number of kuruş, so the bound is rounded up. */
  raise(boundTl: number): boolean {
    const bound = Math.ceil(boundTl * 100 - 1e-3);
    if (!Number.isFinite(bound) || bound <= this.#bound) return false;
    this.#bound = bound;
    return true;
  }

  /** Kuruş between the plan and the bound; null without a plan. */
  distance(): number | null {
    const { report } = this;
    return report && report.total - this.#bound;
  }

  /** Called when the search of the whole market has ended by itself. */
  settle(): void {
    const distance = this.distance();
    this.#proven = distance !== null && distance < PROOF_TOLERANCE;
  }

  progress(status?: SolveStatus): Progress {
    const { plan, report } = this;
    const bound = report ? Math.min(this.#bound, report.total) : this.#bound;
    // Without a bound the gap is unknown; a plan that costs nothing is optimal.
    const isBounded = report !== null && (bound > 0 || report.total === 0);
    const gap = isBounded ? (report.total - bound) / Math.max(1, report.total) : null;
    const known = report ? (this.#proven ? 'proven' : 'feasible') : 'unknown';
    return { status: status ?? known, plan, report, bound, gap };
  }

  #isWhole(): boolean {
    return this.#mayBeShort || this.short === 0;
  }
}
