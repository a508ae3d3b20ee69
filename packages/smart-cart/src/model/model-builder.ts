import type { Highs, Model, VariableType } from 'highs';

type Entry = readonly [column: number, value: number];

/** Collects a linear model row by row and hands it to HiGHS as one sparse matrix. */
export class ModelBuilder {
  readonly #highs: Highs;
  readonly #cost: number[] = [];
  readonly #lower: number[] = [];
  readonly #upper: number[] = [];
  readonly #kind: VariableType[] = [];
  readonly #rowLower: number[] = [];
  readonly #rowUpper: number[] = [];
  readonly #starts: number[] = [0];
  readonly #indices: number[] = [];
  readonly #values: number[] = [];

  constructor(highs: Highs) {
    this.#highs = highs;
  }

  get columns(): number {
    return this.#cost.length;
  }

  get rows(): number {
    return this.#rowLower.length;
  }

  costOf(column: number): number {
    return this.#cost[column] ?? 0;
  }

  /** TL of a solution. */
  costOfAll(values: Float64Array | null): number {
    return values?.reduce((sum, value, column) => sum + value * this.costOf(column), 0) ?? 0;
  }

  upperOf(column: number): number {
    return this.#upper[column] ?? 0;
  }

  /** Adds an integer variable and returns its column. */
  integer(low: number, high: number, cost: number): number {
    this.#cost.push(cost);
    this.#lower.push(low);
    this.#upper.push(high);
    this.#kind.push(this.#highs.constants.variableType.integer);
    return this.#cost.length - 1;
  }

  /** Adds a continuous variable between 0 and `high` without a cost and returns its column. */
  continuous(high: number): number {
    this.#cost.push(0);
    this.#lower.push(0);
    this.#upper.push(high);
    this.#kind.push(this.#highs.constants.variableType.continuous);
    return this.#cost.length - 1;
  }

  /** Adds the constraint `low ≤ Σ value · column ≤ high`. */
  row(low: number, entries: readonly Entry[], high: number = this.#highs.infinity): void {
    for (const [column, value] of entries) {
      this.#indices.push(column);
      this.#values.push(value);
    }
    this.#starts.push(this.#indices.length);
    this.#rowLower.push(low);
    this.#rowUpper.push(high);
  }

  /**
   * Returns the reduced cost of each column under the prices of the rows (`duals`). Rows for which `isLeftOut` holds
   * are not priced.
   */
  priced(duals: Float64Array, isLeftOut: (row: number) => boolean): Float64Array {
    const prices = Float64Array.from(this.#cost);
    for (let row = 0; row < this.rows; row += 1) {
      const dual = duals[row] ?? 0;
      if (dual === 0 || isLeftOut(row)) continue;
      for (let at = this.#starts[row] ?? 0; at < (this.#starts[row + 1] ?? 0); at += 1) {
        const column = this.#indices[at] ?? 0;
        prices[column] = (prices[column] ?? 0) - dual * (this.#values[at] ?? 0);
      }
    }
    return prices;
  }

  /** The native model. The caller disposes it. `relaxed` drops integrality. */
  build(relaxed: boolean, cost: readonly number[] = this.#cost): Model {
    return this.#highs.createModel({
      numCols: this.columns,
      numRows: this.#rowLower.length,
      colCost: cost,
      colLower: this.#lower,
      colUpper: this.#upper,
      rowLower: this.#rowLower,
      rowUpper: this.#rowUpper,
      matrix: {
        format: 'csr',
        numRows: this.#rowLower.length,
        numCols: this.columns,
        starts: this.#starts,
        indices: this.#indices,
        values: this.#values,
      },
      ...(relaxed ? {} : { integrality: this.#kind }),
    });
  }
}
