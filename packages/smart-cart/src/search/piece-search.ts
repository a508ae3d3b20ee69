import { Neighbourhoods } from './neighbourhoods.ts';
import { AHEAD, PIECES, SMALL } from './search-budgets.ts';
import type { SearchRun } from './search-run.ts';

/** Runs the large neighbourhood search within a share of the search's time. */
export class PieceSearch {
  readonly #run: SearchRun;
  readonly #pieces: Neighbourhoods | null;
  /** Milliseconds spent on pieces. */
  #spent = 0;

  constructor(run: SearchRun) {
    const { inner } = run.options;
    this.#run = run;
    this.#pieces = inner ? new Neighbourhoods(inner, run.instance, run.sellers) : null;
  }

  /** How much the relaxation uses each seller, in the order of sellers. */
  guideBy(use: readonly number[]): void {
    this.#pieces?.guideBy(use);
  }

  /** Solves pieces before any other search, until `enough` or until they stop improving. */
  ahead(enough: () => boolean): void {
    const { clock, timeLimit } = this.#run.options;
    const began = clock();
    const share = (): number => (this.#isSmall() && this.#run.best.short === 0 ? SMALL.share : AHEAD.share);
    while (
      clock() < began + timeLimit * share() &&
      !enough() &&
      (this.#pieces?.failures ?? AHEAD.failures) < AHEAD.failures
    )
      if (!this.#next()) return;
  }

  /** Solves pieces of the best plan while their share of the time lasts. */
  between(): void {
    const { clock } = this.#run.options;
    const share = (): number => {
      const isEager =
        (this.#pieces?.failures ?? 0) < PIECES.failures && (this.#run.best.progress().gap ?? 1) > AHEAD.gap;
      if (this.#isSmall()) return isEager ? SMALL.eager : 0;
      return isEager ? PIECES.eager : PIECES.tired;
    };
    while (this.#spent < (clock() - this.#run.began) * share()) if (!this.#next()) return;
  }

  #isSmall(): boolean {
    return this.#run.instance.demand.length <= SMALL.products;
  }

  /** False when there is nothing left to search. */
  #next(): boolean {
    const { best, options } = this.#run;
    const { draft } = best;
    const pieces = this.#pieces;
    const distance = best.distance() ?? Number.POSITIVE_INFINITY;
    if (!pieces || !draft || this.#run.over() || pieces.exhausted || distance < 1) return false;
    const began = options.clock();
    const plan = pieces.improve(draft, this.#run.limits(this.#run.left()), options.clock);
    const isBetter = plan !== null && best.offer(plan);
    pieces.failures = isBetter ? 0 : pieces.failures + 1;
    if (isBetter) this.#run.notify();
    this.#spent += options.clock() - began;
    return true;
  }
}
