import { expect, test } from 'vitest';
import { withoutNames } from './lean-router.ts';

test('a component that nobody uses can leave, one that is used stays as it was', () => {
  const code = [
    'const Link = React$1.forwardRef(function LinkWithRef(props, ref) {});',
    'Link.displayName = "Link";',
    'const Frame = React$1.createContext(void 0);',
    'const node = React$1.createElement("a");',
  ].join('\n');
  const lean = withoutNames(code);
  expect(lean).toContain('const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef');
  expect(lean).toContain('const Frame = /* @__PURE__ */ React$1.createContext(void 0)');
  expect(lean).not.toContain('displayName');
  expect(lean).toContain('const node = React$1.createElement("a");');
});
