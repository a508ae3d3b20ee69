import type { Highs, HighsCallbackMap, Model } from 'highs';
import { checkPlan, type PlanReport } from './check-plan.ts';
import { type Formulation, formulate, limitShort, planOf, valuesOf } from './formulation.ts';
import type { Instance, Plan } from './instance.ts';
import { naivePlan } from './naive-plan.ts';
import { localSearch } from './local-search.ts';
import { runAndDispose } from './native.ts';
import { type OfferSeller, usableOffers } from './offers.ts';

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
  /** (total − bound) / total, from 0 to 1; null without a plan. */
  readonly gap: number | null;
}

export interface SolveOptions {
  readonly highs: Highs;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
  /** Milliseconds after which the best plan so far is the answer. */
  readonly timeLimit: number;
  readonly onProgress?: (progress: Progress) => void;
  /** Asked during the search: true ends it. */
  readonly shouldStop?: () => boolean;
  /** A plan to begin with: what an earlier search of this basket, or of this market before it changed, had found. */
  readonly start?: Plan;
  /** `first` ends with the first good plan and its bound, `whole` (the default) goes on until proven or out of time. */
  readonly depth?: 'first' | 'whole';
}

/** Kuruş: a plan this near to the bound is the optimum. */
const PROOF_TOLERANCE = 1;

/** The local search may take this many times as long as the relaxation took, which grows as the market does. */
const NEAR_FACTOR = 10;

/** Shares of the time limit, at most, for the local search and for the first search among few sellers. */
const NEAR_SHARE = 0.2;
const FEW_SHARE = 0.15;

/**
 * Finds the cheapest basket over all sellers, shipping included, and says how far from the optimum it can be.
 * Anytime: a bound and a first plan come within a fraction of the limit, then plans only get cheaper and the bound only
 * rises. Every plan has passed the integer checker.
 */
export function solve(instance: Instance, options: SolveOptions): Progress {
  const search = new Search(instance, options);
  return search.run();
}

class Search {
  readonly #instance: Instance;
  readonly #options: SolveOptions;
  readonly #deadline: number;
  readonly #formulation: Formulation;
  readonly #sellers: readonly OfferSeller[];
  #plan: Plan | null = null;
  #report: PlanReport | null = null;
  #bound = 0;
  #proven = false;
  /** Milliseconds that the relaxation took. */
  #relaxed = 0;

  constructor(instance: Instance, options: SolveOptions) {
    this.#instance = instance;
    this.#options = options;
    this.#deadline = options.clock() + options.timeLimit;
    this.#sellers = usableOffers(instance);
    this.#formulation = formulate(options.highs, instance, this.#sellers);
  }

