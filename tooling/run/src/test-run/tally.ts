import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../paths.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failures, each as `file › test: first line of the error`. */
  readonly failures: readonly string[];
}

/** Returns the tally of a part that ended without its report, because of `reason`. */
export function brokenRun(reason: string): Tally {
  return { passed: 0, failed: 1, skipped: 0, failures: [reason] };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: tallies.flatMap((tally) => tally.failures),
  };
}

/** Returns the last lines of `pnpm test`: one line for each failure, and the closing line. */
export function ending(tally: Tally): string {
  const { failures } = tally;
  const lines = failures.length > 0 ? ['Failed:', ...failures.map((failure) => `  ${failure}`), ''] : [];
  return [...lines, closingLine(tally)].join('\n');
}

/** Returns the closing line of `pnpm test`: `N passed, N failed`, and `, N skipped` when some were. */
function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Reads vitest's JSON report; a file that could not be loaded counts as a failure. */
export function readVitestReport(file: string): Tally {
  const report = readJson(file);
  if (!report) return brokenRun(`vitest wrote no report to ${file}`);
  const failedFiles = list(report['testResults']).filter((result) => result['status'] === 'failed');
  const unloaded = failedFiles.filter((result) => list(result['assertionResults']).length === 0);
  const failedTests = failedFiles.flatMap((result) =>
    list(result['assertionResults'])
      .filter((test) => test['status'] === 'failed')
      .map((test) => failure(result['name'], test['fullName'], first(test['failureMessages']))),
  );
  return {
    passed: count(report['numPassedTests']),
    failed: count(report['numFailedTests']) + unloaded.length,
    skipped: count(report['numPendingTests']) + count(report['numTodoTests']),
    failures: [
      ...failedTests,
      ...unloaded.map((result) => failure(result['name'], 'could not be loaded', result['message'])),
    ],
  };
}

/** Reads Playwright's JSON report; errors outside a test (a setup that failed) count as failures. */
export function readPlaywrightReport(file: string): Tally {
  const report = readJson(file);
  const stats = report?.['stats'];
  if (!report || !isRecord(stats)) return brokenRun(`Playwright wrote no report to ${file}`);
  const errors = list(report['errors']);
  return {
    passed: count(stats['expected']) + count(stats['flaky']),
    failed: count(stats['unexpected']) + errors.length,
    skipped: count(stats['skipped']),
    failures: [
      ...list(report['suites']).flatMap(failedSpecs),
      ...errors.map((error) => failure('Playwright', 'outside the tests', error['message'])),
    ],
  };
}

/** Returns the failed tests of a suite and of its nested suites. */
function failedSpecs(suite: Json): readonly string[] {
  const failed = list(suite['specs']).filter((spec) => spec['ok'] === false);
  return [
    ...failed.map((spec) => failure(spec['file'], spec['title'], errorOf(spec))),
    ...list(suite['suites']).flatMap(failedSpecs),
  ];
}

function errorOf(spec: Json): unknown {
  const results = list(spec['tests']).flatMap((test) => list(test['results']));
  return results.flatMap((result) => list(result['errors']))[0]?.['message'];
}

function failure(file: unknown, test: unknown, message: unknown): string {
  const firstLine = stripVTControlCharacters(typeof message === 'string' ? message : '').split('\n', 1)[0];
  return `${relative(root, resolve(root, String(file)))} › ${String(test)}: ${firstLine}`;
}

type Json = Readonly<Record<string, unknown>>;

function readJson(file: string): Json | undefined {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function list(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function count(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined;
}
