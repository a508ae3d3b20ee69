const mostKept = 5_000;

/** A cache of immutable answers; it is cleared when full. */
export class AnswerMemo<Answer> {
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
