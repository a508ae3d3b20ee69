import { Refusal } from '@havan/run/refusal';
import { readRows } from './read-rows.ts';

/** A query and what it must find: product ids, barcodes or parts of a name, any of which will do. */
export interface RelevanceCase {
  readonly query: string;
  readonly expect: ReadonlyArray<string | number>;
  /** Among the first so many. */
  readonly within: number;
  /** How the query was typed; cases of one kind are summed up together. */
  readonly kind: string;
}

/** Reads cases: one JSON object a line, or one array of them. @throws Refusal naming the file or the row that is none */
export async function readCases(path: string): Promise<RelevanceCase[]> {
  return (await readRows(path)).map(caseOf);
}

function caseOf(row: unknown, at: number): RelevanceCase {
  const { query, expect, within = 5, kind = 'all' } = (row ?? {}) as Readonly<Record<string, unknown>>;
  const wanted = (Array.isArray(expect) ? expect : [expect]).filter(
    (each): each is string | number => typeof each === 'string' || typeof each === 'number',
  );
  const places = Number(within);
  if (typeof query !== 'string' || wanted.length === 0 || !(places >= 1))
    throw new Refusal(`Row ${at + 1} is no case: { "query": "…", "expect": ["…"], "within": 5 }`);
  return { query, expect: wanted, within: places, kind: String(kind) };
}
