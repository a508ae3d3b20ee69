import { editDistance } from './edit-distance.ts';

/** A word of the dictionary that a typed word may mean, and how surely: 100 is the word itself. */
interface Meaning {
  readonly word: number;
  readonly weight: number;
}

export interface Hit {
  readonly document: number;
  readonly score: number;
}

const weights = { exact: 100, prefix: 72, typo: 55, secondTypo: 38, inside: 30 } as const;
/** Beyond the words themselves: the match opens the document, or is its second word; each further word dilutes it. */
const bonus = { first: 40, second: 20, furtherWord: -1.5 } as const;
/** A typed word means at most this many words; the surest stay. */
const mostMeanings = 400;
const rememberedWords = 5000;

/**
 * The words of a catalogue are few where its texts are many: a typed word is first looked up, completed or corrected in
 * the dictionary, then the texts are found by their words, in any order. Texts are folded words in a fixed order.
 */
export class WordIndex {
  readonly #words: string[] = [];
  /** Which letters a word has, as bits: words that share few cannot be typing errors of each other. */
  readonly #letters: Uint32Array;
  readonly #ids = new Map<string, number>();
  /** Words in the order of the alphabet, for completion. */
  readonly #sorted: Uint32Array;
  /** The documents of word i stand from `#starts[i]` to `#starts[i + 1]`. */
  readonly #starts: Uint32Array;
  readonly #documents: Uint32Array;
  readonly #first: Int32Array;
  readonly #second: Int32Array;
  readonly #lengths: Uint8Array;
  /** Scratch of one search, zero between searches. */
  readonly #scores: Float64Array;
  readonly #wordScores: Float64Array;
  readonly #counts: Uint8Array;
  readonly #meanings = new Map<string, readonly Meaning[]>();
  readonly size: number;

