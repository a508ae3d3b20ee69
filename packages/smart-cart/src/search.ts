import type { HighsCallbackMap, Model } from 'highs';
import { type Formulation, formulate, limitShort } from './formulation.ts';
import { Incumbent } from './incumbent.ts';
import type { Instance, Plan } from './instance.ts';
import { localSearch } from './local-search.ts';
import { planOf, valuesOf } from './model-solution.ts';
import { naivePlan } from './naive-plan.ts';
import { type NativeOutcome, runAndDispose } from './native.ts';
import { Neighbourhoods } from './neighbourhoods.ts';
import { type OfferSeller, usableOffers } from './offers.ts';
import type { Progress, SolveStatus } from './progress.ts';
import { orderablePick } from './one-pick.ts';
import { promisingSellers } from './promising-sellers.ts';
import { reduceOffers } from './reduce-offers.ts';
import { separableFloor } from './separable-floor.ts';
import {
  NEAR_FACTOR,
  NEAR_SHARE,
  FEW_SHARE,
  FEW_GAP,
  FEW_GAP_CAPPED,
  FIRST,
  SHORT_SHARE,
  PIECES,
  AHEAD,
  SMALL,
  SHORT_PRICE,
} from './search-budgets.ts';
import type { SolveOptions } from './solve.ts';

interface Relaxation {
  readonly outcome: NativeOutcome;
  /** TL under every plan. */
  readonly bound: number;
  /** How much of each seller it would use, in the order of the model's sellers. */
  readonly use: readonly number[];
  /** Kuruş that a parcel less would be worth: the price of the wish for few sellers. */
  readonly parcelPrice: number;
}

/** One search of one instance, from the naive plan to the proof. */
export class Search {
  readonly #instance: Instance;
  readonly #options: SolveOptions;
  readonly #began: number;
  readonly #deadline: number;
  /** Of the whole market, then of what a cheaper plan could still use of it. */
  #formulation: Formulation;
  readonly #sellers: readonly OfferSeller[];
  readonly #best: Incumbent;
  readonly #pieces: Neighbourhoods | null;
  /** Milliseconds that the relaxation took, and the pieces. */
  #relaxed = 0;
  #pieced = 0;

  constructor(instance: Instance, options: SolveOptions) {
    this.#instance = instance;
    this.#options = options;
    this.#began = options.clock();
    this.#deadline = this.#began + options.timeLimit;
    this.#sellers = usableOffers(instance);
    this.#best = new Incumbent(instance);
    this.#formulation = formulate(options.highs, instance, this.#sellers);
    this.#pieces = options.inner ? new Neighbourhoods(options.inner, instance, this.#sellers) : null;
  }

