import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folders = [
  'apps/buyer/src',
  'apps/merchant/src',
  'apps/backoffice/src',
  'packages/api-client/src',
  'packages/app-shell/src',
  'packages/domain/src',
  'packages/features/src',
  'packages/ui/src',
];

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') })),
);

/** Where a key of the browser is written out; `havan.session-refresh` is a lock. */
const writesKey = (text: string) => /(?<!withLock\()['"`]havan\.[a-z-]+(\.[a-z-]+)*(\.\$\{|['"`])/.test(text);

// @spec §9 storage-keys

test('the keys of a browser stand in one table, and in two places that can import nothing', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const places = sources.filter(({ text }) => writesKey(text)).map(({ name }) => name);
  expect(places.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'packages/app-shell/src/start/before-paint.ts',
    'packages/domain/src/storage-key/storage-keys.ts',
    'packages/ui/src/theme/theme-preference.ts',
  ]);
});
