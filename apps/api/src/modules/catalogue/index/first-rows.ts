import type { Position } from '../../../core/cursor/list-cursor.ts';

const isBefore = (a: Position, b: Position): boolean => a.rank < b.rank || (a.rank === b.rank && a.id < b.id);

/** Returns the first `limit` rows after `after` of unordered rows. */
export class FirstRows {
  readonly rows: Position[] = [];
  readonly #after: Position | null;
  readonly #limit: number;

  constructor(after: Position | null, limit: number) {
    this.#after = after;
    this.#limit = limit;
  }

  offer(rank: number, id: number): void {
    const { rows } = this;
    const worst = rows.length === this.#limit ? rows.at(-1) : undefined;
    if (worst && (rank > worst.rank || (rank === worst.rank && id >= worst.id))) return;
    const row = { rank, id };
    if (this.#after && !isBefore(this.#after, row)) return;
    let at = rows.length;
    while (at > 0) {
      const neighbour = rows[at - 1];
      if (!neighbour || isBefore(neighbour, row)) break;
      at -= 1;
    }
    rows.splice(at, 0, row);
    if (rows.length > this.#limit) rows.pop();
  }
}
