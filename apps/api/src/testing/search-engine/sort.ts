import { type Clause, matches, only } from './query.ts';
import { childrenOf, path, Refusal, type Row, type StoredIndex, valuesOf } from './store.ts';

interface Sorted {
  readonly row: Row;
  readonly sort: readonly number[];
}

interface Key {
  readonly field: string;
  readonly order: 'asc' | 'desc';
  readonly mode?: string;
  readonly missing?: number;
  readonly nested?: { readonly path: string; readonly filter: Clause };
}

/** Returns the rows in the order of the sort, each with its sort values. */
export function sorted(index: StoredIndex, rows: readonly Row[], sort: readonly Clause[]): Sorted[] {
  const keys = sort.map(keyOf);
  for (const { field } of keys)
    if (!index.knows(field))
      throw new Refusal(400, 'query_shard_exception', `No mapping found for [${field}]`);
  return rows
    .map((row) => ({ row, sort: keys.map((key) => valueOf(index, row, key)) }))
    .sort((a, b) => compare(keys, a.sort, b.sort));
}

/** Returns the rows after the sort values of `search_after`. */
export const behind = (
  rows: readonly Sorted[],
  sort: readonly Clause[],
  after: readonly number[],
): Sorted[] => {
  const keys = sort.map(keyOf);
  if (after.length !== keys.length) throw new Refusal(400, 'illegal_argument_exception', 'search_after');
  return rows.filter((row) => compare(keys, row.sort, after) > 0);
};

function keyOf(clause: Clause): Key {
  const [field, value] = only(clause);
  return typeof value === 'string' ? { field, order: value } : { ...(value as unknown as Key), field };
}

function compare(keys: readonly Key[], a: readonly number[], b: readonly number[]): number {
  for (const [i, { order }] of keys.entries()) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return order === 'asc' ? difference : -difference;
  }
  return 0;
}

function valueOf(index: StoredIndex, row: Row, { field, mode = 'min', missing, nested }: Key): number {
  if (mode !== 'min') throw new Refusal(400, 'parsing_exception', `mode ${mode}`);
  if (nested && nested.path !== path) throw new Refusal(400, 'parsing_exception', 'nested path');
  const rows = nested ? childrenOf(row).filter((child) => matches(index, nested.filter, child)) : [row];
  const values = rows.flatMap((each) => valuesOf(each, field)).map(Number);
  // A row without a value is last.
  return values.length === 0 ? (missing ?? Number.MAX_SAFE_INTEGER) : Math.min(...values);
}
