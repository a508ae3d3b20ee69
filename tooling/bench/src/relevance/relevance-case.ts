import { Refusal } from '@havan/run/refusal';
import { readRows, type Row } from './read-rows.ts';

/** A query and its correct answers: product ids, barcodes or parts of a name. */
export interface RelevanceCase {
  readonly query: string;
  readonly expect: ReadonlyArray<string | number>;
  /** The rank within which it must be found. */
  readonly within: number;
  /** The way of typing; results are summed up by it. */
  readonly kind: string;
}

const usualWithin = 5;

/** Reads cases: one JSON object a line, or one array of them. @throws Refusal naming the file or the invalid row */
export async function readCases(path: string): Promise<RelevanceCase[]> {
  return (await readRows(path)).map(caseOf);
}

function caseOf({ value, place }: Row): RelevanceCase {
  const { query, expect, within, kind = 'all' } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const refuse = (what: string): never => {
    throw new Refusal(`${place}: ${what}. A row is { "query": "…", "expect": ["…"], "within": 5 }.`);
  };
  const wanted: readonly unknown[] = Array.isArray(expect) ? expect : [expect];
  if (typeof query !== 'string' || query.trim() === '') return refuse('"query" must be what is typed');
  if (wanted.length === 0 || !wanted.every(isWanted))
    return refuse('"expect" must be product ids, barcodes or parts of a name');
  const places = placesOf(within) ?? refuse('"within" must be a whole number from 1');
  return { query, expect: wanted, within: places, kind: String(kind) };
}

/** An empty part would match every name. */
const isWanted = (each: unknown): each is string | number =>
  typeof each === 'string' ? each.trim() !== '' : Number.isInteger(each);

function placesOf(within: unknown): number | null {
  if (within === undefined || within === null) return usualWithin;
  const places = typeof within === 'string' && /^\d+$/.test(within) ? Number(within) : within;
  return typeof places === 'number' && Number.isInteger(places) && places >= 1 ? places : null;
}
