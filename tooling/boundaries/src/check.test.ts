import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { largestFolder } from './rules/folders.ts';

const packages: Record<string, string> = {
  '@havan/domain': 'packages/domain',
  '@havan/ui': 'packages/ui',
  '@havan/contract': 'packages/contract',
  '@havan/validation': 'packages/validation',
  '@havan/api-client': 'packages/api-client',
  '@havan/app-shell': 'packages/app-shell',
  '@havan/features': 'packages/features',
  '@havan/buyer': 'apps/buyer',
  '@havan/merchant': 'apps/merchant',
  '@havan/api': 'apps/api',
  '@havan/bench': 'tooling/bench',
  '@havan/vite': 'tooling/vite',
};

/** Returns the problems of a repository with these files. */
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
  ['packages/features/src/orders/A.tsx', `import { a } from '@havan/app-shell/session/a';`],
  ['packages/features/src/composed/A.tsx', `import { a } from '../orders/a.ts';`],
  ['packages/features/src/orders/A.test.tsx', `import { a } from '@havan/vitest/browser';`],
  ['packages/api-client/src/resources/a.queries.ts', `import { queryOptions } from '@tanstack/react-query';`],
  ['apps/api/src/a.sql.ts', 'export const all = sql`select id from users`;'],
  ['apps/api/src/a.ts', 'const a = await Promise.all([read(db), count(db)]);\nawait write(trx);'],
  ['apps/api/src/a.ts', 'await Promise.all([read(db), pipeline(db, [(one) => count(one, 1)])]);'],
  ['apps/api/src/a.ts', 'await pipeline(trx, [(one) => lock(one), (one) => read(one)]);'],
  ['apps/api/src/modules/money/a.ts', 'await Promise.all(refunds.map((refund) => send(ctx, refund)));'],
  ['apps/api/src/modules/catalogue/a.ts', 'await Promise.all([read(db), count(db)]);'],
  ['apps/api/src/modules/cart/a.ts', 'const none: ReadonlyMap<number, A> = new Map();'],
  [
    'apps/api/src/modules/cart/a.ts',
    "const kinds = new Set(['a', 'b']);\nconst a = () => {\n  const b = new Map();\n};",
  ],
  ['apps/buyer/vite.config.ts', `import { a } from '@havan/vite/app-config'; export default a;`],
  ['packages/ui/src/a.css.ts', `export const a = '#ffffff 12px';`],
  ['apps/buyer/src/a.tsx', 'const a = <li key={row.index} />; const b = <li key={a ?? row.index} />;'],
  ['apps/buyer/src/a.tsx', '// the old #ffffff was 12px\nexport const hash = "#top";'],
  ['tooling/bench/src/a.ts', `import { paths } from '@havan/buyer/paths';`],
  ['packages/domain/src/a.ts', 'export const month = (now: Date) => new Date(now).getMonth();'],
  ['apps/api/src/modules/sales/a.ts', `import { a } from '../cart/a.service.ts';`],
  ['apps/api/src/modules/sales/a.ts', `import { a } from '../../core/db.ts';`],
  ['apps/api/src/modules/sales/orders/a.ts', `import { a } from '../payment/b.sql.ts';`],
  ['apps/api/src/modules/cart/a.test.ts', `import { a } from '../sales/a.sql.ts';`],
  ['apps/api/src/cli/a.ts', `import { a } from '../modules/sales/a.service.ts';`],
  ['apps/api/src/cli/demo-market/demo-market.ts', `const a = await import('@havan/demo-market/load');`],
  ['apps/api/src/modules.ts', `import { a } from './modules/bootstrap/a.routes.ts';`],
  ['apps/api/src/app.ts', `import { a } from './modules.ts';`],
  ['tooling/vite/src/a.ts', 'const a = { transform: { filter: { id: /packages.contract/ } } };'],
  ['tooling/vite/src/a.ts', 'const a = { test: /node_modules/, transform: { define: {} } };'],
  ['tooling/vite/src/a.ts', 'const a = { transform: { filter: { id: { exclude: /node_modules/ } } } };'],
];