  /** Texts may come one by one: only their words' numbers are kept. */
  constructor(texts: Iterable<readonly string[]>) {
    const counts: number[] = [];
    /** The different words of all texts behind one another, and where each text ends. */
    const flat: number[] = [];
    const ends: number[] = [];
    const heads: number[] = [];
    for (const text of texts) {
      const ids = new Set(text.map((word) => this.#idOf(word)));
      for (const id of ids) {
        counts[id] = (counts[id] ?? 0) + 1;
        flat.push(id);
      }
      ends.push(flat.length);
      heads.push(this.#ids.get(text[0] ?? '') ?? -1, this.#ids.get(text[1] ?? '') ?? -1);
    }
    this.size = ends.length;
    this.#first = Int32Array.from(ends, (_, document) => heads[document * 2] ?? -1);
    this.#second = Int32Array.from(ends, (_, document) => heads[document * 2 + 1] ?? -1);
    this.#lengths = Uint8Array.from(ends, (end, document) => Math.min(255, end - (ends[document - 1] ?? 0)));
    this.#scores = new Float64Array(this.size);
    this.#wordScores = new Float64Array(this.size);
    this.#counts = new Uint8Array(this.size);
    this.#starts = new Uint32Array(this.#words.length + 1);
    for (const [word, count] of counts.entries()) this.#starts[word + 1] = (this.#starts[word] ?? 0) + count;
    this.#documents = new Uint32Array(flat.length);
    const next = this.#starts.slice();
    let from = 0;
    for (const [document, end] of ends.entries()) {
      for (; from < end; from++) {
        const id = flat[from] ?? 0;
        this.#documents[next[id] ?? 0] = document;
        next[id] = (next[id] ?? 0) + 1;
      }
    }
    this.#letters = Uint32Array.from(this.#words, lettersOf);
    this.#sorted = Uint32Array.from(this.#words.keys()).sort((a, b) =>
      this.#word(a) < this.#word(b) ? -1 : 1,
    );
  }

  /** How many different words there are. */
  get words(): number {
    return this.#words.length;
  }

  /**
   * The documents in which every typed word is meant, at most `limit`, the best first. `tieBreak` raises some of
   * otherwise equal ones and should stay below 10. Where no document has all words, one of them may be missing.
   */
  search(typed: readonly string[], limit: number, tieBreak: (document: number) => number = () => 0): Hit[] {
    if (typed.length === 0) return [];
    const meanings = typed.map((word) => this.#meaningsOf(word));
    const strict = this.#collect(meanings, typed.length);
    // Two words that say something must be there, or leaving one out would make it another question.
    const mayRelax = typed.filter((word) => word.length >= 3).length >= 2;
    const found = strict.length > 0 || !mayRelax ? strict : this.#collect(meanings, typed.length - 1);
    return this.#best(found, limit, tieBreak);
  }

  /** Every document that has all typed words, unordered. */
  matching(typed: readonly string[]): number[] {
    if (typed.length === 0) return [];
    return this.#collect(
      typed.map((word) => this.#meaningsOf(word)),
      typed.length,
    ).map(({ document }) => document);
  }

  /** The documents that have at least `needed` of the words, with their scores. */
  #collect(meanings: readonly (readonly Meaning[])[], needed: number): Hit[] {
    const order = meanings
      .map((each) => ({ each, reach: this.#reachOf(each) }))
      .sort((a, b) => a.reach - b.reach);
    const touched: number[] = [];
    for (const [step, { each, reach }] of order.entries()) {
      // A rare word says more about what is sought than a frequent one.
      const rarity = 1 + Math.log(1 + this.size / (1 + reach)) / 4;
      const mayBegin = step <= meanings.length - needed;
      for (const document of this.#scoreWord(each, rarity, mayBegin)) {
        const before = this.#counts[document] ?? 0;
        if (before === 0) touched.push(document);
        this.#counts[document] = before + 1;
        this.#scores[document] = (this.#scores[document] ?? 0) + (this.#wordScores[document] ?? 0);
        this.#wordScores[document] = 0;
      }
    }
    const hits: Hit[] = [];
    for (const document of touched) {
      if ((this.#counts[document] ?? 0) >= needed)
        hits.push({ document, score: this.#scores[document] ?? 0 });
      this.#counts[document] = 0;
      this.#scores[document] = 0;
    }
    return hits;
  }

  /** Fills `#wordScores` for one typed word and gives back where; `mayBegin` admits documents without any word so far. */
  #scoreWord(meanings: readonly Meaning[], rarity: number, mayBegin: boolean): number[] {
    const reached: number[] = [];
    for (const { word, weight } of meanings) {
      const end = this.#starts[word + 1] ?? 0;
      for (let i = this.#starts[word] ?? 0; i < end; i++) {
        const document = this.#documents[i] ?? 0;
        if (!mayBegin && this.#counts[document] === 0) continue;
        const place =
          this.#first[document] === word ? bonus.first : this.#second[document] === word ? bonus.second : 0;
        const score = (weight + (place * weight) / 100) * rarity;
        const before = this.#wordScores[document] ?? 0;
        if (before === 0) reached.push(document);
        if (score > before) this.#wordScores[document] = score;
      }
    }
    return reached;
  }

  #best(found: readonly Hit[], limit: number, tieBreak: (document: number) => number): Hit[] {
    const hits: Hit[] = [];
    let floor = -Infinity;
    for (const { document, score: points } of found) {
      const score = points + bonus.furtherWord * (this.#lengths[document] ?? 0) + tieBreak(document);
      if (score <= floor) continue;
      hits.push({ document, score });
      // Sorted and cut now and then, so that a frequent word does not sort the whole catalogue.
      if (hits.length >= limit * 4) {
        hits.sort(byScore);
        hits.length = limit;
        floor = hits.at(-1)?.score ?? floor;
      }
    }
    return hits.sort(byScore).slice(0, limit);
  }

  #reachOf(meanings: readonly Meaning[]): number {
    return meanings.reduce(
      (sum, { word }) => sum + (this.#starts[word + 1] ?? 0) - (this.#starts[word] ?? 0),
      0,
    );
  }

  #meaningsOf(typed: string): readonly Meaning[] {
    const known = this.#meanings.get(typed);
    if (known) return known;
    const found = this.#lookUp(typed);
    if (this.#meanings.size >= rememberedWords) this.#meanings.clear();
    this.#meanings.set(typed, found);
    return found;
  }

  /** The word itself and those it begins; failing these, typing errors; failing these, words that contain it. */
  #lookUp(typed: string): Meaning[] {
    const begun = this.#completions(typed);
    if (begun.length > 0) return begun;
    const corrected = this.#corrections(typed);
    if (corrected.length > 0) return corrected;
    if (typed.length < 3) return [];
    return this.#words
      .flatMap((word, id) => (word.includes(typed) ? [{ word: id, weight: weights.inside }] : []))
      .slice(0, mostMeanings);
  }

  #completions(typed: string): Meaning[] {
    const found: Meaning[] = [];
    for (let at = this.#firstFrom(typed); at < this.#sorted.length; at++) {
      const id = this.#sorted[at] ?? 0;
      const word = this.#word(id);
      if (!word.startsWith(typed)) break;
      found.push({
        word: id,
        weight: word === typed ? weights.exact : weights.prefix + (20 * typed.length) / word.length,
      });
    }
    return found.sort((a, b) => b.weight - a.weight).slice(0, mostMeanings);
  }

  #corrections(typed: string): Meaning[] {
    if (typed.length < 4 || /^\d+$/.test(typed)) return [];
    const limit = typed.length < 7 ? 1 : 2;
    const letters = lettersOf(typed);
    const found: Meaning[] = [];
    for (const [id, word] of this.#words.entries()) {
      // Every typing error brings in one foreign letter at most.
      if (word.length < typed.length - limit || bitsOf(letters & ~(this.#letters[id] ?? 0)) > limit) continue;
      const whole = editDistance(typed, word, limit);
      const distance = whole <= limit ? whole : editDistance(typed, word, limit, true);
      if (distance > limit) continue;
      const near = distance === 1 ? weights.typo : weights.secondTypo;
      // A wrong first letter is rare; a word that only begins alike is a weaker guess.
      const weight = near - (whole > limit ? 8 : 0) - (word[0] === typed[0] ? 0 : 8);
      found.push({ word: id, weight });
    }
    return found.sort((a, b) => b.weight - a.weight).slice(0, mostMeanings);
  }

  /** The first place in the alphabet from which words are not before `typed`. */
  #firstFrom(typed: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#word(this.#sorted[middle] ?? 0) < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #idOf(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#words.length;
    this.#words.push(word);
    this.#ids.set(word, id);
    return id;
  }

  #word(id: number): string {
    return this.#words[id] ?? '';
  }
}

const byScore = (a: Hit, b: Hit): number => b.score - a.score || a.document - b.document;

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
