import type { CategoryRow } from '../lists/category-tree.ts';

/** Categories numbered in depth-first order, so that a subtree is one range of numbers. */
export class CategoryIndex {
  readonly rows: readonly CategoryRow[];
  readonly #numbers = new Map<number, number>();
  /** By number: the exclusive end of its subtree. */
  readonly #ends: Uint16Array;
  readonly #inOrder: CategoryRow[] = [];
  readonly #byId: ReadonlyMap<number, CategoryRow>;
  readonly #children: ReadonlyMap<number | null, readonly CategoryRow[]>;

  /** `rows` are in sibling order. */
  constructor(rows: readonly CategoryRow[]) {
    this.rows = rows;
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#children = Map.groupBy(rows, (row) => row.parent_id);
    this.#ends = new Uint16Array(rows.length);
    for (const row of this.childrenOf(null)) this.#numberFrom(row);
  }

  #numberFrom(row: CategoryRow): void {
    const number = this.#numbers.size;
    this.#numbers.set(row.id, number);
    this.#inOrder.push(row);
    for (const child of this.childrenOf(row.id)) this.#numberFrom(child);
    this.#ends[number] = this.#numbers.size;
  }

  /** Returns the category of a number. */
  at(number: number): CategoryRow | undefined {
    return this.#inOrder[number];
  }

  /** Returns the ids of the category with this number and of those that contain it, the main category first. */
  pathOf(number: number): number[] {
    const path: number[] = [];
    for (let row = this.at(number); row; row = row.parent_id === null ? undefined : this.row(row.parent_id))
      path.unshift(row.id);
    return path;
  }

  row(id: number): CategoryRow | undefined {
    return this.#byId.get(id);
  }

  /** Returns the children in sibling order; the main categories for null. */
  childrenOf(id: number | null): readonly CategoryRow[] {
    return this.#children.get(id) ?? [];
  }

  numberOf(id: number): number {
    return this.#numbers.get(id) ?? 0;
  }

  /** Returns the range of a subtree, end exclusive; empty for an unknown category. */
  rangeOf(id: number): { readonly from: number; readonly to: number } {
    const from = this.#numbers.get(id);
    return from === undefined ? { from: 0, to: 0 } : { from, to: this.#ends[from] ?? 0 };
  }

  /** Returns the categories that a list links to: its children, or its siblings without children. */
  choicesOf(id: number | null): { readonly parent: number | null; readonly rows: readonly CategoryRow[] } {
    const shown = (of: number | null) => this.childrenOf(of).filter((row) => row.is_active !== false);
    const beneath = shown(id);
    const parent = id === null ? null : (this.#byId.get(id)?.parent_id ?? null);
    if (id === null || beneath.length > 0 || parent === null) return { parent: id, rows: beneath };
    return { parent, rows: shown(parent) };
  }
}