test.each(allowed)('allows %s', (path, text) => {
  expect(sentences({ [path]: text })).toEqual([]);
});

const refused: ReadonlyArray<readonly [path: string, text: string, reported: string]> = [
  ['packages/domain/src/a.ts', `import { a } from '@havan/contract/a';`, 'only a strictly lower rank'],
  ['packages/ui/src/A.tsx', 'const a = <li key={item.key ?? index} />;', 'falls back to an index'],
  ['packages/features/src/A.tsx', 'const a = <li key={index} />;', 'falls back to an index'],
  ['apps/buyer/src/A.tsx', 'const a = { key: name || String(index) };', 'falls back to an index'],
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
  [
    'apps/api/src/a.ts',
    'await Promise.all([\n  lock({ ids: [1] }, [2]),\n  read(trx, 1),\n]);',
    'pipeline(trx, […])',
  ],
  ...['cart', 'money', 'sales'].map(
    (module) =>
      [
        `apps/api/src/modules/${module}/a.ts`,
        'await Promise.all([\n  lock(db, 1),\n  read(db, 1),\n]);',
        'where money moves',
      ] as const,
  ),
  ['apps/api/src/modules/cart/a.ts', 'const a = new WeakMap<Db, Facts>();', 'declare it in ctx.caches'],
  ['apps/api/src/modules/cart/a.ts', 'const a: Map<number, A> = new Map();', 'declare it in ctx.caches'],
  [
    'apps/api/src/modules/cart/a.ts',
    'export const a = new LRUCache({ max: 9 });',
    'declare it in ctx.caches',
  ],
  ['packages/domain/src/a.ts', 'export default 1;', 'a default export'],
  ['packages/domain/src/a.ts', `export { a } from './b.ts'; export { c } from './d.ts';`, 'a barrel'],
  ['packages/domain/src/a.ts', `import { a } from '../../ui/src/a.ts';`, 'leaves the package'],
  ['packages/features/src/orders/a.ts', `import { a } from '../messages/a.ts';`, 'verticals never meet'],
  ['packages/features/src/orders/a.ts', `import { a } from '../composed/a.ts';`, 'verticals never meet'],
  ['apps/api/src/modules/cart/a.ts', `import { a } from '../sales/a.service.ts';`, 'only core and lower'],
  ['apps/api/src/modules/cart/a.ts', `import type { A } from '../sales/a.ts';`, 'only core and lower'],
  ['apps/api/src/modules/cart/a.ts', `import { a } from '../../app.ts';`, 'may not import the roots'],
  ['apps/api/src/main.ts', `import { a } from '@havan/demo-market/load';`, 'opens the demo market'],
  ['apps/api/src/cli/a.ts', `const a = await import('@havan/demo-market/load');`, 'opens the demo market'],
  ['apps/api/src/modules/cart/a.ts', `import { a } from '../../cli/a.ts';`, 'may not import the roots'],
  ['apps/api/src/core/a.ts', `import { a } from '../modules/identity/a.ts';`, 'core may not import'],
  ['apps/api/src/modules/sales/a.ts', `import { a } from '../cart/a.sql.ts';`, 'call its service'],
  ['apps/api/src/modules/sales/a.ts', `import { a } from '../cart/a.presenter.ts';`, 'call its service'],
  ['apps/api/src/cli/a.ts', `import { a } from '../modules/cart/a.sql.ts';`, 'call its service'],
  ['apps/api/src/modules/hats/a.ts', `import { a } from '../../core/a.ts';`, 'module hats has no rank'],
  ['tooling/vite/src/a.ts', 'const a = { transform(code, id) { /node_modules/ } };', 'rewrites a library'],
  ['tooling/vite/src/a.ts', 'const a = { load: { filter: { id: /ky\\/dist\\/index.js$/ } } };', 'rewrites'],
  [
    'apps/buyer/vite.config.ts',
    'const a = { transform: { filter: { id: /react-dom\\/cjs\\/a.js$/ } } };',
    'rewrites a library',
  ],
];

test.each(refused)('reports %s with %s as "%s"', (path, text, reported) => {
  expect(sentences({ [path]: `\n${text}` })).toEqual([expect.stringContaining(reported)]);
});