  run(): Progress {
    if (this.#formulation.builder.columns === 0) return this.#withoutOffers();
    if (this.#instance.constraints.shortage === 'allow') {
      const fewest = this.#fewestShort();
      if (!fewest) return this.#end('unknown');
      this.#searchAll(this.#relax(), fewest === 'proven');
      return this.#end();
    }
    this.#offer(naivePlan(this.#instance).plan);
    if (this.#options.start) this.#offer(this.#options.start);
    const relaxed = this.#relax();
    const outcome = relaxed === 'infeasible' ? 'infeasible' : this.#searchAll(relaxed, true);
    return this.#end(outcome === 'infeasible' && !this.#plan ? 'infeasible' : undefined);
  }

  #withoutOffers(): Progress {
    if (!this.#offer([])) return this.#end('infeasible');
    this.#proven = true;
    return this.#end();
  }

  /**
   * The first of two searches when units may be short: as few as possible. The plan found becomes the start of the
   * second, which may not be shorter. Null when time ran out first.
   */
  #fewestShort(): 'proven' | 'best so far' | null {
    const { builder, short } = this.#formulation;
    const cost = Array.from({ length: builder.columns }, () => 0);
    for (const { column } of short) cost[column] = 1;
    this.#offer([]);
    this.#offer(naivePlan(this.#instance).plan);
    if (this.#options.start) this.#offer(this.#options.start);
    const outcome = runAndDispose(
      this.#options.highs,
      builder.build(false, cost),
      { milliseconds: this.#left(), absoluteGap: 0.99 },
      (model) => this.#start(model, this.#formulation),
      this.#interrupts(),
    );
    if (outcome.values) this.#offer(planOf(this.#formulation, outcome.values));
    if (!this.#report) return null;
    limitShort(this.#formulation, this.#report.short);
    return outcome.kind === 'optimal' ? 'proven' : 'best so far';
  }

  /** The relaxation: a bound, and how much of each seller it would use. */
  #relax(): Float64Array | 'infeasible' | null {
    const began = this.#options.clock();
    const { builder } = this.#formulation;
    const limits = { milliseconds: this.#left(), absoluteGap: 0 };
    let objective = 0;
    const outcome = runAndDispose(this.#options.highs, builder.build(true), limits);
    if (outcome.kind === 'infeasible') return 'infeasible';
    if (outcome.kind !== 'optimal' || !outcome.values) return null;
    for (const [column, value] of outcome.values.entries()) objective += value * builder.costOf(column);
    this.#raise(objective);
    this.#tell();
    this.#relaxed = this.#options.clock() - began;
    return outcome.values;
  }

  #searchAll(relaxed: Float64Array | 'infeasible' | null, mayProve: boolean): 'infeasible' | 'searched' {
    if (relaxed instanceof Float64Array) {
      this.#searchNear(relaxed);
      if (!this.#plan) this.#searchFew(relaxed);
    }
    if (this.#over() || (this.#options.depth === 'first' && this.#plan)) return 'searched';
    const outcome = runAndDispose(
      this.#options.highs,
      this.#formulation.builder.build(false),
      { milliseconds: this.#left(), absoluteGap: 0.0099 },
      (model) => this.#start(model, this.#formulation),
      this.#watch(this.#formulation, () => false, true),
    );
    if (outcome.kind === 'infeasible') return 'infeasible';
    if (outcome.values) this.#offer(planOf(this.#formulation, outcome.values));
    if (outcome.bound !== null) this.#raise(outcome.bound);
    this.#proven =
      mayProve &&
      outcome.kind === 'optimal' &&
      this.#report !== null &&
      this.#report.total - this.#bound < PROOF_TOLERANCE;
    return 'searched';
  }

  /** Plans by local search, guided by the relaxation. */
  #searchNear(relaxed: Float64Array): void {
    const { clock, timeLimit } = this.#options;
    const end = clock() + Math.min(timeLimit * NEAR_SHARE, this.#relaxed * NEAR_FACTOR);
    const use = this.#formulation.sellers.map(({ used }) => relaxed[used] ?? 0);
    const over = () => this.#over() || clock() > end;
    for (const plan of localSearch(this.#instance, this.#sellers, { use, over }))
      if (this.#offer(plan)) this.#tell();
  }

  /** A short search among few sellers: a good plan long before the whole market is searched. */
  #searchFew(relaxed: Float64Array): void {
    const sellers = promisingSellers(this.#formulation, relaxed, this.#plan);
    if (sellers.length === this.#sellers.length || this.#over()) return;
    const { clock, timeLimit, highs } = this.#options;
    const mostShort = this.#formulation.short.length > 0 ? (this.#report?.short ?? null) : null;
    const few = formulate(highs, this.#instance, sellers, mostShort);
    const budget = Math.min(timeLimit * FEW_SHARE, this.#left());
    const end = clock() + budget;
    const outcome = runAndDispose(
      highs,
      few.builder.build(false),
      { milliseconds: budget, absoluteGap: 0.0099, relativeGap: 0.003 },
      (model) => this.#start(model, few),
      this.#watch(few, () => clock() > end),
    );
    if (outcome.values) this.#offer(planOf(few, outcome.values));
    this.#tell();
  }

  /** Hands the best plan so far to the solver, if its listings are part of the model. */
  #start(model: Model, formulation: Formulation): void {
    if (!this.#plan) return;
    const known = new Set(
      formulation.sellers.flatMap(({ group }) => group.offers.map(({ listing }) => listing.listingId)),
    );
    if (!this.#plan.every(({ listingId }) => known.has(listingId))) return;
    model.setSolution({ colValue: valuesOf(formulation, this.#instance, this.#plan) });
  }

  #interrupts(extra: () => boolean = () => false, whole = false): HighsCallbackMap {
    const { callbackType } = this.#options.highs.constants;
    return {
      [callbackType.mipInterrupt]: (event) => {
        const bound = event.data.mip_dual_bound;
        if (whole && bound !== undefined && Number.isFinite(bound) && this.#raise(bound)) this.#tell();
        if (this.#over() || extra()) event.interrupt();
      },
    };
  }

  #watch(formulation: Formulation, extra: () => boolean, whole = false): HighsCallbackMap {
    const { callbackType } = this.#options.highs.constants;
    return {
      ...this.#interrupts(extra, whole),
      [callbackType.mipImprovingSolution]: (event) => {
        const values = event.data.mip_solution;
        if (values && this.#offer(planOf(formulation, values))) this.#tell();
      },
    };
  }

  /** Keeps a plan that keeps every rule and is better than the one so far; no other plan is ever shown. */
  #offer(plan: Plan): boolean {
    const report = checkPlan(this.#instance, plan);
    if (report.violations.length > 0) return false;
    const best = this.#report;
    if (best && (report.short > best.short || (report.short === best.short && report.total >= best.total)))
      return false;
    this.#plan = plan;
    this.#report = report;
    return true;
  }

  /** Takes a bound in TL; the optimum is a whole number of kuruş, so the bound may be rounded up to one. */
  #raise(boundTl: number): boolean {
    const bound = Math.ceil(boundTl * 100 - 1e-3);
    if (bound <= this.#bound) return false;
    this.#bound = bound;
    return true;
  }

  #left(): number {
    return this.#deadline - this.#options.clock();
  }

  #over(): boolean {
    return this.#left() <= 0 || this.#options.shouldStop?.() === true;
  }

  #tell(): void {
    this.#options.onProgress?.(this.#progress());
  }

  #progress(status?: SolveStatus): Progress {
    const report = this.#report;
    const bound = report ? Math.min(this.#bound, report.total) : this.#bound;
    const gap = report ? (report.total === 0 ? 0 : (report.total - bound) / report.total) : null;
    const known = report ? (this.#proven ? 'proven' : 'feasible') : 'unknown';
    return { status: status ?? known, plan: this.#plan, report, bound, gap };
  }

  #end(status?: SolveStatus): Progress {
    const progress = this.#progress(status);
    this.#options.onProgress?.(progress);
    return progress;
  }
}

/** How much of a seller the relaxation must use for the first search to look at it, and how many it looks at anyway. */
const PROMISING_USE = 0.1;
const FEWEST_PROMISING = 14;

/** The sellers that the relaxation uses most, with those of the best plan so far. */
function promisingSellers(formulation: Formulation, relaxed: Float64Array, plan: Plan | null): OfferSeller[] {
  const inPlan = new Set(plan?.map(({ listingId }) => listingId));
  return formulation.sellers
    .map(({ group, used }) => ({
      group,
      use: (relaxed[used] ?? 0) + (group.offers.some(({ listing }) => inPlan.has(listing.listingId)) ? 1 : 0),
    }))
    .sort((a, b) => b.use - a.use)
    .filter(({ use }, index) => use > PROMISING_USE || (use > 0 && index < FEWEST_PROMISING))
    .map(({ group }) => group);
}
