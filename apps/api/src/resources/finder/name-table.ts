import { orderOfBytes } from './order-of-bytes.ts';

/**
 * Texts by position, kept as bytes: a string of its own for each of 200,000 names takes three times the room, and a
 * page reads 150 of them at most.
 */
export class NameTable {
  #bytes = Buffer.allocUnsafeSlow(64 * 1024);
  #used = 0;
  #ends = new Uint32Array(1024);
  #count = 0;
  /** Positions in the order of their texts, once somebody asks how they begin. */
  #order: Uint32Array | null = null;

  get size(): number {
    return this.#count;
  }

  add(text: string): void {
    this.#order = null;
    const most = this.#used + text.length * 3;
    if (most > this.#bytes.length) this.#growTo(most);
    this.#used += this.#bytes.write(text, this.#used);
    if (this.#count === this.#ends.length) {
      const larger = new Uint32Array(this.#count * 2);
      larger.set(this.#ends);
      this.#ends = larger;
    }
    this.#ends[this.#count++] = this.#used;
  }

  /** The text at `position`; empty where there is none. */
  at(position: number): string {
    if (position < 0 || position >= this.#count) return '';
    return this.#bytes.toString('utf8', this.#ends[position - 1] ?? 0, this.#ends[position]);
  }

  /** Positions whose text begins with these ASCII characters, in the order of the texts, at most `limit`. */
  startingWith(part: string, limit: number): number[] {
    const wanted = Buffer.from(part, 'latin1');
    this.#order ??= orderOfBytes(this.#count, this.#longest(), (position, at) => this.#byteAt(position, at));
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#order[middle] ?? 0, wanted) < 0) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (; low < this.#count && found.length < limit; low++) {
      const position = this.#order[low] ?? 0;
      if (this.#compare(position, wanted) !== 0) break;
      found.push(position);
    }
    return found;
  }

  /** Whether a text stands before, among or behind those that begin like this: below, at or above 0. */
  #compare(position: number, wanted: Buffer): number {
    for (let at = 0; at < wanted.length; at++) {
      const difference = this.#byteAt(position, at) - (wanted[at] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #byteAt(position: number, at: number): number {
    const place = (this.#ends[position - 1] ?? 0) + at;
    return place < (this.#ends[position] ?? 0) ? (this.#bytes[place] ?? 0) : 0;
  }

  #longest(): number {
    let longest = 0;
    for (let position = 0; position < this.#count; position++)
      longest = Math.max(longest, (this.#ends[position] ?? 0) - (this.#ends[position - 1] ?? 0));
    return longest;
  }

  /** Positions whose text has these ASCII characters in it, at most `limit`: where it ends with them before elsewhere. */
  having(part: string, limit: number): number[] {
    const wanted = Buffer.from(part, 'latin1');
    const [atEnd, within]: [number[], number[]] = [[], []];
    for (let position = 0; position < this.#count && atEnd.length < limit; position++) {
      const last = (this.#ends[position] ?? 0) - wanted.length;
      const first = this.#ends[position - 1] ?? 0;
      if (last < first) continue;
      if (this.#hasAt(last, wanted)) atEnd.push(position);
      else if (within.length < limit && this.#hasBetween(first, last, wanted)) within.push(position);
    }
    return [...atEnd, ...within].slice(0, limit);
  }

  #hasBetween(first: number, last: number, wanted: Buffer): boolean {
    for (let at = first; at < last; at++) if (this.#hasAt(at, wanted)) return true;
    return false;
  }

  #hasAt(at: number, wanted: Buffer): boolean {
    for (let i = 0; i < wanted.length; i++) if (this.#bytes[at + i] !== wanted[i]) return false;
    return true;
  }

  #growTo(most: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(most, Math.ceil(this.#bytes.length * 1.5)));
    this.#bytes.copy(larger, 0, 0, this.#used);
    this.#bytes = larger;
  }
}
