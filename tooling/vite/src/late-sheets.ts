import type { Plugin } from 'vite';

const inHead = 'document.head.appendChild(link)';

/**
 * Puts the sheet of a part that comes later behind those of the page. A painted document names its sheets in the body
 * (docs/decisions/099); one that came before them, in the head, would change the order of all, and Chromium then takes
 * every face of letters anew and lays out the whole page: 30 to 70 ms a sheet, fourfold on a phone.
 */
export function lateSheets(): Plugin {
  return {
    name: 'havan:late-sheets',
    apply: 'build',
    transform: {
      filter: { id: /^\0?vite\/preload-helper/ },
      handler: (code) => ({ code: atTheEnd(code), map: null }),
    },
  };
}

/** @throws when it does not find what it knows: Vite has changed */
export function atTheEnd(code: string): string {
  if (!code.includes(inHead)) throw new Error('Vite adds late sheets another way: look at late-sheets');
  return code.replace(inHead, 'document.body.appendChild(link)');
}
