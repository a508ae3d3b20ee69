import type { Highs } from 'highs';
import type { Incumbent } from '../plan/incumbent.ts';
import type { Plan } from '../model/instance.ts';
import { type Left, type Link, type LinkMessage, nothingLeft } from './link.ts';
import { type Branch, OpenParts } from './open-parts.ts';
import { PieceSearch } from '../search/piece-search.ts';
import { BRANCHES } from '../search/search-budgets.ts';
import { SearchRun } from '../search/search-run.ts';
import { SellerBranches } from './seller-branches.ts';

/** Milliseconds between two reports, and how long to wait for work. */
const WAIT = { word: 50, look: 20 };

export interface AssistOptions {
  readonly highs: Highs;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
  /** Called in every callback: true returns the parts that are not searched yet. */
  readonly shouldStop: () => boolean;
}

/** Searches parts of the plan space for the search at the other end of the link, until that ends or `shouldStop`. */
export function assist(link: Link, { highs, clock, shouldStop }: AssistOptions): void {
  const parts = new BorrowedParts(link, clock);
  try {
    const over = (): boolean => shouldStop() || parts.isOver;
    parts.greet();
    for (let begin = parts.meet(over); begin; begin = parts.meet(over)) {
      const isDone = (): boolean => over() || parts.isAnew;
      const options = { highs, clock, timeLimit: Number.POSITIVE_INFINITY, shouldStop: isDone };
      const run = new SearchRun(begin.instance, options, parts);
      new SellerBranches(run, new PieceSearch(run), BRANCHES).search();
    }
    parts.giveBack();
  } catch (error) {
    parts.forsake();
    throw error;
  }
}

type Begin = Extract<LinkMessage, { kind: 'begin' }>;

/** The parts that a partner received, and those made from them. */
class BorrowedParts extends OpenParts {
  readonly #link: Link;
  readonly #clock: () => number;
  #begin: Begin | null = null;
  #received = 0;
  /** It received a part since it last reported that none is left. */
  #isBusy = false;
  #isAsked = false;
  #reported: Plan | null = null;
  #lastWord = 0;
  /** The search at the other end is over. */
  isOver = false;

  constructor(link: Link, clock: () => number) {
    super();
    this.#link = link;
    this.#clock = clock;
  }

  /** Reports that the partner is ready. */
  greet(): void {
    this.#say('idle');
  }

  /** Waits for parts to search; null when the search is over. */
  meet(over: () => boolean): Begin | null {
    for (; !over(); this.#link.wait(WAIT.look)) {
      this.#receive(null);
      const begin = this.#begin;
      if (!begin) continue;
      this.#begin = null;
      this.clear();
      return begin;
    }
    return null;
  }

  /** A search starts or restarts: earlier parts are obsolete. */
  get isAnew(): boolean {
    return this.#begin !== null;
  }

  override next(over: () => boolean): Branch | null {
    for (;;) {
      const part = super.next(over);
      if (part || over()) return part;
      if (this.waiting.length > 0) continue;
      if (this.#isBusy) this.#say('idle');
      this.#link.wait(WAIT.look);
    }
  }

  override add(part: Branch): void {
    super.add(part);
    this.#give();
  }

  override receive(best: Incumbent): boolean {
    this.#receive(best);
    if (best.plan && best.plan !== this.#reported) {
      this.#reported = best.plan;
      this.#link.post({ kind: 'plan', plan: best.plan });
    }
    this.#give();
    if (this.#isBusy && this.#clock() - this.#lastWord > WAIT.word) this.#say('busy');
    return false;
  }

  #receive(best: Incumbent | null): void {
    while (!this.isAnew) {
      const message = this.#link.take();
      if (!message) break;
      if (message.kind === 'plan' && best?.offer(message.plan)) this.#reported = best.plan;
      if (message.kind === 'part') {
        this.#received += 1;
        this.#isBusy = true;
        this.waiting.push(message.part);
      }
      if (message.kind === 'begin') this.#begin = message;
      if (message.kind === 'ask') this.#isAsked = true;
      if (message.kind === 'end') this.isOver = true;
    }
  }

  /** Returns all remaining parts. */
  giveBack(): void {
    if (this.isOver) return;
    for (const part of this.isAnew ? [] : this.waiting.splice(0)) this.#link.post({ kind: 'part', part });
    this.#say('gone');
  }

  /** After an error no received part counts as searched. */
  forsake(): void {
    this.#link.post({ ...nothingLeft, state: 'gone' });
  }

  #give(): void {
    const part = this.#isAsked ? this.lowest() : null;
    if (!part) return;
    this.#isAsked = false;
    this.#link.post({ kind: 'part', part });
  }

  #say(state: Left['state']): void {
    this.#lastWord = this.#clock();
    if (state !== 'busy') [this.#isBusy, this.#isAsked] = [false, false];
    const bound = state === 'busy' ? this.bound : this.searched;
    const open = this.waiting.length;
    this.#link.post({ kind: 'left', state, bound, received: this.#received, open });
  }
}
