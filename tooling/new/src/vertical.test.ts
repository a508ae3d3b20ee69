import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesOf } from './names.ts';
import { writeVertical } from './vertical.ts';

const root = join(import.meta.dirname, '../../..');
let copy: string;

/** Copies the tracked and new files, and links the installed packages. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'havan-new-'));
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.json', '*.sql'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  const paths = listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
  for (const path of paths) cpSync(join(root, path), join(copy, path));
  const folders = ['.', ...paths.filter((path) => path.endsWith('/package.json')).map(dirname)];
  for (const folder of folders) copyInstalled(folder);
}, 120_000);

/** Links every installed library; the links of our own packages lead to the copy. */
function copyInstalled(folder: string): void {
  const from = join(root, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = join(copy, folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const name of execFileSync('ls', ['-A', from], { encoding: 'utf8' }).split('\n')) {
    if (name === '' || name === '@havan' || name.startsWith('.')) continue;
    symlinkSync(join(from, name), join(to, name));
  }
  if (!existsSync(join(from, '@havan'))) return;
  // Relative links between packages stay valid in the copy.
  cpSync(join(from, '@havan'), join(to, '@havan'), { recursive: true, verbatimSymlinks: true });
}

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('writes a vertical that type-checks from the contract to the screen', async () => {
  const written = writeVertical('price-lists', { root: copy, app: 'merchant', module: 'listings' });
  const wishes = writeVertical('wishes', { root: copy, app: 'buyer', module: 'catalogue' });
  expect(written).toContain('apps/merchant/src/features/price-lists/PriceListsScreen.tsx');
  expect(written).toContain('apps/merchant/src/features/price-lists/PriceListsList.stories.tsx');
  expect(written).toContain('apps/merchant/src/features/price-lists/price-lists-screen.test.tsx');
  expect(readFileSync(join(copy, 'apps/merchant/src/routes.tsx'), 'utf8')).toContain('<PriceListsScreen />');
  await expect(typeErrorsOf([...written, ...wishes])).resolves.toBe('');
}, 600_000);

/**
 * Checks files of the copy together with all their imports, as one program, which takes a quarter of the time of
 * checking the projects one by one. Returns the output of the compiler.
 */
async function typeErrorsOf(paths: readonly string[]): Promise<string> {
  const config = join(copy, 'apps/merchant/tsconfig.verticals.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: '@havan/typescript/react.json',
      compilerOptions: { types: ['vite/client', '../api/node_modules/@types/node'] },
      files: paths.filter((path) => /\.tsx?$/.test(path)).map((path) => join(copy, path)),
      // No file imports the types that the API adds to those of its libraries.
      include: ['../api/src/**/*.d.ts', '../api/src/testing/global-setup.ts'],
    }),
  );
  const tsc = join(root, 'node_modules/.bin/tsc');
  return promisify(execFile)(tsc, ['-p', config, '--noEmit', '--singleThreaded'], { cwd: copy }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

test('overwrites nothing', () => {
  expect(() => writeVertical('price-lists', { root: copy, app: 'merchant', module: 'listings' })).toThrow(
    'EEXIST',
  );
});

test.each(['Price', 'price_lists', '../x', ''])('refuses the name "%s"', (name) => {
  expect(() => namesOf(name)).toThrow('kebab-case');
});
