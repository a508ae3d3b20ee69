import { expect, test } from 'vitest';
import { lowered, report } from './report.ts';
import type { Problem } from './source-file.ts';

const none = {
  upwardImports: 0,
  foreignSql: 0,
  cycles: 0,
  largeFolders: 0,
  avoidedWords: 0,
  libraryPatches: 0,
  unusedModules: 0,
};

const cycles = (count: number): Problem[] =>
  Array.from({ length: count }, () => ({ path: 'a.ts', line: 1, sentence: 'a cycle', metric: 'cycles' }));

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [4, 4, 0],
  [5, 4, 1],
  [0, 1, 1],
  [3, 4, 1],
  [8, 10, 0],
])('%i cycles below a ceiling of %i: %i broken', (count, ceiling, broken) => {
  expect(report(cycles(count), { ...none, cycles: ceiling }, false).broken).toBe(broken);
});

test('reports a metric without a ceiling and does not refuse it', () => {
  const { broken, lines } = report(cycles(2), { ...none, cycles: null }, false);
  expect(broken).toBe(0);
  expect(lines).toContain('    2  cycles of files, types included (no ceiling yet)');
});

test('refuses problems without a metric', () => {
  const { broken, lines } = report([{ path: 'a.ts', line: 3, sentence: 'a barrel' }], none, false);
  expect(broken).toBe(1);
  expect(lines[0]).toBe('a.ts:3  a barrel');
});

test('shows problems below a ceiling only with --all', () => {
  expect(report(cycles(1), { ...none, cycles: 1 }, false).lines).not.toContain('a.ts:1  a cycle');
  expect(report(cycles(1), { ...none, cycles: 1 }, true).lines).toContain('a.ts:1  a cycle');
});

test('names the largest folder', () => {
  const folder = (path: string, size: number): Problem => ({
    path,
    line: 1,
    sentence: 'large',
    metric: 'largeFolders',
    size,
  });
  const { lines } = report([folder('a', 16), folder('b', 20)], { ...none, largeFolders: 2 }, false);
  expect(lines).toContain('    2  folders of more than 15 source files; the largest: 20 in b (ceiling 2)');
});

test('lowers ceilings and never raises them', () => {
  const text = '{\n  upwardImports: null,\n  cycles: 3,\n  largeFolders: 0,\n}';
  const folder: Problem = { path: 'a', line: 1, sentence: 'large', metric: 'largeFolders' };
  expect(lowered(text, [...cycles(2), folder])).toBe(
    '{\n  upwardImports: null,\n  cycles: 2,\n  largeFolders: 0,\n}',
  );
});
