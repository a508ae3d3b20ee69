import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { leanRuntime } from './lean-recipes.ts';

type Runtime = (config: object) => (choice?: object) => string;

const kit = createRequire(join(import.meta.dirname, '../../../packages/ui/package.json'));
const dist = dirname(kit.resolve('@vanilla-extract/recipes'));
const file = readdirSync(dist).find((name) => /^createRuntimeFn-\w+\.esm\.js$/.test(name)) ?? '';
const lean = leanRuntime(readFileSync(join(dist, file), 'utf8'));
const { c: ours } = (await import(`data:text/javascript,${encodeURIComponent(lean)}`)) as { c: Runtime };
const { createRuntimeFn: theirs } = kit('@vanilla-extract/recipes/createRuntimeFn') as {
  createRuntimeFn: Runtime;
};

const config = {
  defaultClassName: 'base',
  variantClassNames: {
    size: { small: 's', large: 'l' },
    open: { true: 'o', false: '' },
    tone: { calm: 'c' },
  },
  defaultVariants: { size: 'small' },
  compoundVariants: [
    [{ size: 'small', open: true }, 'small-open'],
    [{ tone: 'calm' }, 'calm-too'],
  ],
};

test.each([
  [undefined],
  [{}],
  [{ size: 'large' }],
  [{ size: undefined, open: true }],
  [{ open: false, tone: 'calm' }],
  [{ tone: undefined, size: 'none' }],
])('gives the classes that vanilla-extract gives for %j', (choice) => {
  expect(ours(config)(choice)).toBe(theirs(config)(choice));
});

test('another runtime stops the build', () => {
  expect(() => leanRuntime('export { createRuntimeFn };')).toThrow('look at it again');
});
