import { expect, test } from 'vitest';
import { withoutDataRouter, withoutNames } from './lean-router.ts';

test('a component that nobody uses can leave, one that is used stays as it was', () => {
  const code = [
    'const Link = React$1.forwardRef(function LinkWithRef(props, ref) {});',
    'Link.displayName = "Link";',
    'const Frame = React$1.createContext(void 0);',
    'const Routes = React$1.memo(DataRoutes);',
    'const node = React$1.createElement("a");',
  ].join('\n');
  const lean = withoutNames(code);
  expect(lean).toContain('const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef');
  expect(lean).toContain('const Frame = /* @__PURE__ */ React$1.createContext(void 0)');
  expect(lean).toContain('const Routes = /* @__PURE__ */ React$1.memo(DataRoutes)');
  expect(lean).not.toContain('displayName');
  expect(lean).toContain('const node = React$1.createElement("a");');
});

test('a remark to developers can leave, what it remarks upon stays', () => {
  const lean = withoutNames('\twarning(path !== "", "No path");\n\treturn warningOnce(path);');
  expect(lean).toBe('\t/* @__PURE__ */ warning(path !== "", "No path");\n\treturn warningOnce(path);');
});

const hooks = `function useNavigate() {
	return React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable();
}
function _renderMatches(matches, parentMatches = [], dataRouterOpts) {
	let dataRouterState = dataRouterOpts?.state;
	if (matches == null && !dataRouterState) return null;
	return dataRouterState ? dataRouterState.errors : matches;
}`;

test('what is drawn for a data router is never reached', () => {
  const lean = withoutDataRouter(hooks);
  expect(lean).toContain('return useNavigateUnstable();');
  expect(lean).toContain('function _renderMatches(matches, parentMatches = []) {');
  expect(lean).toContain('return (void 0) ? (void 0).errors : matches;');
  expect(lean).not.toContain('dataRouter');
});

test('a router that has changed stops the build', () => {
  expect(() => withoutDataRouter(hooks.replaceAll('IsDataRouteContext', 'DataRouteContext'))).toThrow(
    'look at lean-router',
  );
});
