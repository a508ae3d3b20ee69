import type { Incumbent } from '../plan/incumbent.ts';
import type { PatternBound } from '../bound/pattern-bound.ts';

/** A branching decision: buy at least `from` TL of goods from a seller, or not. */
export interface Choice {
  readonly sellerId: string;
  readonly from: number;
}

export interface Decision extends Choice {
  readonly isTaken: boolean;
}

/**
 * A node of the branch-and-bound tree: the plans of the market of `from` with one more decision. Plain data that can be
 * sent between threads.
 */
export interface Branch {
  readonly from: PatternBound;
  readonly decided: Decision | null;
  /** Lower bound in TL on these plans. */
  readonly bound: number;
}

export const wholeOf = (from: PatternBound): Branch => ({ from, decided: null, bound: from.market.bound });

/** The open nodes of the tree, and the lower bound on the closed ones. */
export class OpenParts {
  protected readonly waiting: Branch[] = [];
  /** Lower bound in TL on the current part. */
  #current = Number.POSITIVE_INFINITY;
  /** Lower bound in TL on all plans of the searched parts. */
  #searched = Number.POSITIVE_INFINITY;

  /** The root: all plans before branching. */
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

  /** Returns the part with the lowest bound, which determines the bound of the whole. Null when none waits. */
  next(_over: () => boolean): Branch | null {
    const part = this.lowest();
    this.#current = part?.bound ?? Number.POSITIVE_INFINITY;
    return part;
  }

  protected lowest(): Branch | null {
    this.waiting.sort((a, b) => b.bound - a.bound);
    return this.waiting.pop() ?? null;
  }

  /** Closes a part: none of its plans costs less than this (TL). */
  end(bound: number): void {
    this.#searched = Math.min(this.#searched, bound);
  }

  get searched(): number {
    return this.#searched;
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  /** Lower bound in TL on all plans outside the current part. */
  get rest(): number {
    return this.waiting.reduce((least, { bound }) => Math.min(least, bound), this.#searched);
  }

  /** Lower bound in TL on all plans. */
  get bound(): number {
    return Math.min(this.rest, this.#current);
  }

  /** Exchanges messages with the partner, including a better plan. True when there is news to report. */
  receive(_best: Incumbent): boolean {
    return false;
  }
}
