import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addTallies, brokenRun, closingLine, readPlaywrightReport, readVitestReport } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'havan-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('prints one closing line, with skipped tests only if there are any', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(closingLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
});

test('adds up the parts of a run', () => {
  expect(addTallies([{ passed: 7, failed: 0, skipped: 1 }, brokenRun])).toEqual({
    passed: 7,
    failed: 1,
    skipped: 1,
  });
});

test('counts a vitest file that could not be loaded', () => {
  const file = report({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(readVitestReport(file)).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

test('counts errors outside Playwright tests', () => {
  const file = report({
    stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [{ message: 'setup' }],
  });
  expect(readPlaywrightReport(file)).toEqual({ passed: 4, failed: 2, skipped: 0 });
});

test('a run without a report has failed', () => {
  expect(readVitestReport(join(folder, 'nothing.json'))).toEqual(brokenRun);
  expect(readPlaywrightReport(join(folder, 'nothing.json'))).toEqual(brokenRun);
});
