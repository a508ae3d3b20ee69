/** Whole numbers from 0 to 2³²−1 that are counted while they come, four bytes each. */
export class GrowingNumbers {
  #values = new Uint32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }

  /** What came, without the room that is left. */
  toArray(): Uint32Array {
    return this.#values.slice(0, this.#length);
  }
}
