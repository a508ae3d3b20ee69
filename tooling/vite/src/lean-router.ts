import type { Plugin } from 'vite';

const component = /(?<== )React\$1\.(?:forwardRef|createContext)\(/g;
const nameForTools = /^\w+\.displayName = "\w+";$/gm;

/**
 * Lets the router's components that nobody uses leave the built apps: their names for developer tools and a call that
 * is not marked as pure would keep them, and with them the prefetching of its framework mode.
 */
export function leanRouter(): Plugin {
  return {
    name: 'havan:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/.*\.js$/ },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  };
}

export const withoutNames = (code: string): string =>
  code.replace(component, '/* @__PURE__ */ $&').replace(nameForTools, '');
