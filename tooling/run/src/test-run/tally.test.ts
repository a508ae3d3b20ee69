import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../paths.ts';
import { addTallies, brokenRun, ending, readPlaywrightReport, readVitestReport } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'havan-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const allPassed = { passed: 12, failed: 0, skipped: 0, failures: [] };

test('ends with one closing line, with skipped tests only if there are any', () => {
  expect(ending(allPassed)).toBe('12 passed, 0 failed');
  expect(ending({ ...allPassed, skipped: 2 })).toBe('12 passed, 0 failed, 2 skipped');
});

test('names what failed before the closing line', () => {
  expect(ending({ ...allPassed, failed: 1, failures: ['a.test.ts › adds: 1 is not 2'] }).split('\n')).toEqual(
    ['Failed:', '  a.test.ts › adds: 1 is not 2', '', '12 passed, 1 failed'],
  );
});

test('adds up the parts of a run', () => {
  expect(addTallies([{ passed: 7, failed: 0, skipped: 1, failures: [] }, brokenRun('no server')])).toEqual({
    passed: 7,
    failed: 1,
    skipped: 1,
    failures: ['no server'],
  });
});

test('counts and names a vitest file that could not be loaded', () => {
  const file = report({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      {
        name: join(root, 'packages/domain/src/price.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'price is positive' },
          {
            status: 'failed',
            fullName: 'price adds up',
            failureMessages: ['\u001b[31mError: expected 1\u001b[39m\nto be 2'],
          },
        ],
      },
      {
        name: join(root, 'apps/api/src/a.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  });
  expect(readVitestReport(file)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
    failures: [
      'packages/domain/src/price.test.ts › price adds up: Error: expected 1',
      'apps/api/src/a.test.ts › could not be loaded: no such module',
    ],
  });
});

test('counts and names Playwright tests and errors outside them', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'buyer/pays.test.ts',
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'Error: no button\n  at line 3' }] }] }],
  });
  const file = report({
    stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [{ specs: [spec('looks', true)], suites: [{ specs: [spec('pays', false)] }] }],
    errors: [{ message: 'setup' }],
  });
  expect(readPlaywrightReport(file)).toEqual({
    passed: 4,
    failed: 2,
    skipped: 0,
    failures: ['buyer/pays.test.ts › pays: Error: no button', 'Playwright › outside the tests: setup'],
  });
});

test('a run without a report has failed', () => {
  const missing = join(folder, 'nothing.json');
  expect(readVitestReport(missing)).toEqual(brokenRun(`vitest wrote no report to ${missing}`));
  expect(readPlaywrightReport(missing)).toEqual(brokenRun(`Playwright wrote no report to ${missing}`));
});
