import type { HighsCallbackMap, Model } from 'highs';
import type { Formulation } from '../model/formulation.ts';
import { Incumbent } from '../plan/incumbent.ts';
import type { Instance } from '../model/instance.ts';
import { planOf, valuesOf } from '../model/model-solution.ts';
import { type OfferSeller, usableOffers } from '../model/offers.ts';
import type { TimeLimits } from '../model/native.ts';
import { OpenParts } from '../proof/open-parts.ts';
import type { Progress, SolveStatus } from '../plan/progress.ts';
import { FIRST } from './search-budgets.ts';
import { SeparableFloor } from '../bound/separable-floor.ts';
import type { SolveOptions } from './solve-options.ts';

/** The state that the stages of one search share: the market, the best plan, the time and the listener. */
export class SearchRun {
  readonly instance: Instance;
  readonly options: SolveOptions;
  #sellers: readonly OfferSeller[];
  readonly best: Incumbent;
  readonly floor: SeparableFloor;
  readonly began: number;
  /** The open parts of the proof. */
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

  /** Sellers that a plan may use. */
  get sellers(): readonly OfferSeller[] {
    return this.#sellers;
  }

  /** No improving plan uses any other seller. */
  keep(sellers: readonly OfferSeller[]): void {
    this.#sellers = sellers;
  }

  /** Only a first plan is asked for. */
  get isFirst(): boolean {
    return this.options.depth === 'first';
  }

  /** Milliseconds. A first plan is reported early; further improvement needs a search with more time. */
  left(): number {
    const { timeLimit, clock } = this.options;
    const limit = this.best.plan?.length ? FIRST.withPlan : FIRST.without;
    return this.began + (this.isFirst ? Math.min(limit, timeLimit) : timeLimit) - clock();
  }

  /** How long a run with callbacks may take. */
  limits(milliseconds: number): TimeLimits {
    return { milliseconds, isInterrupted: this.options.isWallClock !== true };
  }

  /** Called in every callback and between all steps, so the partner is polled here. */
  over(): boolean {
    if (this.parts.receive(this.best)) this.notify();
    return this.left() <= 0 || this.options.shouldStop?.() === true;
  }

  /**
   * Reports progress, with a `status` at the end. Nothing is reported without a bound, which holds among plans with no
   * more missing units than the best.
   */
  notify(status?: SolveStatus): Progress {
    const mayBeShort = this.instance.constraints.shortage === 'allow';
    this.best.raise(this.floor.goods(mayBeShort ? this.best.short : this.floor.short) / 100);
    const progress = this.best.progress(status);
    this.options.onProgress?.(progress);
    return progress;
  }

  /** Gives the best plan to the solver if its listings are part of the model. */
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
        if (values && this.best.offer(planOf(formulation, values))) this.notify();
      },
    };
  }
}
