import type { DemoTables } from '../rows/demo-rows.ts';
import { copyInto, type CopyClient, type CopyValue } from './copy.ts';

export interface SeedProgress {
  readonly table: string;
  /** Rows copied into this table so far. */
  readonly rows: number;
  /** Rows copied into all tables so far. */
  readonly total: number;
}

type ColumnOf<Table extends keyof DemoTables> = keyof DemoTables[Table] & string;
/** The values of these columns of a table, in this order. */
export type ValuesOf<Table extends keyof DemoTables, Columns extends readonly ColumnOf<Table>[]> = {
  readonly [Place in keyof Columns]: DemoTables[Table][Columns[Place]] & CopyValue;
};

/** Copies typed rows into table after table and counts them. */
export interface Loader {
  copy<Table extends keyof DemoTables, const Columns extends readonly ColumnOf<Table>[]>(
    table: Table,
    columns: Columns,
    rows: Iterable<ValuesOf<Table, Columns>>,
  ): Promise<void>;
  /** Refreshes the statistics of tables, so that foreign keys of further rows are checked by an index. */
  analyze(tables: readonly (keyof DemoTables)[]): Promise<void>;
  readonly total: () => number;
}

export function createLoader(client: CopyClient, onProgress: (progress: SeedProgress) => void): Loader {
  let before = 0;
  return {
    async copy(table, columns, rows) {
      const report = (count: number): void => onProgress({ table, rows: count, total: before + count });
      before += await copyInto(client, table, columns, rows, report);
    },
    async analyze(tables) {
      await client.query(`analyze ${tables.join(', ')}`);
    },
    total: () => before,
  };
}
