/**
 * Texts by position, kept as bytes: a string of its own for each of 200,000 names takes three times the room, and a
 * page reads 150 of them at most.
 */
export class NameTable {
  #bytes = Buffer.allocUnsafeSlow(64 * 1024);
  #used = 0;
  #ends = new Uint32Array(1024);
  #count = 0;

  get size(): number {
    return this.#count;
  }

  add(text: string): void {
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
