import type { HighsCallbackMap, Model } from 'highs';
import type { Formulation } from './formulation.ts';
import { Incumbent } from './incumbent.ts';
import type { Instance } from './instance.ts';
import { planOf, valuesOf } from './model-solution.ts';
import { type OfferSeller, usableOffers } from './offers.ts';
import type { TimeLimits } from './native.ts';
import { OpenParts } from './open-parts.ts';
import type { Progress, SolveStatus } from './progress.ts';
import { FIRST } from './search-budgets.ts';
import { SeparableFloor } from './separable-floor.ts';
import type { SolveOptions } from './solve.ts';

/** What the stages of one search share: the market, the best plan so far, the time, and who is told. */
export class SearchRun {
  readonly instance: Instance;
  readonly options: SolveOptions;
  #sellers: readonly OfferSeller[];
  readonly best: Incumbent;
  readonly floor: SeparableFloor;
  readonly began: number;
  /** The parts of the plans that the proof has open. */
  readonly parts: OpenParts;

  constructor(instance: Instance, options: SolveOptions, parts = new OpenParts()) {
    this.instance = instance;
    this.options = options;
    this.parts = parts;
    this.began = options.clock();
    this.#sellers = usableOffers(instance);
    this.best = new Incumbent(instance);
    this.floor = new SeparableFloor(instance, this.#sellers);
  }

  /** Those that a plan may use. */
  get sellers(): readonly OfferSeller[] {
    return this.#sellers;
  }

  /** No plan worth finding uses any of the others. */
  keep(sellers: readonly OfferSeller[]): void {
    this.#sellers = sellers;
  }

  /** Only a first plan is asked for. */
  get isFirst(): boolean {
    return this.options.depth === 'first';
  }

  /** Milliseconds. A first plan is told soon: what may still be found is for those who come back with more time. */
  left(): number {
    const { timeLimit, clock } = this.options;
    const limit = this.best.plan?.length ? FIRST.withPlan : FIRST.without;
    return this.began + (this.isFirst ? Math.min(limit, timeLimit) : timeLimit) - clock();
  }

  /** How long a run with callbacks may take. */
  limits(milliseconds: number): TimeLimits {
    return { milliseconds, isInterrupted: this.options.isWallClock !== true };
  }

  /** Asked in every callback and between all steps, so it is here that a partner is heard. */
  over(): boolean {
    if (this.parts.hear(this.best)) this.tell();
    return this.left() <= 0 || this.options.shouldStop?.() === true;
  }

  /**
   * Says what is known, with a `status` what is known of the end. Nothing is told without a bound: of the least short
   * plans none is shorter than the best so far.
   */
  tell(status?: SolveStatus): Progress {
    const mayBeShort = this.instance.constraints.shortage === 'allow';
    this.best.raise(this.floor.goods(mayBeShort ? this.best.short : this.floor.short) / 100);
    const progress = this.best.progress(status);
    this.options.onProgress?.(progress);
    return progress;
  }

  /** Hands the best plan so far to the solver, if its listings are part of the model. */
  startFromBest(model: Model, formulation: Formulation): void {
    const { plan } = this.best;
    if (!plan) return;
    const known = new Set(
      formulation.sellers.flatMap(({ group }) => group.offers.map(({ listing }) => listing.listingId)),
    );
    if (!plan.every(({ listingId }) => known.has(listingId))) return;
    model.setSolution({ colValue: valuesOf(formulation, this.instance, plan) });
  }

  interrupts(over: () => boolean): HighsCallbackMap {
    const { callbackType } = this.options.highs.constants;
    return {
      [callbackType.mipInterrupt]: (event) => {
        if (this.over() || over()) event.interrupt();
      },
    };
  }

  improvements(formulation: Formulation): HighsCallbackMap {
    const { callbackType } = this.options.highs.constants;
    return {
      [callbackType.mipImprovingSolution]: (event) => {
        const values = event.data.mip_solution;
        if (values && this.best.offer(planOf(formulation, values))) this.tell();
      },
    };
  }
}
