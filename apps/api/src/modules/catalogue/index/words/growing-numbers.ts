/** A growable list of unsigned 32-bit integers. */
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

  /** Returns the values without spare capacity. */
  toArray(): Uint32Array {
    return this.#values.slice(0, this.#length);
  }
}
