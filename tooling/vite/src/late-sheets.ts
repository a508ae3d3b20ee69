import type { Plugin } from 'vite';

/** What stands in Vite's own helper. */
const entry = 'export const __vitePreload = ';
const inHead = 'document.head.appendChild(link)';

/**
 * Fetches a part that comes later together with its sheets. A painted document names its sheets in the body
 * (docs/decisions/099); one that came before them, in the head as Vite has it, would change the order of all, and Chromium
 * then takes every face of letters anew and lays out the whole page: 30 to 70 ms a sheet, fourfold on a phone.
 */
export function lateSheets(): Plugin {
  let base = '/';
  return {
    name: 'havan:late-sheets',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transform: {
      filter: { id: /^\0?vite\/preload-helper/ },
      handler: (code) => ({ code: atTheEnd(code, base), map: null }),
    },
  };
}

/** What is done with a part that has come, or has not. */
const chained = /\bimport\(\s*(['"`])[^'"`]+\1\s*\)\s*\.(?:then|catch|finally)\b/;

/**
 * Vite takes what is chained to an `import()` along into what it runs once the sheets have come: a sheet that does not
 * come is then nobody's, and an error of the page. `const load = () => import(…)` and `load().then(…)` keep them apart.
 */
export function unchainedImports(): Plugin {
  return {
    name: 'havan:unchained-imports',
    apply: 'build',
    transform: {
      filter: { id: { include: /\/src\/.*\.tsx?$/, exclude: /node_modules/ }, code: chained },
      handler(_, id) {
        this.error(`${id} chains to an import(): put it into a function of its own, see late-sheets`);
      },
    },
  };
}

/** Whether this source chains to an `import()`. */
export const isChained = (code: string): boolean => chained.test(code);

/**
 * What Vite does for browsers without module preloads, for nonces and for who listens to failures is not needed here. A sheet
 * that did not come is asked for again with the next try.
 * @throws when it does not find what it knows: Vite has changed
 */
export function atTheEnd(code: string, base: string): string {
  if (!code.includes(entry) || !code.includes(inHead))
    throw new Error('Vite adds late sheets another way: look at late-sheets');
  return `const coming = {};
const sheet = (file) => {
  const href = '${base}' + file;
  if (document.querySelector('link[href="' + href + '"]')) return coming[href];
  return (coming[href] = new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(Error(href));
    };
    document.body.appendChild(link);
  }));
};
${entry}(load, sheets = []) => Promise.all(sheets.map(sheet)).then(() => load());
`;
}
