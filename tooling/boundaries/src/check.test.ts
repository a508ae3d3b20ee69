import { expect, test } from 'vitest';
import { check } from './check.ts';

const packages: Record<string, string> = {
  '@havan/domain': 'packages/domain',
  '@havan/ui': 'packages/ui',
  '@havan/contract': 'packages/contract',
  '@havan/validation': 'packages/validation',
  '@havan/api-client': 'packages/api-client',
  '@havan/features': 'packages/features',
  '@havan/buyer': 'apps/buyer',
  '@havan/merchant': 'apps/merchant',
  '@havan/api': 'apps/api',
  '@havan/bench': 'tooling/bench',
};

/** The sentences that a house with these files is told. */
function sentences(files: Record<string, string>): string[] {
  const manifests = Object.entries(packages).map(
    ([name, folder]) => [`${folder}/package.json`, JSON.stringify({ name })] as const,
  );
  return check(new Map([...manifests, ...Object.entries(files)])).map(
    ({ path, line, sentence }) => `${path}:${line} ${sentence}`,
  );
}

const allowed: ReadonlyArray<readonly [path: string, text: string]> = [
  ['packages/contract/src/a.ts', `import * as v from 'valibot'; import { x } from '@havan/domain/x';`],
  ['packages/features/src/orders/A.tsx', `import { a } from '../session/a.ts';`],
  ['packages/features/src/orders/A.test.tsx', `import { a } from '@havan/vitest/browser';`],
  ['packages/api-client/src/resources/a.queries.ts', `import { queryOptions } from '@tanstack/react-query';`],
  ['apps/api/src/a.sql.ts', 'export const all = sql`select id from users`;'],
  ['apps/buyer/vite.config.ts', `import { a } from '@havan/vite/app-config'; export default a;`],
  ['packages/ui/src/a.css.ts', `export const a = '#ffffff 12px';`],
  ['apps/buyer/src/a.tsx', '// the old #ffffff was 12px\nexport const hash = "#top";'],
  ['tooling/bench/src/a.ts', `import { paths } from '@havan/buyer/paths';`],
  ['packages/domain/src/a.ts', 'export const month = (now: Date) => new Date(now).getMonth();'],
];

test.each(allowed)('%s may stay as it is', (path, text) => {
  expect(sentences({ [path]: text })).toEqual([]);
});

const refused: ReadonlyArray<readonly [path: string, text: string, told: string]> = [
  ['packages/domain/src/a.ts', `import { a } from '@havan/contract/a';`, 'only a strictly lower rank'],
  ['packages/ui/src/a.ts', `import { a } from '@havan/domain/a';`, 'only a strictly lower rank'],
  ['packages/contract/src/a.ts', `import { a } from '@havan/validation/a';`, 'may use @havan/domain'],
  ['packages/api-client/src/a.ts', `import { a } from '@havan/ui/a';`, 'may use @havan/contract'],
  ['apps/buyer/src/a.ts', `import { a } from '@havan/merchant/paths';`, 'not @havan/merchant/paths'],
  ['apps/buyer/src/a.ts', `import { a } from '@havan/smart-cart/solve';`, 'not @havan/smart-cart/solve'],
  ['apps/api/src/a.ts', `import { a } from '@havan/features/a';`, 'not @havan/features/a'],
  ['apps/api/src/a.ts', `export { a } from '@havan/ui/a';`, 'not @havan/ui/a'],
  ['apps/buyer/src/a.ts', `const a = () => import('@havan/api/a');`, 'not @havan/api/a'],
  ['apps/buyer/src/a.ts', `import { a } from '@havan/vite/react-plugins';`, 'not @havan/vite/react-plugins'],
  ['tooling/bench/src/a.ts', `import { a } from '@havan/api/a';`, 'not @havan/api/a'],
  ['packages/domain/src/a.ts', `import * as v from 'valibot';`, 'may use no library, not valibot'],
  ['packages/validation/src/a.ts', `import { useState } from 'react';`, 'not react'],
  ['packages/contract/src/a.ts', `import { join } from 'node:path';`, 'no node:path'],
  ['packages/api-client/src/a.ts', `import { a } from '@tanstack/react-query';`, 'only *.queries.ts'],
  ['packages/api-client/src/a.ts', 'export const here = () => window.location;', 'no window'],
  ['packages/contract/src/a.ts', 'export const a = () => fetch("/");', 'pure code does no I/O'],
  ['packages/domain/src/a.ts', 'export const a = () => new Date();', 'time and randomness are arguments'],
  ['apps/api/src/a.service.ts', 'const q = sql`select id from users`;', 'SQL lives in *.sql.ts'],
  ['apps/buyer/src/a.tsx', `const style = { color: '#ff0000' };`, 'a raw colour'],
  ['packages/features/src/a.css.ts', `const style = { width: '12px' };`, 'a raw size'],
  ['apps/merchant/src/a.css.ts', 'const style = { zIndex: 40 };', 'a raw size or z-index'],
  ['apps/merchant/src/A.tsx', '<Link to="/cart">Sepet</Link>;', 'a link written as text'],
  ['packages/domain/src/a.ts', 'export default 1;', 'a default export'],
  ['packages/domain/src/a.ts', `export { a } from './b.ts'; export { c } from './d.ts';`, 'a barrel'],
  ['packages/domain/src/a.ts', `import { a } from '../../ui/src/a.ts';`, 'leaves the package'],
  ['packages/features/src/orders/a.ts', `import { a } from '../messages/a.ts';`, 'verticals never meet'],
];

test.each(refused)('%s with %s is told "%s"', (path, text, told) => {
  expect(sentences({ [path]: `\n${text}` })).toEqual([expect.stringContaining(told)]);
});

test('names the line', () => {
  const text = `const one = 1;\nimport { a } from '@havan/contract/a';`;
  expect(sentences({ 'packages/domain/src/a.ts': text })).toEqual([
    expect.stringMatching(/^packages\/domain\/src\/a\.ts:2 /),
  ]);
});

test('finds a cycle of files', () => {
  const files = {
    'apps/api/src/a.ts': `import { b } from './b.ts';`,
    'apps/api/src/b.ts': `import { c } from './http/c.ts';`,
    'apps/api/src/http/c.ts': `import { a } from '../a.ts';`,
  };
  const cycle = 'apps/api/src/a.ts → apps/api/src/b.ts → apps/api/src/http/c.ts → apps/api/src/a.ts';
  expect(sentences(files)).toEqual([`apps/api/src/a.ts:1 a cycle: ${cycle}`]);
});

test('lets a part name the type of the whole', () => {
  const files = {
    'packages/ui/src/Table.tsx': `import { Row } from './Row.tsx'; export type Props = {};`,
    'packages/ui/src/Row.tsx': `import type { Props } from './Table.tsx'; export const Row = 1;`,
  };
  expect(sentences(files)).toEqual([]);
});

test('reads the manifests: ranks, libraries and cycles of packages', () => {
  const manifest = (name: string, dependencies: string[]) =>
    JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((each) => [each, '*'])) });
  const told = sentences({
    'packages/domain/package.json': manifest('@havan/domain', ['@havan/contract', 'lodash']),
    'packages/contract/package.json': manifest('@havan/contract', ['@havan/domain']),
  });
  expect(told).toEqual([
    expect.stringContaining('only a strictly lower rank'),
    expect.stringContaining('@havan/domain may not depend on lodash'),
    expect.stringContaining('packages in a cycle: @havan/domain → @havan/contract → @havan/domain'),
  ]);
});
