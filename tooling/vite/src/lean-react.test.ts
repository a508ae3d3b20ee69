import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  withoutHints,
  withoutResources,
  withoutSentences,
  withoutTools,
  withoutTraces,
  withoutTransitions,
} from './lean-react.ts';

const code = `function commitEnterViewTransitions(placement, gesture) {
  for (;;) {
    if (gesture) break;
  }
}
function FragmentInstance(fragmentFiber) {
  this._fragmentFiber = fragmentFiber;
}
FragmentInstance.prototype.focus = function (focusOptions) {
  traverse(this._fragmentFiber);
};
function isFragmentInstanceParent(fiber) {
  return fiber && 7 === fiber.tag;
}
function commitRoot(root) {
  commitEnterViewTransitions(root, !1);
}`;

test('what runs for view transitions and fragment refs alone does nothing', () => {
  expect(withoutTransitions(code, 2)).toBe(`function commitEnterViewTransitions(placement, gesture) {}
function FragmentInstance(fragmentFiber) {}

function isFragmentInstanceParent(fiber) {
  return fiber && 7 === fiber.tag;
}
function commitRoot(root) {
  commitEnterViewTransitions(root, !1);
}`);
});

test('a React that has changed stops the build', () => {
  for (const lean of [
    withoutTransitions,
    withoutResources,
    withoutHints,
    withoutTraces,
    withoutTools,
    withoutSentences,
  ])
    expect(() => lean(code)).toThrow('look at it again');
});

test('of the functions that ask for sheets and scripts none stays, all else does', () => {
  const hints = `exports.flushSync = function (fn) {
  return fn();
};
exports.preinit = function (href) {
  Internals.d.S(href);
};
exports.version = "19";`;
  expect(withoutHints(hints)).toBe(`exports.flushSync = function (fn) {
  return fn();
};

exports.version = "19";`);
});

const own = createRequire(import.meta.url).resolve('react-dom/client');
const react = readFileSync(join(dirname(own), 'cjs/react-dom-client.production.js'), 'utf8');

test('React makes no error while it starts', () => {
  const lean = withoutTraces(react);
  expect(lean).toContain('SuspenseException = Object.create(Error.prototype)');
  // Those that are left stand in functions, deeper than the file itself.
  expect(lean.match(/^(?: {0,2}|var )\w+ = Error\(/gm)).toBeNull();
});

test('nothing is fetched for an element, and nobody asks for a sheet', () => {
  const lean = withoutResources(react);
  expect(lean).toContain(
    'function getResource(type, currentProps, pendingProps, currentResource) { return null; }',
  );
  expect(lean).toContain('function preload(href, as, options) {}\n');
});
