import type { Schema } from '@havan/contract/call';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { describe, expect, test, vi } from 'vitest';
import { type AppFacts, showApp } from './show-app.tsx';

/** Names of the fields whose text was run as code. */
const reported: string[] = [];
const alarm = 'storedMarkupRan';

/**
 * Returns a script as a link, as markup, as the end of an attribute and as a formula, with the name of its
 * field.
 */
const stored = (field: string): string =>
  `javascript:${alarm}("${field}")//'"><img src=x onerror=${alarm}("${field}")><script>${alarm}("${field}")</script>=1+1`;

/** The part of a stored text that is visible when it is drawn as plain text. */
const seen = /<img src=x onerror=storedMarkupRan\("\w+"\)>/;

/** Selector of markup that would run. React itself replaces the address of a `javascript:` link with a harmless one. */
const alive =
  '[onerror], main script, iframe[src^="javascript:" i], [href^="javascript:" i]:not([href*="React has blocked"])';

const sampleWithMarkup = (schema: Schema) => sampleOf(schema, 'one', stored);

/**
 * Opens each screen with markup, a `javascript:` link and a formula in every text that the server may answer (names,
 * messages, addresses, reasons). All of it must be drawn as text, and nothing may run.
 */
export function testStoredMarkup(app: AppFacts, rows: readonly { readonly path: string }[]): void {
  describe('stored markup', () => {
    test.each(rows)('is text on $path', async ({ path }) => {
      reported.length = 0;
      vi.stubGlobal(alarm, (field: string) => reported.push(field));
      const { place, remove } = await showApp(app, { path, sample: sampleWithMarkup });
      const main = () => place.querySelector('main') ?? place;
      await vi
        .waitUntil(() => seen.test(main().textContent), { timeout: 10_000, interval: 25 })
        .catch(() => null);
      const text = main().textContent;
      const live = [...document.querySelectorAll(alive)];
      remove();
      vi.unstubAllGlobals();
      expect(text, 'the screen shows what was stored').toMatch(seen);
      expect(live.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
      expect(reported).toEqual([]);
    });
  });
}
