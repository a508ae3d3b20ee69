export interface Hit {
  readonly document: number;
  readonly score: number;
}

/** The penalty for each further word of a text. */
const furtherWord = -1.5;

/** Collects the best `limit` of many unordered hits; rejecting a hit costs two comparisons. */
export class BestHits {
  readonly #lengths: Uint8Array;
  readonly #limit: number;
  readonly #tieBreak: (document: number) => number;
  readonly #mostRaised: number;
  readonly #kept: Hit[] = [];
  /** The score that a hit must exceed once there are enough. */
  #floor = -Infinity;

  /**
   * @param lengths words of each document
   * @param tieBreak adds a bonus of at most `mostRaised` to otherwise equal hits
   */
  constructor(
    lengths: Uint8Array,
    limit: number,
    tieBreak: (document: number) => number,
    mostRaised: number,
  ) {
    this.#lengths = lengths;
    this.#limit = limit;
    this.#tieBreak = tieBreak;
    this.#mostRaised = mostRaised;
  }

  take(document: number, points: number): void {
    const unraised = points + furtherWord * (this.#lengths[document] ?? 0);
    if (unraised + this.#mostRaised <= this.#floor) return;
    const score = unraised + this.#tieBreak(document);
    if (score <= this.#floor) return;
    this.#kept.push({ document, score });
    // Sorted and truncated periodically, so that a frequent word does not sort the whole catalogue.
    if (this.#kept.length < this.#limit * 2 + 100) return;
    this.#kept.sort(byScore);
    this.#kept.length = this.#limit;
    this.#floor = this.#kept.at(-1)?.score ?? this.#floor;
  }

  /** Returns the hits, the best first. */
  hits(): Hit[] {
    return this.#kept.sort(byScore).slice(0, this.#limit);
  }
}

const byScore = (a: Hit, b: Hit): number => b.score - a.score || a.document - b.document;
