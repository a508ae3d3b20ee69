import type { Position } from '../../../../core/cursor/list-cursor.ts';

const isBefore = (a: Position, b: Position): boolean => a.rank < b.rank || (a.rank === b.rank && a.id < b.id);

/** Keeps the first rows after `after` of unordered rows, which are added and removed. */
export class FirstRows {
  readonly rows: Position[] = [];
  readonly #after: Position | null;
  readonly #limit: number;
  /** The last kept row when a row was left out: rows that were left out come after it. Null while none was. */
  #edge: Position | null = null;

  constructor(after: Position | null, limit: number) {
    this.#after = after;
    this.#limit = limit;
  }

  /** Whether every offered row after `after` is kept. */
  get isWhole(): boolean {
    return this.#edge === null;
  }

  offer(rank: number, id: number): void {
    const { rows } = this;
    const worst = rows.length === this.#limit ? rows.at(-1) : undefined;
    if (worst && (rank > worst.rank || (rank === worst.rank && id >= worst.id))) {
      this.#edge = worst;
      return;
    }
    const row = { rank, id };
    if (this.#after && !isBefore(this.#after, row)) return;
    // After a removal, a row behind the edge may belong after rows that were left out.
    if (this.#edge && !isBefore(row, this.#edge)) return;
    let at = rows.length;
    while (at > 0) {
      const neighbour = rows[at - 1];
      if (!neighbour || isBefore(neighbour, row)) break;
      at -= 1;
    }
    rows.splice(at, 0, row);
    if (rows.length <= this.#limit) return;
    rows.pop();
    this.#edge = rows.at(-1) ?? null;
  }

  remove(id: number): void {
    const at = this.rows.findIndex((row) => row.id === id);
    if (at >= 0) this.rows.splice(at, 1);
  }
}
