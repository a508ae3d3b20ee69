import type { Incumbent } from '../plan/incumbent.ts';
import type { Instance, Plan } from '../model/instance.ts';
import { type Left, type Link, type LinkMessage, nothingLeft } from './link.ts';
import { type Branch, OpenParts } from './open-parts.ts';
import type { PatternBound } from '../bound/pattern-bound.ts';

/** Milliseconds: how long to wait for a reply, and after how long a silent partner is abandoned. */
const WAIT = { look: 20, silent: 1_000 };

/**
 * Parts that a partner in another thread helps to search (work sharing). The idle thread asks, and the other hands over
 * the part with the lowest bound. That part counts with its bound until the partner reports its result, and it is kept,
 * so that a lost partner loses nothing.
 */
export class SharedParts extends OpenParts {
  readonly #link: Link;
  readonly #instance: Instance;
  /** Parts handed over and not finished, in order. */
  readonly #lent: Branch[] = [];
  /** How many parts were handed over before these. */
  #ended = 0;
  #left: Left | null = null;
  #plan: Plan | null = null;
  /** The plan last sent to the partner; undefined before the partner has this search. */
  #reported: Plan | null | undefined;
  #hasAsked = false;
  /** This thread is idle and takes the next part. */
  #isHungry = false;
  #silent = 0;

  constructor(link: Link, instance: Instance) {
    super();
    this.#link = link;
    this.#instance = instance;
  }

  /**
   * The first root goes to the partner while this thread looks for plans. The partner continues with it, unless it has
   * nothing to share yet or has not reached the next root: then this thread starts with that root and hands over parts
   * of it.
   */
  override begin(root: PatternBound): void {
    const isGiven = this.#lent.length + this.#ended > 0;
    const open = this.waiting.length + (this.#left?.open ?? 0);
    if (isGiven && open > 0 && root.market.bound <= this.bound) return;
    this.#ended += this.#lent.splice(0).length;
    this.#reported = undefined;
    this.#isHungry = isGiven;
    super.begin(root);
  }

  override add(part: Branch): void {
    super.add(part);
    this.#give();
  }

  override next(over: () => boolean): Branch | null {
    for (this.#silent = 0; ; this.#silent += WAIT.look) {
      const part = super.next(over);
      this.#isHungry = part === null;
      if (part || over() || this.isEmpty) return part;
      if (this.#silent >= WAIT.silent) this.#withdraw();
      if (this.waiting.length > 0) continue;
      if (!this.#hasAsked) this.#link.post({ kind: 'ask' });
      this.#hasAsked = true;
      this.#link.wait(WAIT.look);
    }
  }

  override get isEmpty(): boolean {
    return super.isEmpty && this.#lent.length === 0;
  }

  override get rest(): number {
    const known = (this.#left?.received ?? 0) - this.#ended;
    const least = this.#left?.bound ?? Number.NEGATIVE_INFINITY;
    const bounds = this.#lent.map(({ bound }, at) => (at < known ? Math.max(bound, least) : bound));
    return Math.min(super.rest, ...bounds);
  }

  override receive(best: Incumbent): boolean {
    let isNew = false;
    for (let message = this.#link.take(); message; message = this.#link.take()) {
      this.#silent = 0;
      if (message.kind === 'plan') isNew = best.offer(message.plan) || isNew;
      else this.#take(message);
      if (message.kind === 'left' && message.received > 0)
        isNew = best.raise(Math.min(this.bound, totalOf(best))) || isNew;
    }
    this.#plan = best.plan;
    this.#reportPlan();
    this.#give();
    return isNew;
  }

  /** The search is over. */
  close(): void {
    this.#link.post({ kind: 'end' });
  }

  #take(message: LinkMessage): void {
    if (this.#left?.state === 'gone') return;
    if (message.kind === 'part') {
      this.waiting.push(message.part);
      this.#hasAsked = false;
    }
    if (message.kind !== 'left') return;
    this.#left = message;
    if (message.state === 'busy') return;
    this.#hasAsked = false;
    this.end(message.bound);
    this.#ended += this.#lent.splice(0, Math.max(0, message.received - this.#ended)).length;
    if (message.state === 'gone') this.#withdraw();
  }

  /** Hands one part to an idle partner. */
  #give(): void {
    const state = this.#left?.state;
    const canTake = state === 'idle' || (state === 'busy' && this.#reported === undefined);
    if (!canTake || this.#lent.length > 0 || this.#isHungry) return;
    const part = this.lowest();
    if (!part) return;
    if (this.#reported === undefined) {
      this.#link.post({ kind: 'begin', instance: this.#instance });
      this.#reported = null;
      this.#reportPlan();
    }
    this.#link.post({ kind: 'part', part });
    this.#lent.push(part);
  }

  #reportPlan(): void {
    if (this.#reported === undefined || !this.#plan || this.#plan === this.#reported) return;
    this.#link.post({ kind: 'plan', plan: this.#plan });
    this.#reported = this.#plan;
  }

  /** Takes back the parts that the partner has not finished. */
  #withdraw(): void {
    this.#ended += this.#lent.length;
    this.waiting.push(...this.#lent.splice(0));
    this.#left = { ...nothingLeft, state: 'gone', received: this.#ended };
    this.close();
  }
}

/** TL. */
const totalOf = ({ report }: Incumbent): number => (report?.total ?? Number.POSITIVE_INFINITY) / 100;
