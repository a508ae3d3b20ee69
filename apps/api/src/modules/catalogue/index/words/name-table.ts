import { orderOfBytes } from './order-of-bytes.ts';

/**
 * Texts by position, stored as bytes: 200,000 separate strings would take three times the memory, and a page reads at
 * most 150 of them.
 */
export class NameTable {
  #bytes = Buffer.allocUnsafeSlow(64 * 1024);
  #used = 0;
  #ends = new Uint32Array(1024);
  #count = 0;
  /** Positions sorted by text, created at the first prefix query. */
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

  /** Returns the text at `position`; empty without one. */
  at(position: number): string {
    if (position < 0 || position >= this.#count) return '';
    return this.#bytes.toString('utf8', this.#ends[position - 1] ?? 0, this.#ends[position]);
  }

  /** Returns positions of texts with this ASCII prefix in text order, at most `limit`. */
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

  /** Compares a text with a prefix: below, at or above 0. */
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

  /** Returns positions of texts that contain these ASCII characters, at most `limit`; suffix matches first. */
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