const notes: Record<string, string> = {
  'packages/ui/README.md': '[rules](../../docs/rules.md#two) and [home](https://example.com), `*.css.ts`',
  'docs/rules.md': 'See `packages/ui/src/`, `src/Button.tsx` and `Button.tsx`.\n```\npackages/gone.ts\n```',
  'packages/ui/src/Button.tsx': '',
};

test('allows documents to name existing files', () => {
  expect(sentences(notes)).toEqual([]);
});

test.each(['[rules](./rules.md)', '`packages/ui/src/Gone.tsx`', '`packages/gone/`', '`Gone.tsx`'])(
  'refuses a document with %s',
  (name) => {
    expect(sentences({ ...notes, 'packages/ui/README.md': `A part.\n${name}` })).toEqual([
      expect.stringMatching(/^packages\/ui\/README\.md:2 names a file that is not there/),
    ]);
  },
);

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

test('counts a cycle of type imports', () => {
  const files = {
    'packages/ui/src/Table.tsx': `import { Row } from './Row.tsx'; export type Props = {};`,
    'packages/ui/src/Row.tsx': `import type { Props } from './Table.tsx'; export const Row = 1;`,
  };
  expect(sentences(files)).toEqual([expect.stringContaining('a cycle: packages/ui/src/Row.tsx')]);
});

test('allows two files to share the type of a third file', () => {
  const files = {
    'packages/ui/src/Table.tsx': `import { Row } from './Row.tsx'; import type { Props } from './props.ts';`,
    'packages/ui/src/Row.tsx': `import type { Props } from './props.ts'; export const Row = 1;`,
    'packages/ui/src/props.ts': `export type Props = {};`,
  };
  expect(sentences(files)).toEqual([]);
});

/** Returns a folder with this many source files, a test, a story and a migration. */
function folderOf(size: number): Record<string, string> {
  const names = [
    ...Array.from({ length: size }, (_, index) => `part-${index}.ts`),
    'a.test.ts',
    'a.stories.tsx',
    'migrations/0001.ts',
  ];
  return Object.fromEntries(names.map((name) => [`packages/ui/src/parts/${name}`, '']));
}

test('allows fifteen source files in a folder and refuses the sixteenth', () => {
  expect(sentences(folderOf(15))).toEqual([]);
  expect(sentences(folderOf(16))).toEqual([expect.stringContaining('parts:1 16 source files')]);
});

test('names the largest folder, tests and stories apart', () => {
  const small = ['a/b/src/one.ts', 'a/b/src/one.test.ts', 'a/b/src/two.stories.tsx', 'a/b/src/README.md'];
  expect(largestFolder([...small, ...Object.keys(folderOf(7))])?.[1]).toBe(7);
  expect(largestFolder(small)).toEqual(['a/b/src', 1]);
  expect(largestFolder([])).toBeUndefined();
});

describe('words to avoid', () => {
  const glossary = [
    '| Turkish | English in code | Meaning | Words to avoid |',
    '|---|---|---|---|',
    '| sepet | cart | lines | `basket` |',
    '| | matchesSchema | | `fits()` |',
    '',
    '| Kept name | Why |',
    '|---|---|',
    '| `basketItem` | the wire |',
  ].join('\n');

  test.each([
    ['packages/ui/src/a.ts', 'const openBasket = 1;', 'openBasket: not "basket" but cart'],
    ['packages/ui/src/a.ts', 'type BasketLines = 1;', 'BasketLines: not "basket"'],
    ['packages/ui/src/A.tsx', 'const a = <Basket />;', 'Basket: not "basket"'],
    ['packages/ui/src/basket-lines.ts', '', 'basket-lines: not "basket"'],
    ['packages/ui/src/baskets/a.ts', '', 'baskets: not "basket"'],
    ['packages/ui/src/a.ts', 'const fits = 1;', 'fits: not "fits" but matchesSchema'],
  ])('reports %s with %s as "%s"', (path, text, reported) => {
    expect(sentences({ [path]: text, 'docs/glossary.md': glossary })).toEqual([
      expect.stringContaining(reported),
    ]);
  });

  test.each([
    ['a text', `const call = 'BasketItems/Get'; // basket`],
    ['a column', 'type Row = { basket_id: number };'],
    ['a name that stays', 'const { basketItem } = answer;'],
    ['a longer word', 'const basketball = 1;'],
    ['a part of what is only avoided whole', 'const fitsPart = 1;'],
  ])('%s may stay', (_, text) => {
    expect(sentences({ 'packages/ui/src/a.ts': text, 'docs/glossary.md': glossary })).toEqual([]);
  });
});

