const mostKept = 5_000;

/** Answers that never change, by what was asked; beyond so many all are forgotten and found anew. */
export class Remembered<Answer> {
  readonly #answers = new Map<string, Answer>();

  of(asked: string, find: () => Answer): Answer {
    const known = this.#answers.get(asked);
    if (known !== undefined) return known;
    const found = find();
    if (this.#answers.size >= mostKept) this.#answers.clear();
    this.#answers.set(asked, found);
    return found;
  }
}
