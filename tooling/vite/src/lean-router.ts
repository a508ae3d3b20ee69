import type { Plugin } from 'vite';

const component = /(?<== )React\$1\.(?:forwardRef|createContext|memo)\(/g;
const nameForTools = /^\w+\.displayName = "\w+";$/gm;
const remark = /(?<=^\s*)warning\(/gm;

/** How `hooks.js` learns that it draws for a data router, which ours never is. */
const dataRouterSigns: readonly (readonly [RegExp, string])[] = [
  [/, dataRouterOpts\) \{/g, ') {'],
  [/^\s*let dataRouterState = .*;$/gm, ''],
  [/\bdataRouter(?:Opts|State)\b/g, '(void 0)'],
  [/React\$1\.useContext\(IsDataRouteContext\) \? useNavigateStable\(\) : /g, ''],
];

/**
 * Lets leave the built apps what the router keeps for its other modes: our routes are drawn by `useRoutes`, no data
 * router loads them and no framework renders them. Names for developer tools and calls that are not marked as pure
 * would keep what nobody uses, and what it says to developers is said while developing.
 */
export function leanRouter(): Plugin {
  return {
    name: 'havan:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/.*\.js$/ },
      handler: (code, id) => ({
        code: id.endsWith('/lib/hooks.js') ? withoutDataRouter(withoutNames(code)) : withoutNames(code),
        map: null,
      }),
    },
  };
}

export const withoutNames = (code: string): string =>
  code
    .replace(component, '/* @__PURE__ */ $&')
    .replace(remark, '/* @__PURE__ */ $&')
    .replace(nameForTools, '');

/** @throws when a sign is not there any more: the router has changed */
export const withoutDataRouter = (code: string): string =>
  dataRouterSigns.reduce((lean, [sign, instead]) => {
    if (!sign.test(lean)) throw new Error(`The router no longer has ${String(sign)}: look at lean-router`);
    return lean.replaceAll(sign, instead);
  }, code);
