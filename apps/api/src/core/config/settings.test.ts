import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { settings } from './settings.ts';

test('the README lists every setting as it is', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
  const rows = readme
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map(([, name, fallback, about]) => ({ name, fallback, about }))).toEqual(
    Object.entries(settings).map(([name, { fallback, about }]) => ({
      name: `\`${name}\``,
      fallback: fallback ? `\`${fallback}\`` : '',
      about,
    })),
  );
});
