import { expect, test } from 'vitest';
import { withoutTransitions } from './lean-react.ts';

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
  expect(() => withoutTransitions(code)).toThrow('look at it again');
});
