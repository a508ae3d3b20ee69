import { isEnding } from '@havan/domain/turkish-text';
import { distancesFrom } from './edit-distance.ts';
import { AnswerMemo } from './memo.ts';

/** A dictionary word that a typed word may mean, with its weight: 100 is an exact match. */
export interface Meaning {
  readonly word: number;
  readonly weight: number;
}

const weights = { exact: 100, prefix: 72, typo: 55, secondTypo: 38, inside: 30 } as const;
/**
 * Penalties of a correction: a different first letter, a continuation after the typed text.
 */
const penalty = { firstLetter: 8, unfinished: 8, number: 12 } as const;
/**
 * The most candidates of a typed word; the best are kept.
 */
const mostMeanings = 400;
/** The most words that a text without spaces is split into. */
const mostGlued = 8;

/** The distinct words of many texts: completes, corrects and splits a typed word. */
export class Dictionary {
  readonly #words: readonly string[];
  /** The letters of a word as bits, to exclude words that differ in too many letters. */
  readonly #letters: Uint32Array;
  /** The length (at most 255) and the codes of the first two letters (0 for none). */
  readonly #lengths: Uint8Array;
  readonly #firsts: Uint16Array;
  readonly #seconds: Uint16Array;
  /** Words in the order of the alphabet, for completion. */
  readonly #sorted: Uint32Array;
  readonly #meanings = new AnswerMemo<readonly Meaning[]>();
  readonly #widerMeanings = new AnswerMemo<readonly Meaning[]>();
  readonly #slips = new AnswerMemo<readonly Meaning[]>();
  readonly #pieces = new AnswerMemo<readonly string[]>();

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#letters = Uint32Array.from(words, lettersOf);
    this.#lengths = Uint8Array.from(words, (word) => Math.min(word.length, 255));
    this.#firsts = Uint16Array.from(words, (word) => word.charCodeAt(0));
    this.#seconds = Uint16Array.from(words, (word) => word.charCodeAt(1));
    this.#sorted = Uint32Array.from(words.keys()).sort((a, b) => (this.wordAt(a) < this.wordAt(b) ? -1 : 1));
  }

  /** The number of words. */
  get size(): number {
    return this.#words.length;
  }

  /** Returns the word and its completions; without any, corrections; without any, words that contain it. */
  meaningsOf(typed: string): readonly Meaning[] {
    return this.#meanings.of(typed, () => {
      const begun = this.#completions(typed);
      if (begun.length > 0) return begun;
      const corrected = this.#corrections(typed);
      if (corrected.length > 0) return corrected;
      const inside = this.#containing(typed);
      return inside.length > 0 ? inside : this.#farCorrections(typed);
    });
  }

  /**
   * Returns completions, corrections and containing words together, for a first result that led nowhere: a typed word
   * may be a typing error of another.
   */
  widerMeaningsOf(typed: string): readonly Meaning[] {
    return this.#widerMeanings.of(typed, () => {
      const surest = new Map<number, number>();
      for (const { word, weight } of [
        ...this.#completions(typed),
        ...this.#corrections(typed),
        ...this.#containing(typed),
      ]) {
        if (weight > (surest.get(word) ?? 0)) surest.set(word, weight);
      }
      return bestOf(Array.from(surest, ([word, weight]) => ({ word, weight })));
    });
  }

  /** Returns whether each of these is a word or a prefix of one, so that no correction is needed. */
  isSure(typed: readonly string[]): boolean {
    return typed.every((word) => this.begins(word));
  }

  /** Returns whether a word begins with this text. */
  begins(typed: string): boolean {
    return this.wordAt(this.#sorted[this.#firstFrom(typed)] ?? -1).startsWith(typed);
  }

  /**
   * Splits a text without spaces: numbers from letters always (`500mg`, as in the indexed texts); joined words
   * (`vitaminc`) or a word with a suffix (`kremini`) unless the whole is, begins or resembles a word.
   */
  takeApart(typed: string): readonly string[] {
    return this.#pieces.of(typed, () => this.#piecesOf(typed));
  }

  #piecesOf(typed: string): readonly string[] {
    // A letter between digits is a typing error in a number, except the `x` of `3x5`.
    if (/^\d+[a-wyz]\d+$/.test(typed) && !this.begins(typed)) return [typed.replace(/\D/, '')];
    const pieces = typed.match(/\d+|\D+/g) ?? [typed];
    if (pieces.length > 1) return pieces.flatMap((piece) => this.#wordsWithin(piece));
    return this.#wordsWithin(typed);
  }

  #wordsWithin(typed: string): readonly string[] {
    if (this.begins(typed)) return [typed];
    const spelled = spellingsOf(typed).find((spelling) => this.begins(spelling));
    if (spelled !== undefined) return [spelled];
    if (this.#corrections(typed).some(({ weight }) => weight >= weights.typo - penalty.unfinished))
      return [typed];
    return this.#run(typed, mostGlued) ?? [typed];
  }

  /** Splits into known words, the longest first; the last may be a prefix. */
  #run(typed: string, most: number): readonly string[] | null {
    for (let at = typed.length - 1; at >= 3; at--) {
      const [head, tail] = [typed.slice(0, at), typed.slice(at)];
      if (!this.#knows(head)) continue;
      if (at > 3 && isEnding(tail)) return [head];
      if (tail.length > 1 && this.begins(tail)) return [head, tail];
      const rest = most > 2 && tail.length > 4 ? this.#run(tail, most - 1) : null;
      if (rest) return [head, ...rest];
    }
    return null;
  }

  #knows(word: string): boolean {
    return this.wordAt(this.#sorted[this.#firstFrom(word)] ?? -1) === word;
  }

  #completions(typed: string): Meaning[] {
    const found: Meaning[] = [];
    for (let at = this.#firstFrom(typed); at < this.#sorted.length; at++) {
      const id = this.#sorted[at] ?? 0;
      const word = this.wordAt(id);
      if (!word.startsWith(typed)) break;
      const weight = word === typed ? weights.exact : weights.prefix + (20 * typed.length) / word.length;
      found.push({ word: id, weight });
    }
    return bestOf(found);
  }

  /** Two errors in a word of five or six letters are many: allowed only without other candidates. */
  #farCorrections(typed: string): readonly Meaning[] {
    return typed.length === 5 || typed.length === 6 ? this.#within(typed, 2) : [];
  }

  #corrections(typed: string): readonly Meaning[] {
    return this.#slips.of(typed, () => this.#within(typed, typed.length < 7 ? 1 : 2));
  }

  /** Returns the words within `most` typing errors; numbers within one. */
  #within(typed: string, most: number): readonly Meaning[] {
    const isNumber = /^\d+$/.test(typed);
    if (typed.length < (isNumber ? 2 : 3)) return [];
    const limit = isNumber ? 1 : most;
    const distances = distancesFrom(typed, limit);
    const found: Meaning[] = [];
    for (const id of this.#resembling(typed, limit, isNumber)) {
      const word = this.wordAt(id);
      const { whole, begun } = distances(word);
      // Three letters with an error are too few to guess a continuation.
      const distance = whole > limit && !isNumber && typed.length > 3 ? begun : whole;
      if (distance > limit) continue;
      const near = distance === 1 ? weights.typo : weights.secondTypo;
      const weight =
        near -
        (whole > limit ? penalty.unfinished : 0) -
        (word[0] === typed[0] || isTurned(typed, word) ? 0 : penalty.firstLetter) -
        (isNumber ? penalty.number : 0);
      found.push({ word: id, weight });
    }
    return bestOf(found);
  }

  /**
   * Returns the candidates for corrections of `typed`. Each error adds at most one foreign letter, and the first two
   * letters may contain one missing, doubled, swapped or wrong letter.
   */
  #resembling(typed: string, limit: number, isNumber: boolean): number[] {
    const letters = lettersOf(typed);
    const [first, second] = [typed.charCodeAt(0), typed.charCodeAt(1)];
    const near: number[] = [];
    for (let id = 0; id < this.#lengths.length; id++) {
      if ((this.#lengths[id] ?? 0) < typed.length - limit) continue;
      if (!isNumber) {
        const [one, other] = [this.#firsts[id], this.#seconds[id]];
        if (one !== first && one !== second && other !== first && other !== second) continue;
      }
      if (bitsOf(letters & ~(this.#letters[id] ?? 0)) > limit) continue;
      if (!isNumber || /^\d+$/.test(this.wordAt(id))) near.push(id);
    }
    return near;
  }

  #containing(typed: string): Meaning[] {
    if (typed.length < 3) return [];
    const found = this.#words.flatMap((word, id) =>
      word.includes(typed, 1) ? [{ word: id, weight: weights.inside }] : [],
    );
    return found.slice(0, mostMeanings);
  }

  /** Returns the lower bound of `typed` in the sorted words. */
  #firstFrom(typed: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.wordAt(this.#sorted[middle] ?? 0) < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns a word by its number; empty for an unknown one. */
  wordAt(id: number): string {
    return this.#words[id] ?? '';
  }
}

/** Phonetic spellings of a letter as two: names are typed by their sound (`relaxin`, `fysioneal`). */
const soundAlike = [
  ['x', 'ks'],
  ['ks', 'x'],
  ['f', 'ph'],
  ['ph', 'f'],
] as const;

const spellingsOf = (typed: string): string[] =>
  soundAlike.filter(([from]) => typed.includes(from)).map(([from, to]) => typed.replaceAll(from, to));

const bestOf = (found: Meaning[]): Meaning[] =>
  found.sort((a, b) => b.weight - a.weight).slice(0, mostMeanings);

/** Returns whether the first two letters are swapped, which is a typing error and not another word. */
const isTurned = (a: string, b: string): boolean => a[0] === b[1] && a[1] === b[0];

/** Bits 0 to 25 for a to z, the rest for digits and foreign letters. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i) - 97;
    bits |= 1 << (code >= 0 && code < 26 ? code : 26 + (word.charCodeAt(i) % 6));
  }
  return bits >>> 0;
}

function bitsOf(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
