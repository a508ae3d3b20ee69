import { textOf } from './text-of.ts';
import { checkOf, type Verdict } from './vector-rules.ts';

/** One case of a vectors file. */
export interface VectorRow {
  readonly id?: string;
  readonly rule: string;
  readonly value: unknown;
  /** Whether the value is valid in reality; null leaves it open. */
  readonly valid: boolean | null;
  readonly expected?: unknown;
  readonly last4?: string;
  readonly now?: string;
  readonly note?: string;
  readonly spec?: boolean | null;
  /** Two libraries or readings differ: reported, never failed. */
  readonly disputed?: unknown;
}

export type Outcome = 'passed' | 'failed' | 'disputed' | 'open' | 'unknown';

export interface CheckedRow {
  readonly row: VectorRow;
  readonly outcome: Outcome;
  /** Our result where it differs from the row. */
  readonly reason: string;
}

/** Checks every row; `clock` is the time of rows that set none. */
export function runVectors(rows: readonly VectorRow[], clock: Date): CheckedRow[] {
  return rows.map((row) => checkRow(row, clock));
}

function checkRow(row: VectorRow, clock: Date): CheckedRow {
  const evaluate = checkOf(row.rule);
  if (!evaluate) return { row, outcome: 'unknown', reason: 'no such rule here' };
  const reason = differenceOf(row, () =>
    evaluate(row.value, row.now === undefined ? clock : new Date(row.now)),
  );
  if (row.valid === null) return { row, outcome: 'open', reason };
  if (reason === '') return { row, outcome: 'passed', reason };
  return { row, outcome: row.disputed ? 'disputed' : 'failed', reason };
}

function differenceOf(row: VectorRow, evaluate: () => Verdict): string {
  let verdict: Verdict;
  try {
    verdict = evaluate();
  } catch (error) {
    return `threw ${String(error)}`;
  }
  if (row.valid !== null && verdict.valid !== row.valid) return `said ${verdict.valid ? 'valid' : 'invalid'}`;
  if (row.expected !== undefined && verdict.result !== undefined && !agrees(row.expected, verdict.result)) {
    return `gave ${JSON.stringify(verdict.result)}`;
  }
  if (row.last4 !== undefined && verdict.last4 !== row.last4) return `gave last four ${verdict.last4}`;
  return '';
}

/** Returns whether a result is what was expected; a null in the expectation leaves that part open. */
function agrees(expected: unknown, actual: unknown): boolean {
  if (expected === null) return true;
  if (typeof expected !== 'object') return textOf(expected) === textOf(actual);
  if (typeof actual !== 'object' || actual === null) return false;
  if (Array.isArray(expected)) {
    const items: unknown[] = Array.isArray(actual) ? actual : [];
    return expected.length === items.length && expected.every((item, i) => agrees(item, items[i]));
  }
  const parts = new Map<string, unknown>(Object.entries(actual));
  const wanted = Object.entries(expected);
  return wanted.every(([key, part]) => agrees(part, parts.get(key))) && parts.size <= wanted.length;
}
