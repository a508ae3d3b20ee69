import { readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The tally of a part without a report. */
export const brokenRun: Tally = { passed: 0, failed: 1, skipped: 0 };

export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** Returns the closing line of `pnpm test`: `N passed, N failed`, and `, N skipped` when some were. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Reads vitest's JSON report; a file that could not be loaded counts as a failure. */
export function readVitestReport(file: string): Tally {
  const report = readJson(file);
  if (!report) return brokenRun;
  const unloaded = list(report['testResults']).filter(
    (result) => result['status'] === 'failed' && list(result['assertionResults']).length === 0,
  );
  return {
    passed: count(report['numPassedTests']),
    failed: count(report['numFailedTests']) + unloaded.length,
    skipped: count(report['numPendingTests']) + count(report['numTodoTests']),
  };
}

/** Reads Playwright's JSON report; errors outside a test (a setup that failed) count as failures. */
export function readPlaywrightReport(file: string): Tally {
  const report = readJson(file);
  const stats = report?.['stats'];
  if (!report || !isRecord(stats)) return brokenRun;
  return {
    passed: count(stats['expected']) + count(stats['flaky']),
    failed: count(stats['unexpected']) + list(report['errors']).length,
    skipped: count(stats['skipped']),
  };
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
