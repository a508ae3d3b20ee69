import { BestHits, type Hit } from './best-hits.ts';
import type { Dictionary, Meaning } from './dictionary.ts';

/** The first two word numbers and the word count of each text. */
export interface Heads {
  readonly firsts: Uint32Array;
  readonly seconds: Uint32Array;
  readonly lengths: Uint8Array;
}

/** Bonuses: the match is the first or second word of the text. */
const bonus = { first: 40, second: 20 } as const;
/** Fewer hits than this are filled up with corrections. */
const fewHits = 5;
const guessed = -60;
/** A word of this length can be searched without its number or unit. */
const significantLetters = 3;

/**
 * An inverted index. A catalogue has few distinct words: a typed word is first looked up, completed or corrected in the
 * dictionary, then texts are found by their words in any order. Texts are sequences of folded words.
 */
export class WordIndex {
  readonly #dictionary: Dictionary;
  /** The documents of word i are at `#starts[i]` to `#starts[i + 1]`. */
  readonly #starts: Uint32Array;
  readonly #documents: Uint32Array;
  readonly #heads: Heads;
  /** Scratch space of a search, zero between searches. */
  readonly #scores: Float32Array;
  readonly #wordScores: Float32Array;
  readonly #counts: Uint8Array;
  readonly #touched: Uint32Array;
  readonly #reached: Uint32Array;
  readonly size: number;

  constructor(dictionary: Dictionary, starts: Uint32Array, documents: Uint32Array, heads: Heads) {
    this.#dictionary = dictionary;
    this.#starts = starts;
    this.#documents = documents;
    this.#heads = heads;
    this.size = heads.lengths.length;
    this.#scores = new Float32Array(this.size);
    this.#wordScores = new Float32Array(this.size);
    this.#counts = new Uint8Array(this.size);
    this.#touched = new Uint32Array(this.size);
    this.#reached = new Uint32Array(this.size);
  }

  /** The number of distinct words. */
  get words(): number {
    return this.#dictionary.size;
  }

  /** Returns the first word of a document. */
  openingOf(document: number): string {
    return this.#dictionary.wordAt(this.#heads.firsts[document] ?? 0);
  }

  /** Returns the words of a query, split where a space is missing. */
  #wordsOf(typed: readonly string[]): string[] {
    return typed.flatMap((word) => this.#dictionary.takeApart(word)).slice(0, mostWords);
  }