  run(): Progress {
    if (this.#formulation.builder.columns === 0) return this.#withoutOffers();
    const mayBeShort = this.#instance.constraints.shortage === 'allow';
    this.#best.offer([]);
    this.#best.offer(naivePlan(this.#instance).plan);
    // Under a cap this pick has the wrong sellers, and what is found from there is worse than what is found from nothing.
    if (this.#instance.constraints.maxSellers === null) this.#pickOrderable();
    if (this.#options.start) this.#best.offer(this.#options.start);
    const floor = separableFloor(this.#instance, this.#sellers);
    const isShortest = this.#best.short <= floor.short;
    if (!mayBeShort || isShortest) this.#best.raise(floor.goods / 100);
    if (this.#best.plan?.length) this.#tell();
    const isLeastShort = !mayBeShort || this.#fewestShort(isShortest);
    const relaxed = this.#relax();
    const outcome = relaxed === 'infeasible' ? 'infeasible' : this.#searchAll(relaxed, isLeastShort);
    if (this.#options.depth === 'first' && !this.#best.plan?.length) this.#pickOrderable();
    return this.#end(outcome === 'infeasible' && !this.#best.plan ? 'infeasible' : undefined);
  }

  #pickOrderable(): void {
    const plan = orderablePick(this.#instance);
    if (plan) this.#best.offer(plan);
  }

  #withoutOffers(): Progress {
    this.#best.offer([]);
    if (!this.#best.plan) return this.#end('infeasible');
    this.#best.settle();
    return this.#end();
  }

  /**
   * The first of two searches when units may be short: as few as possible. The relaxation says how few there can be; a
   * plan that reaches it, or what supply alone allows (`isKnown`), ends the search before it begins. No later plan may be
   * shorter. False when that is unproven.
   */
  #fewestShort(isKnown: boolean): boolean {
    if (isKnown) {
      limitShort(this.#formulation, this.#best.short);
      return true;
    }
    const { builder, short } = this.#formulation;
    const cost = Array.from({ length: builder.columns }, () => 0);
    for (const { column } of short) cost[column] = 1;
    const limits = { milliseconds: this.#left(), absoluteGap: 0 };
    const relaxed = runAndDispose(this.#options.highs, builder.build(true, cost), limits);
    if (relaxed.kind !== 'optimal' || !relaxed.values) return false;
    const fewest = Math.ceil(
      short.reduce((sum, { column }) => sum + (relaxed.values?.[column] ?? 0), 0) - 1e-6,
    );
    // A first plan may be shorter than need be; what follows it is not.
    const isFirst = this.#options.depth === 'first';
    if (this.#best.short > fewest) {
      this.#searchNear(this.#relaxWithShort());
      if (!isFirst) this.#searchPiecesAhead(() => this.#best.short <= fewest);
    }
    let isProven = this.#best.short <= fewest;
    if (!isProven && !isFirst && !this.#over()) {
      const milliseconds = Math.min(this.#left(), this.#options.timeLimit * SHORT_SHARE);
      const outcome = runAndDispose(
        this.#options.highs,
        builder.build(false, cost),
        { milliseconds, absoluteGap: 0.99 },
        (model) => this.#start(model, this.#formulation),
        this.#interrupts(() => false),
      );
      if (outcome.values) this.#best.offer(planOf(this.#formulation, outcome.values));
      isProven = outcome.kind === 'optimal';
    }
    limitShort(this.#formulation, this.#best.short);
    return isProven;
  }

  /** The relaxation with units short at a price: where a plan that is hardly short may begin. */
  #relaxWithShort(): Relaxation {
    const { builder, short } = this.#formulation;
    const cost = Array.from({ length: builder.columns }, (_, column) => builder.costOf(column));
    for (const { column } of short) cost[column] = SHORT_PRICE;
    const limits = { milliseconds: this.#left(), absoluteGap: 0 };
    return this.#relaxationOf(
      this.#formulation,
      runAndDispose(this.#options.highs, builder.build(true, cost), limits),
    );
  }

  /** The relaxation: a bound, and how much of each seller it would use. */
  #relax(): Relaxation | 'infeasible' | null {
    const { clock, highs } = this.#options;
    const began = clock();
    const { builder } = this.#formulation;
    let objective = 0;
    const limits = { milliseconds: this.#left(), absoluteGap: 0 };
    const outcome = runAndDispose(highs, builder.build(true), limits);
    if (outcome.kind === 'infeasible') return 'infeasible';
    if (outcome.kind !== 'optimal' || !outcome.values) return null;
    for (const [column, value] of outcome.values.entries()) objective += value * builder.costOf(column);
    this.#best.raise(objective);
    this.#tell();
    this.#relaxed = clock() - began;
    return this.#relaxationOf(this.#formulation, outcome, objective);
  }

  #relaxationOf({ sellers, capRow }: Formulation, outcome: NativeOutcome, bound = 0): Relaxation {
    const { values, duals } = outcome;
    return {
      outcome,
      bound,
      use: sellers.map(({ used }) => values?.[used] ?? 0),
      parcelPrice: capRow === null ? 0 : Math.abs(duals?.[capRow] ?? 0) * 100,
    };
  }

  #searchAll(relaxed: Relaxation | null, mayProve: boolean): 'infeasible' | 'searched' {
    // Without a relaxation in time the plan so far says where to begin.
    this.#searchNear(relaxed ?? this.#useOfPlan());
    if (relaxed) {
      if (this.#options.depth !== 'first' || !this.#best.plan)
        this.#searchPiecesAhead(() => (this.#best.progress().gap ?? 1) < AHEAD.gap);
      const gap = this.#best.progress().gap ?? 1;
      const isCapped = this.#instance.constraints.maxSellers !== null && this.#options.depth !== 'first';
      if (!this.#best.plan?.length || gap > (isCapped ? FEW_GAP_CAPPED : FEW_GAP)) this.#searchFew(relaxed);
    }
    if (this.#over() || (this.#options.depth === 'first' && this.#best.plan)) return 'searched';
    const ceiling = relaxed ? this.#reduce(relaxed) : null;
    const outcome = runAndDispose(
      this.#options.highs,
      this.#formulation.builder.build(false),
      { milliseconds: this.#left(), absoluteGap: 0.0099 },
      (model) => this.#start(model, this.#formulation),
      this.#watchAll(ceiling ?? Number.POSITIVE_INFINITY),
    );
    if (outcome.kind === 'infeasible') return 'infeasible';
    if (outcome.values) this.#best.offer(planOf(this.#formulation, outcome.values));
    if (outcome.bound !== null) this.#best.raise(Math.min(outcome.bound, ceiling ?? outcome.bound));
    if (mayProve && outcome.kind === 'optimal') this.#best.settle();
    return 'searched';
  }

  /**
   * Leaves to the search only what a plan cheaper than the best could use. Returns the TL of that best plan: what the
   * search then proves holds for the whole market up to there. Null without a plan.
   */
  #reduce({ outcome, bound }: Relaxation): number | null {
    const { report } = this.#best;
    if (!report) return null;
    const best = report.total / 100;
    const sellers = reduceOffers(this.#instance, this.#formulation, outcome, { bound, best });
    const mostShort = this.#formulation.short.length > 0 ? report.short : null;
    this.#formulation = formulate(this.#options.highs, this.#instance, sellers, { mostShort });
    return best;
  }

  #useOfPlan(): Pick<Relaxation, 'use' | 'parcelPrice'> {
    const listed = new Set(this.#best.plan?.map(({ listingId }) => listingId));
    const isUsed = ({ offers }: OfferSeller) => offers.some(({ listing }) => listed.has(listing.listingId));
    return { use: this.#sellers.map((group) => (isUsed(group) ? 1 : 0)), parcelPrice: 0 };
  }

  /** Plans by local search, guided by the relaxation. */
  #searchNear({ use, parcelPrice }: Pick<Relaxation, 'use' | 'parcelPrice'>): void {
    this.#pieces?.guideBy(use);
    const { clock, timeLimit, depth } = this.#options;
    const factor = depth === 'first' ? FIRST.nearFactor : NEAR_FACTOR;
    const end = clock() + Math.min(timeLimit * NEAR_SHARE, Math.max(30, this.#relaxed * factor));
    const over = (): boolean => this.#over() || clock() > end;
    const options = { use, parcelPrice, over, shakes: depth !== 'first' };
    for (const plan of localSearch(this.#instance, this.#sellers, options))
      if (this.#best.offer(plan)) this.#tell();
  }

  /** A short search among few sellers: a good plan long before the whole market is searched. */
  #searchFew({ use }: Relaxation): void {
    const sellers = promisingSellers(this.#sellers, use, this.#best.plan);
    if (sellers.length === this.#sellers.length || this.#over()) return;
    const { clock, timeLimit, highs } = this.#options;
    const mostShort = this.#formulation.short.length > 0 ? (this.#best.report?.short ?? null) : null;
    const few = formulate(highs, this.#instance, sellers, { mostShort });
    const milliseconds = Math.min(timeLimit * FEW_SHARE, this.#left());
    const end = clock() + milliseconds;
    const outcome = runAndDispose(
      highs,
      few.builder.build(false),
      { milliseconds, absoluteGap: 0.0099, relativeGap: 0.003 },
      (model) => this.#start(model, few),
      { ...this.#interrupts(() => clock() > end), ...this.#improvements(few) },
    );
    if (outcome.values) this.#best.offer(planOf(few, outcome.values));
    this.#tell();
  }

  /** Hands the best plan so far to the solver, if its listings are part of the model. */
  #start(model: Model, formulation: Formulation): void {
    const { plan } = this.#best;
    if (!plan) return;
    const known = new Set(
      formulation.sellers.flatMap(({ group }) => group.offers.map(({ listing }) => listing.listingId)),
    );
    if (!plan.every(({ listingId }) => known.has(listingId))) return;
    model.setSolution({ colValue: valuesOf(formulation, this.#instance, plan) });
  }

  #interrupts(over: () => boolean): HighsCallbackMap {
    const { callbackType } = this.#options.highs.constants;
    return {
      [callbackType.mipInterrupt]: (event) => {
        if (this.#over() || over()) event.interrupt();
      },
    };
  }

  #improvements(formulation: Formulation): HighsCallbackMap {
    const { callbackType } = this.#options.highs.constants;
    return {
      [callbackType.mipImprovingSolution]: (event) => {
        const values = event.data.mip_solution;
        if (values && this.#best.offer(planOf(formulation, values))) this.#tell();
      },
    };
  }

  /** The search of the whole market: its bound is ours, and between its steps pieces of the best plan are searched. */
  #watchAll(ceiling: number): HighsCallbackMap {
    const { callbackType } = this.#options.highs.constants;
    let handed: Plan | null = this.#best.plan;
    return {
      ...this.#improvements(this.#formulation),
      [callbackType.mipInterrupt]: (event) => {
        const bound = event.data.mip_dual_bound;
        if (bound !== undefined && this.#best.raise(Math.min(bound, ceiling))) this.#tell();
        this.#searchPieces();
        if (this.#over()) event.interrupt();
      },
      [callbackType.mipUserSolution]: (event) => {
        const { plan } = this.#best;
        if (!plan || plan === handed) return;
        handed = plan;
        event.setSolution(valuesOf(this.#formulation, this.#instance, plan));
      },
    };
  }

  /** Pieces before anything else is searched, until `enough` or nothing comes of them. */
  #searchPiecesAhead(enough: () => boolean): void {
    const { clock, timeLimit } = this.#options;
    const end = clock() + timeLimit * (this.#isSmall() && this.#best.short === 0 ? SMALL.share : AHEAD.share);
    while (clock() < end && !enough() && (this.#pieces?.failures ?? AHEAD.failures) < AHEAD.failures)
      if (!this.#searchPiece()) return;
  }

  #isSmall(): boolean {
    return this.#instance.demand.length <= SMALL.products;
  }

  /** Pieces of the best plan, for as long as their share of the time allows. */
  #searchPieces(): void {
    const { clock } = this.#options;
    const share = (): number =>
      (this.#pieces?.failures ?? 0) < PIECES.failures && (this.#best.progress().gap ?? 1) > AHEAD.gap
        ? this.#isSmall()
          ? SMALL.eager
          : PIECES.eager
        : PIECES.tired;
    while (this.#pieced < (clock() - this.#began) * share()) if (!this.#searchPiece()) return;
  }

  /** False when there is nothing left to search. */
  #searchPiece(): boolean {
    const { clock } = this.#options;
    const { draft } = this.#best;
    const pieces = this.#pieces;
    const distance = this.#best.distance() ?? Number.POSITIVE_INFINITY;
    if (!pieces || !draft || this.#over() || pieces.exhausted || distance < 1) return false;
    const began = clock();
    const plan = pieces.improve(draft, this.#left(), clock);
    const isBetter = plan !== null && this.#best.offer(plan);
    pieces.failures = isBetter ? 0 : pieces.failures + 1;
    if (isBetter) this.#tell();
    this.#pieced += clock() - began;
    return true;
  }

  /** A first plan is told soon: what may still be found is for those who come back with more time. */
  #left(): number {
    const { depth, timeLimit, clock } = this.#options;
    if (depth !== 'first') return this.#deadline - clock();
    const limit = this.#best.plan?.length ? FIRST.withPlan : FIRST.without;
    return this.#began + Math.min(limit, timeLimit) - clock();
  }

  #over(): boolean {
    return this.#left() <= 0 || this.#options.shouldStop?.() === true;
  }

  #tell(): void {
    this.#options.onProgress?.(this.#best.progress());
  }

  #end(status?: SolveStatus): Progress {
    const progress = this.#best.progress(status);
    this.#options.onProgress?.(progress);
    return progress;
  }
}
