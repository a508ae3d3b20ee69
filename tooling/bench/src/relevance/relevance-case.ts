import { readFile } from 'node:fs/promises';

/** A query and what it must find: product ids, barcodes or parts of a name, any of which will do. */
export interface RelevanceCase {
  readonly query: string;
  readonly expect: ReadonlyArray<string | number>;
  /** Among the first so many. */
  readonly within: number;
  /** How the query was typed; cases of one kind are summed up together. */
  readonly kind: string;
}

/** Reads cases: one JSON object a line, or one array of them. @throws Error naming the line that is none */
export async function readCases(path: string): Promise<RelevanceCase[]> {
  const text = (await readFile(path, 'utf8')).trim();
  if (text.startsWith('[')) return (JSON.parse(text) as unknown[]).map((row, i) => caseOf(row, i + 1));
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line, i) => caseOf(JSON.parse(line) as unknown, i + 1));
}

function caseOf(row: unknown, line: number): RelevanceCase {
  const { query, expect, within = 5, kind = 'all' } = (row ?? {}) as Readonly<Record<string, unknown>>;
  const wanted = (Array.isArray(expect) ? expect : [expect]).filter(
    (each): each is string | number => typeof each === 'string' || typeof each === 'number',
  );
  if (typeof query !== 'string' || wanted.length === 0)
    throw new Error(`Row ${line} is no case: { "query": "…", "expect": ["…"], "within": 5 }`);
  return { query, expect: wanted, within: Number(within), kind: String(kind) };
}
