import { isEnding } from '@havan/domain/turkish-text';
import { distancesFrom } from './edit-distance.ts';
import { Remembered } from './remembered.ts';

/** A word of the dictionary that a typed word may mean, and how surely: 100 is the word itself. */
export interface Meaning {
  readonly word: number;
  readonly weight: number;
}

const weights = { exact: 100, prefix: 72, typo: 55, secondTypo: 38, inside: 30 } as const;
/** Off the weight of a correction: the first letter is another, the word goes on after what was typed. */
const penalty = { firstLetter: 8, unfinished: 8, number: 12 } as const;
/** A typed word means at most this many words; the surest stay. */
const mostMeanings = 400;
/** Of what was typed without a space at most so many words are told apart. */
const mostGlued = 8;

/** The different words of many texts: completes a typed word, corrects it, takes it apart. */
export class Dictionary {
  readonly #words: readonly string[];
  /** Which letters a word has, as bits: words that share few cannot be typing errors of each other. */
  readonly #letters: Uint32Array;
  /** How many letters, at most 255, and the codes of the first two, 0 for none. */
  readonly #lengths: Uint8Array;
  readonly #firsts: Uint16Array;
  readonly #seconds: Uint16Array;
  /** Words in the order of the alphabet, for completion. */
  readonly #sorted: Uint32Array;
  readonly #meanings = new Remembered<readonly Meaning[]>();
  readonly #widerMeanings = new Remembered<readonly Meaning[]>();
  readonly #slips = new Remembered<readonly Meaning[]>();
  readonly #pieces = new Remembered<readonly string[]>();

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#letters = Uint32Array.from(words, lettersOf);
    this.#lengths = Uint8Array.from(words, (word) => Math.min(word.length, 255));
    this.#firsts = Uint16Array.from(words, (word) => word.charCodeAt(0));
    this.#seconds = Uint16Array.from(words, (word) => word.charCodeAt(1));
    this.#sorted = Uint32Array.from(words.keys()).sort((a, b) => (this.wordAt(a) < this.wordAt(b) ? -1 : 1));
  }

  /** How many words there are. */
  get size(): number {
    return this.#words.length;
  }

  /** The word itself and those it begins; failing these, typing errors; failing these, words that contain it. */
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

  /** All of these at once, for when the first thought led nowhere: what was typed may be a word by mistake. */
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

  /** Whether each of these is a word or begins one: nothing has to be guessed. */
  isSure(typed: readonly string[]): boolean {
    return typed.every((word) => this.begins(word));
  }

  /** Whether a word begins like this. */
  begins(typed: string): boolean {
    return this.wordAt(this.#sorted[this.#firstFrom(typed)] ?? -1).startsWith(typed);
  }

  /**
   * The words of what was typed without spaces: numbers and letters always (`500mg`, as texts are taken apart as well),
   * a run of words (`vitaminc`) or a word with an ending (`kremini`) unless it is, begins or resembles a word.
   */
  takeApart(typed: string): readonly string[] {
    return this.#pieces.of(typed, () => this.#piecesOf(typed));
  }

  #piecesOf(typed: string): readonly string[] {
    // A letter amid digits is a slip within a number, but for the `x` of `3x5`.
    if (/^\d+[a-wyz]\d+$/.test(typed) && !this.begins(typed)) return [typed.replace(/\D/, '')];
    const pieces = typed.match(/\d+|\D+/g) ?? [typed];
    if (pieces.length > 1) return pieces.flatMap((piece) => this.#wordsWithin(piece));
    return this.#wordsWithin(typed);
  }

  #wordsWithin(typed: string): readonly string[] {
    if (this.begins(typed)) return [typed];
    const heard = spellingsOf(typed).find((spelling) => this.begins(spelling));
    if (heard !== undefined) return [heard];
    if (this.#corrections(typed).some(({ weight }) => weight >= weights.typo - penalty.unfinished))
      return [typed];
    return this.#run(typed, mostGlued) ?? [typed];
  }

  /** Known words, one behind the other, the longest first; the last one is perhaps only begun. */
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

  /** Two errors in a word of five or six letters are much: only where nothing else is left. */
  #farCorrections(typed: string): readonly Meaning[] {
    return typed.length === 5 || typed.length === 6 ? this.#within(typed, 2) : [];
  }

  #corrections(typed: string): readonly Meaning[] {
    return this.#slips.of(typed, () => this.#within(typed, typed.length < 7 ? 1 : 2));
  }

  /** The words that are at most `most` typing errors away; a number only one. */
  #within(typed: string, most: number): readonly Meaning[] {
    const isNumber = /^\d+$/.test(typed);
    if (typed.length < (isNumber ? 2 : 3)) return [];
    const limit = isNumber ? 1 : most;
    const distances = distancesFrom(typed, limit);
    const found: Meaning[] = [];
    for (const id of this.#resembling(typed, limit, isNumber)) {
      const word = this.wordAt(id);
      const { whole, begun } = distances(word);
      // Three letters with an error in them are too little to guess how a word goes on.
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
   * What may be a typing error of `typed` at all. Every error brings in one foreign letter at most; and the first letters
   * allow for one that was left out, doubled, swapped or wrong, when the next one is there.
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

  /** The first place in the alphabet from which words are not before `typed`. */
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

  /** A word by its number; empty for one that there is not. */
  wordAt(id: number): string {
    return this.#words[id] ?? '';
  }
}

/** Letters that are written as two by some: names are typed as they are heard (`relaxin`, `fysioneal`). */
const heardAlike = [
  ['x', 'ks'],
  ['ks', 'x'],
  ['f', 'ph'],
  ['ph', 'f'],
] as const;

const spellingsOf = (typed: string): string[] =>
  heardAlike.filter(([from]) => typed.includes(from)).map(([from, to]) => typed.replaceAll(from, to));

const bestOf = (found: Meaning[]): Meaning[] =>
  found.sort((a, b) => b.weight - a.weight).slice(0, mostMeanings);

/** The first two letters are there, the other way round: a slip of two fingers, not another word. */
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
