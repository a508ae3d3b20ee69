/** Keeps the values asked for last, up to a number of them; the one not asked for longest goes first. */
export class Youngest<Value> {
  readonly #most: number;
  readonly #values = new Map<number, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(id: number): Value | undefined {
    const value = this.#values.get(id);
    if (value === undefined) return undefined;
    // A map keeps the order of insertion: what is put in again is the youngest.
    this.#values.delete(id);
    this.#values.set(id, value);
    return value;
  }

  put(id: number, value: Value): void {
    this.#values.delete(id);
    this.#values.set(id, value);
    if (this.#values.size <= this.#most) return;
    for (const oldest of this.#values.keys()) {
      this.#values.delete(oldest);
      return;
    }
  }

  /** One of them, or all. */
  drop(id: number | null): void {
    if (id === null) this.#values.clear();
    else this.#values.delete(id);
  }
}
