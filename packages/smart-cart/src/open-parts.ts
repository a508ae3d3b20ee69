import type { Incumbent } from './incumbent.ts';
import type { PatternBound } from './pattern-bound.ts';

/** To take a seller at `from` TL of goods at least, or not. */
export interface Choice {
  readonly sellerId: string;
  readonly from: number;
}

export interface Decision extends Choice {
  readonly isTaken: boolean;
}

/** Some of the plans: those of the market of `from` in which one thing more is decided. Plain data, to be sent as it is. */
export interface Branch {
  readonly from: PatternBound;
  readonly decided: Decision | null;
  /** TL under each of these plans. */
  readonly bound: number;
}

export const wholeOf = (from: PatternBound): Branch => ({ from, decided: null, bound: from.market.bound });

/** The parts of the plans that are still to be searched, and the bound under those that are. */
export class OpenParts {
  protected readonly waiting: Branch[] = [];
  /** TL under the part looked at. */
  #current = Number.POSITIVE_INFINITY;
  /** TL under all plans of the parts that are searched. */
  #searched = Number.POSITIVE_INFINITY;

  /** All plans, before they are parted. */
  begin(root: PatternBound): void {
    this.clear();
    this.add(wholeOf(root));
  }

  protected clear(): void {
    this.waiting.length = 0;
    this.#current = Number.POSITIVE_INFINITY;
    this.#searched = Number.POSITIVE_INFINITY;
  }

  add(part: Branch): void {
    this.waiting.push(part);
  }

  /** The part with the lowest bound: what is left of it holds down the bound of the whole. Null when none waits. */
  next(_over: () => boolean): Branch | null {
    const part = this.lowest();
    this.#current = part?.bound ?? Number.POSITIVE_INFINITY;
    return part;
  }

  protected lowest(): Branch | null {
    this.waiting.sort((a, b) => b.bound - a.bound);
    return this.waiting.pop() ?? null;
  }

  /** A part is searched: none of its plans costs less than so much TL. */
  end(bound: number): void {
    this.#searched = Math.min(this.#searched, bound);
  }

  get searched(): number {
    return this.#searched;
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  /** TL under all plans that are not in the part looked at. */
  get rest(): number {
    return this.waiting.reduce((least, { bound }) => Math.min(least, bound), this.#searched);
  }

  /** TL under all plans. */
  get bound(): number {
    return Math.min(this.rest, this.#current);
  }

  /** Hears from whoever else works on them, and tells of a better plan. True when there is something new to tell. */
  hear(_best: Incumbent): boolean {
    return false;
  }
}
