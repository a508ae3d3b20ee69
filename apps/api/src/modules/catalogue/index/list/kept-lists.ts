import { sortOptions } from '@havan/domain/sort';
import {
  type ListAnswer,
  type Listed,
  listProducts,
  type ListQuestion,
  type ListWalk,
  walked,
} from './list-products.ts';

/** When this many answers are kept, the next one drops them all. */
const keptAnswers = 300;

interface Options {
  /** Rows kept after those of a page: so many may leave it before a new pass over the market is needed. */
  readonly spare: number;
  /** If more than this part of all products has changed, a new pass is faster than following the changes. */
  readonly worthFollowing: number;
}

interface Kept {
  readonly question: ListQuestion;
  answer: ListAnswer;
  /** The number of replacements in the offer table that the answer contains. */
  replacements: number;
  /** The pass that made it; null for an answer that cannot follow changes. */
  readonly walk: ListWalk | null;
}

/**
 * Keeps the answers of lists. When offers change, an answer is updated: the changed products are removed as they were
 * and added as they are, so that a changed price costs a list microseconds instead of a pass over the market.
 */
export class KeptLists {
  readonly #kept = new Map<string, Kept>();
  readonly #options: Options;
  /** Number of passes over the market. */
  passes = 0;

  constructor(options: Options = { spare: 40, worthFollowing: 1 / 16 }) {
    this.#options = options;
  }

  /** Drops all answers: sellers, campaigns or products have changed. */
  clear(): void {
    this.#kept.clear();
  }

  /** Drops the lists in the order of sold units, and the later pages of all lists. */
  clearBySold(): void {
    for (const [key, { question }] of this.#kept)
      if (question.sort === sortOptions.bestSeller || question.asOf !== undefined) this.#kept.delete(key);
  }

  /** Returns what `listProducts` would return now. */
  answer(market: Listed, question: ListQuestion): ListAnswer {
    const key = JSON.stringify(question);
    const kept = this.#kept.get(key);
    if (kept && isCurrent(kept, market, this.#options)) return kept.answer;
    this.passes += 1;
    const walk = mayFollow(question) ? walked(market, question, this.#options.spare) : null;
    const answer = walk?.answer() ?? listProducts(market, question);
    if (this.#kept.size >= keptAnswers) this.#kept.clear();
    this.#kept.set(key, { question, answer, walk, replacements: market.offers.replacements });
    return answer;
  }
}

/** A later page keeps the order of its list's beginning, and a list of chosen offers depends on more than their price. */
const mayFollow = ({ after, asOf, offers }: ListQuestion): boolean =>
  after === null && asOf === undefined && offers.onlyListings === undefined;

/** Brings an answer up to date where it can follow; false where a new pass must be made. */
function isCurrent(kept: Kept, { offers, products }: Listed, { worthFollowing }: Options): boolean {
  if (kept.replacements === offers.replacements) return true;
  const { walk, answer } = kept;
  if (walk === null || !offers.holdsMovesSince(answer.asOf)) return false;
  const moves = offers.movedSince(answer.asOf);
  if (moves.size > products.ids.length * worthFollowing) return false;
  for (const [position, former] of moves) walk.replace(position, former);
  if (!walk.isExact) return false;
  if (moves.size > 0) kept.answer = walk.answer();
  kept.replacements = offers.replacements;
  return true;
}
