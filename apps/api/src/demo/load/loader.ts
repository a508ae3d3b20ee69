import type pg from 'pg';
import { copyInto, type CopyRow } from './copy.ts';

export interface SeedProgress {
  readonly table: string;
  /** Rows copied into this table so far. */
  readonly rows: number;
  /** Rows copied into all tables so far. */
  readonly total: number;
}

/** Copies table after table on one client and tells how far it is. */
export interface Loader {
  copy(table: string, columns: readonly string[], rows: Iterable<CopyRow>): Promise<void>;
  readonly total: () => number;
}

export function createLoader(client: pg.ClientBase, onProgress: (progress: SeedProgress) => void): Loader {
  let before = 0;
  return {
    async copy(table, columns, rows) {
      const report = (count: number): void => onProgress({ table, rows: count, total: before + count });
      before += await copyInto(client, table, columns, rows, report);
    },
    total: () => before,
  };
}
