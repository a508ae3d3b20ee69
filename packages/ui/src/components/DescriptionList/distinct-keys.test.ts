import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distinctKeys } from './distinct-keys.ts';

test.each([
  [['Boztepe', '2', undefined, 2]],
  [[undefined, undefined, '1', '0', 'place:0']],
  [['a', 'a', 'a#1', 'a#0', '']],
])('no key occurs twice: %o', (names) => {
  expect(new Set(distinctKeys(names)).size).toBe(names.length);
});

test('an entry keeps its key when others are added or removed', () => {
  const [, second] = distinctKeys([undefined, '2', undefined]);
  expect(distinctKeys(['7', '2'])[1]).toBe(second);
});

test('no component uses the index of an entry as a fallback key', () => {
  const components = join(import.meta.dirname, '..');
  const files = readdirSync(components, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const fallingBack = files.filter((file) =>
    /key=\{[^}]*(?:\?\?|\|\||:)\s*(?:index|at|i|idx|place)\b/.test(
      readFileSync(join(components, file), 'utf8'),
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(fallingBack).toEqual([]);
});