  /**
   * Returns the documents that match every typed word without corrections, best first, at most `limit`. `tieBreak` adds
   * a bonus of at most `mostRaised` among equal ones.
   */
  sure(typed: readonly string[], limit: number, tieBreak = noRaise, mostRaised = 0): Hit[] {
    const words = this.#wordsOf(typed);
    if (words.length === 0 || !this.#dictionary.isSure(words)) return [];
    const best = this.#bestHits(limit, tieBreak, mostRaised);
    this.#collect(this.#meaningsOf(words), words.length, (document, score) => best.take(document, score));
    return best.hits();
  }

  /**
   * Returns the same hits as `sure`, with corrections. When few documents have all words, documents with other
   * corrections follow; when none has all, those that lack one word.
   */
  search(typed: readonly string[], limit: number, tieBreak = noRaise, mostRaised = 0): Hit[] {
    const words = this.#wordsOf(typed);
    if (words.length === 0) return [];
    const found = this.#bestHits(limit, tieBreak, mostRaised);
    const strict: Hit[] = [];
    const hits = this.#collect(this.#meaningsOf(words), words.length, (document, score) => {
      found.take(document, score);
      if (strict.length < fewHits) strict.push({ document, score });
    });
    // Exact hits need no corrections, however few, unless it is a single word.
    const isPlain = words.length > 1 && this.#dictionary.isSure(words);
    if (hits >= fewHits || (hits > 0 && isPlain)) return found.hits();
    const best = (rows: readonly Hit[]) => {
      const chosen = this.#bestHits(limit, tieBreak, mostRaised);
      for (const { document, score } of rows) chosen.take(document, score);
      return chosen.hits();
    };
    const wider = this.#wider(words, strict);
    if (strict.length > 0) return best(wider);
    // The right brand with another number ranks higher than another brand with that number.
    return best(surestOf(wider, this.#lackingSome(words)));
  }

  #meaningsOf(words: readonly string[]): (readonly Meaning[])[] {
    return words.map((word) => this.#dictionary.meaningsOf(word));
  }

  /** Returns every document with all typed words, unordered. */
  matching(typed: readonly string[]): number[] {
    const words = this.#wordsOf(typed);
    if (words.length === 0) return [];
    return this.#hits(this.#meaningsOf(words), words.length).map(({ document }) => document);
  }

  /** Returns the exact hits, followed by those where a word was mistyped as another word or split. */
  #wider(words: readonly string[], sure: readonly Hit[]): Hit[] {
    const scores = new Map(sure.map((hit) => [hit.document, hit.score]));
    const guess = (found: readonly Hit[]) => {
      for (const { document, score } of found)
        if (!scores.has(document)) scores.set(document, score + (sure.length > 0 ? guessed : 0));
    };
    const meanings = words.map((word) => this.#dictionary.widerMeaningsOf(word));
    guess(this.#hits(meanings, words.length));
    for (let at = 0; scores.size === 0 && at + 1 < words.length; at++) {
      const joined = `${words[at]}${words[at + 1]}`;
      if (!this.#dictionary.begins(joined)) continue;
      guess(this.#hits(meanings.toSpliced(at, 2, this.#dictionary.meaningsOf(joined)), words.length - 1));
    }
    return Array.from(scores, ([document, score]) => ({ document, score }));
  }

  /** A significant word must be known; omitting it would change the query. */
  #lackingSome(words: readonly string[]): Hit[] {
    const telling = words.filter((word) => word.length >= significantLetters && !/^\d+$/.test(word));
    if (words.length < 2 || !telling.some((word) => this.#dictionary.begins(word))) return [];
    const meanings = words.map((word) => this.#dictionary.widerMeaningsOf(word));
    // The score combines the number of matched words and their weights.
    return this.#hits(meanings, Math.max(1, words.length - (words.length > 3 ? 2 : 1)));
  }

  /** Returns the documents with at least `needed` of the words, unordered. */
  #hits(meanings: readonly (readonly Meaning[])[], needed: number): Hit[] {
    const hits: Hit[] = [];
    this.#collect(meanings, needed, (document, score) => hits.push({ document, score }));
    return hits;
  }

  /**
   * Passes each document with at least `needed` of the words to `take` with its score, and returns their number. It
   * allocates nothing a document, because a frequent word has tens of thousands.
   */
  #collect(
    meanings: readonly (readonly Meaning[])[],
    needed: number,
    take: (document: number, score: number) => void,
  ): number {
    const order = meanings
      .map((each) => ({ each, reach: this.#reachOf(each) }))
      .sort((a, b) => a.reach - b.reach);
    let touched = 0;
    for (const [step, { each, reach }] of order.entries()) {
      // A rare word has more weight than a frequent one.
      const rarity = 1 + Math.log(1 + this.size / (1 + reach)) / 4;
      const mayBegin = step <= meanings.length - needed;
      const reached = this.#scoreWord(each, rarity, mayBegin);
      for (let i = 0; i < reached; i++) {
        const document = this.#reached[i] ?? 0;
        const before = this.#counts[document] ?? 0;
        if (before === 0) this.#touched[touched++] = document;
        this.#counts[document] = before + 1;
        this.#scores[document] = (this.#scores[document] ?? 0) + (this.#wordScores[document] ?? 0);
        this.#wordScores[document] = 0;
      }
    }
    let hits = 0;
    for (let i = 0; i < touched; i++) {
      const document = this.#touched[i] ?? 0;
      if ((this.#counts[document] ?? 0) >= needed) {
        hits += 1;
        take(document, this.#scores[document] ?? 0);
      }
      this.#counts[document] = 0;
      this.#scores[document] = 0;
    }
    return hits;
  }

  /**
   * Fills `#wordScores` and `#reached` for one typed word and returns the number of documents; `mayBegin` admits
   * documents without earlier matches.
   */
  #scoreWord(meanings: readonly Meaning[], rarity: number, mayBegin: boolean): number {
    const { firsts, seconds } = this.#heads;
    let reached = 0;
    for (const { word, weight } of meanings) {
      const end = this.#starts[word + 1] ?? 0;
      for (let i = this.#starts[word] ?? 0; i < end; i++) {
        const document = this.#documents[i] ?? 0;
        if (!mayBegin && this.#counts[document] === 0) continue;
        const place = firsts[document] === word ? bonus.first : seconds[document] === word ? bonus.second : 0;
        const score = (weight + (place * weight) / 100) * rarity;
        const before = this.#wordScores[document] ?? 0;
        if (before === 0) this.#reached[reached++] = document;
        if (score > before) this.#wordScores[document] = score;
      }
    }
    return reached;
  }

  #bestHits(limit: number, tieBreak: (document: number) => number, mostRaised: number): BestHits {
    return new BestHits(this.#heads.lengths, limit, tieBreak, mostRaised);
  }

  #reachOf(meanings: readonly Meaning[]): number {
    return meanings.reduce(
      (sum, { word }) => sum + (this.#starts[word + 1] ?? 0) - (this.#starts[word] ?? 0),
      0,
    );
  }
}

/** Merges two lists, keeping the better score of each document. */
function surestOf(a: readonly Hit[], b: readonly Hit[]): Hit[] {
  const scores = new Map(a.map((hit) => [hit.document, hit.score]));
  for (const { document, score } of b)
    scores.set(document, Math.max(score, scores.get(document) ?? -Infinity));
  return Array.from(scores, ([document, score]) => ({ document, score }));
}

const noRaise = (_document: number): number => 0;

/** The most words of a query; enough for a pasted sentence. */
const mostWords = 24;