test('refuses patches by the package manager', () => {
  expect(sentences({ 'pnpm-workspace.yaml': 'packages: []\npatchedDependencies:\n  ky: a' })).toEqual([
    expect.stringContaining('pnpm-workspace.yaml:2 patchedDependencies'),
  ]);
});

test('finds the modules of a package that only tests import', () => {
  const texts = {
    'packages/domain/package.json': JSON.stringify({
      name: '@havan/domain',
      exports: { './*': './src/*/*.ts' },
    }),
    'packages/domain/src/money/money.ts': `import { a } from './parts.ts';\nexport const money = a;`,
    'packages/domain/src/money/parts.ts': 'export const a = 1;',
    'packages/domain/src/score/score.ts': 'export const score = 1;',
    'packages/domain/src/score/score.test.ts': `import { score } from './score.ts';`,
    'apps/api/package.json': JSON.stringify({ name: '@havan/api' }),
    'apps/api/src/a.ts': `import { money } from '@havan/domain/money';`,
  };
  expect(sentences(texts)).toEqual([
    'packages/domain/src/score/score.ts:1 only tests import it: bind it or delete it',
  ]);
  const bound = { ...texts, 'apps/api/src/b.ts': `import { score } from '@havan/domain/score';` };
  expect(sentences(bound)).toEqual([]);
});

test('reads the manifests: ranks, libraries and cycles of packages', () => {
  const manifest = (name: string, dependencies: string[]) =>
    JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((each) => [each, '*'])) });
  const reported = sentences({
    'packages/domain/package.json': manifest('@havan/domain', ['@havan/contract', 'lodash']),
    'packages/contract/package.json': manifest('@havan/contract', ['@havan/domain']),
  });
  expect(reported).toEqual([
    expect.stringContaining('only a strictly lower rank'),
    expect.stringContaining('@havan/domain may not depend on lodash'),
    expect.stringContaining('packages in a cycle: @havan/contract → @havan/domain → @havan/contract'),
  ]);
});

describe('a screen that leads to a call with a right', () => {
  const call = `const writes = {\n  right: 'sell',\n} as const;\nexport const saveIt = defineCall<typeof s>()({\n  ...writes,\n  path: 'A/Save',\n});`;
  const query = `const it = { saveIt };\nexport const saveMutation = (api) => ({ mutationFn: () => api.call(it.saveIt) });`;
  const form = `import { saveMutation } from '@havan/api-client/queries/a';\nexport const Form = () => saveMutation(api);`;
  const page = (asks: string) =>
    `import { Form } from './Form.tsx';\nexport const Page = () => ${asks}<Form />;`;
  const withPage = (...asks: readonly string[]) =>
    sentences({
      'packages/contract/src/a.ts': call,
      'packages/api-client/src/a.queries.ts': query,
      'apps/merchant/src/Form.tsx': form,
      ...Object.fromEntries(asks.map((text, at) => [`apps/merchant/src/Page${at}.tsx`, page(text)])),
    });

  test.each(['useMay(saveIt) && ', '<RequireRight call={saveIt}/> && '])(
    'may be guarded above: %s',
    (asks) => {
      expect(withPage(asks)).toEqual([]);
    },
  );

  test.each([[['']], [['useMay(saveIt) && ', '']], [[]]])(
    'is refused where one way to it is open: %j',
    (asks) => {
      expect(withPage(...asks)).toEqual([
        expect.stringContaining('saveMutation leads to saveIt, whose right nobody asks'),
      ]);
    },
  );
});
