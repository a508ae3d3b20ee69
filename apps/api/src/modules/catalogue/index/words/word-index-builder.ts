import { Dictionary } from './dictionary.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import { WordIndex } from './word-index.ts';

/** Builds an index from texts, storing only the numbers of their words. */
export class WordIndexBuilder {
  readonly #words: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #counts: number[] = [];
  /** The distinct word numbers of all texts concatenated, and the end of each text. */
  readonly #flat = new GrowingNumbers();
  readonly #ends = new GrowingNumbers();
  readonly #firsts = new GrowingNumbers();
  readonly #seconds = new GrowingNumbers();
  /** The last text of each word, from 1. */
  readonly #lastMet: number[] = [];

  /** Adds a text as folded words in order. */
  add(text: readonly string[]): void {
    const document = this.#ends.length + 1;
    for (const word of text) this.#note(this.#idOf(word), document);
    for (const word of text) {
      // `b12` is found by `b 12` as well.
      const pieces = /\d/.test(word) && /\D/.test(word) ? (word.match(/\d+|\D+/g) ?? []) : [];
      for (const piece of pieces) this.#note(this.#idOf(piece), document);
    }
    this.#firsts.push(this.#idOf(text[0] ?? ''));
    this.#seconds.push(this.#idOf(text[1] ?? ''));
    this.#ends.push(this.#flat.length);
  }

  #note(id: number, document: number): void {
    if (this.#lastMet[id] === document) return;
    this.#lastMet[id] = document;
    this.#counts[id] = (this.#counts[id] ?? 0) + 1;
    this.#flat.push(id);
  }

  build(): WordIndex {
    const starts = new Uint32Array(this.#words.length + 1);
    for (let id = 0; id < this.#words.length; id++)
      starts[id + 1] = (starts[id] ?? 0) + (this.#counts[id] ?? 0);
    const documents = new Uint32Array(this.#flat.length);
    const lengths = new Uint8Array(this.#ends.length);
    const flat = this.#flat.toArray();
    const next = starts.slice();
    let from = 0;
    for (const [document, end] of this.#ends.toArray().entries()) {
      lengths[document] = Math.min(255, end - from);
      for (; from < end; from++) {
        const id = flat[from] ?? 0;
        documents[next[id] ?? 0] = document;
        next[id] = (next[id] ?? 0) + 1;
      }
    }
    const heads = { firsts: this.#firsts.toArray(), seconds: this.#seconds.toArray(), lengths };
    return new WordIndex(new Dictionary(this.#words), starts, documents, heads);
  }

  #idOf(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#words.length;
    // Copied: a slice would keep the whole text in memory.
    const own = Buffer.from(word).toString();
    this.#words.push(own);
    this.#ids.set(own, id);
    return id;
  }
}

/** Builds an index from a list of texts. */
export function indexOfTexts(texts: Iterable<readonly string[]>): WordIndex {
  const builder = new WordIndexBuilder();
  for (const text of texts) builder.add(text);
  return builder.build();
}
