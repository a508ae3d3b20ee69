import type { CategoryRow } from '../catalogue/category-tree.ts';

/** Categories numbered from the main ones downwards, so that a category and all beneath it are one range of numbers. */
export class CategoryIndex {
  readonly rows: readonly CategoryRow[];
  readonly #numbers = new Map<number, number>();
  /** By number: the first number that is no longer beneath it. */
  readonly #ends: Uint16Array;
  readonly #inOrder: CategoryRow[] = [];
  readonly #byId: ReadonlyMap<number, CategoryRow>;
  readonly #children: ReadonlyMap<number | null, readonly CategoryRow[]>;

  /** `rows` come in the order of their siblings. */
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

  /** The category of a number. */
  at(number: number): CategoryRow | undefined {
    return this.#inOrder[number];
  }

  row(id: number): CategoryRow | undefined {
    return this.#byId.get(id);
  }

  /** In their order; of null, the main categories. */
  childrenOf(id: number | null): readonly CategoryRow[] {
    return this.#children.get(id) ?? [];
  }

  numberOf(id: number): number {
    return this.#numbers.get(id) ?? 0;
  }

  /** The numbers of a category and all beneath it, the end excluded; empty for an unknown one. */
  rangeOf(id: number): { readonly from: number; readonly to: number } {
    const from = this.#numbers.get(id);
    return from === undefined ? { from: 0, to: 0 } : { from, to: this.#ends[from] ?? 0 };
  }

  /** What a list of a category offers to go to: the categories beneath it, or its siblings where there are none. */
  choicesOf(id: number | null): { readonly parent: number | null; readonly rows: readonly CategoryRow[] } {
    const beneath = this.childrenOf(id);
    const parent = id === null ? null : (this.#byId.get(id)?.parent_id ?? null);
    if (id === null || beneath.length > 0 || parent === null) return { parent: id, rows: beneath };
    return { parent, rows: this.childrenOf(parent) };
  }
}
