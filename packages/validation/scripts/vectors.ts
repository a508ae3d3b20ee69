import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runVectors, type CheckedRow, type Outcome, type VectorRow } from './run-vectors.ts';

/**
 * `pnpm vectors FILE`: runs a file of cases against domain and validation, prints a table of the rules and
 * every row that differs, and exits with 1 when a row fails or names a rule that is not known here.
 */
function main(path: string | undefined): number {
  if (path === undefined) {
    console.error('Usage: pnpm vectors FILE');
    return 2;
  }
  const file = fileAt(path);
  if (file === null) {
    console.error(`There is no file ${path}`);
    return 2;
  }
  const checked = runVectors(readRows(file), new Date());
  printTable(checked);
  printRows('Failing rows', checked, ['failed', 'unknown']);
  printRows('Disputed rows that differ (reported only)', checked, ['disputed']);
  const failures = checked.filter(({ outcome }) => outcome === 'failed' || outcome === 'unknown').length;
  console.log(failures === 0 ? '\nAll rules hold.' : `\n${failures} of ${checked.length} rows fail.`);
  return failures === 0 ? 0 : 1;
}

/** pnpm may run a script in another folder than it was called in, which INIT_CWD names. */
function fileAt(path: string): string | null {
  const folders = [process.env['INIT_CWD'], process.cwd()].filter((folder) => folder !== undefined);
  return folders.map((folder) => resolve(folder, path)).find((file) => existsSync(file)) ?? null;
}

function readRows(file: string): VectorRow[] {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(parsed) || parsed.length === 0) throw new TypeError(`${file} holds no list of cases`);
  return parsed as VectorRow[];
}

function printTable(checked: readonly CheckedRow[]): void {
  const rules = Map.groupBy(checked, ({ row }) => row.rule);
  const width = Math.max(...Array.from(rules.keys(), (rule) => rule.length));
  console.log(`${'rule'.padEnd(width)}  passed  failed  disputed  open`);
  for (const [rule, cases] of rules) {
    const count = (...outcomes: Outcome[]) => cases.filter((c) => outcomes.includes(c.outcome)).length;
    const cells = [
      String(count('passed')).padStart(6),
      String(count('failed', 'unknown')).padStart(6),
      String(count('disputed')).padStart(8),
      String(count('open')).padStart(4),
    ];
    console.log(`${rule.padEnd(width)}  ${cells.join('  ')}`);
  }
}

function printRows(title: string, checked: readonly CheckedRow[], outcomes: readonly Outcome[]): void {
  const rows = checked.filter(({ outcome }) => outcomes.includes(outcome));
  if (rows.length === 0) return;
  console.log(`\n${title}:`);
  for (const { row, reason } of rows) {
    const wanted = row.expected === undefined ? '' : `, expected ${JSON.stringify(row.expected)}`;
    const note = row.note === undefined ? '' : ` (${row.note})`;
    console.log(
      `  ${row.id ?? '-'} ${row.rule} ${JSON.stringify(row.value)}: valid ${row.valid}${wanted}; ${reason}${note}`,
    );
  }
}

process.exitCode = main(process.argv[2]);
