import { expect, test, vi } from 'vitest';
import { atTheEnd, isChained } from './late-sheets.ts';

const vites = 'export const __vitePreload = () => document.head.appendChild(link);';

interface Link {
  readonly href: string;
  readonly onload: () => void;
  readonly onerror: () => void;
}

/** A page with one sheet of its own, and the helper that it runs. */
async function open() {
  const links: Link[] = [];
  const isThere = (query: string) =>
    query.includes('/shop/own.css') || links.some(({ href }) => query === `link[href="${href}"]`);
  vi.stubGlobal('document', {
    querySelector: (query: string) => (isThere(query) ? {} : null),
    createElement: () => ({ remove: () => links.pop() }),
    body: { appendChild: (link: Link) => links.push(link) },
  });
  // Each page has a helper of its own.
  const code = `${atTheEnd(vites, '/shop/')}// ${Math.random()}`;
  const { __vitePreload } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return { links, fetchPart: __vitePreload as (load: () => string, sheets?: string[]) => Promise<string> };
}

test('a part comes once its sheets have come, behind those of the page', async () => {
  const { links, fetchPart } = await open();
  const load = vi.fn(() => 'part');
  const both = Promise.all([fetchPart(load, ['own.css', 'a.css']), fetchPart(load, ['a.css'])]);
  expect(links.map(({ href }) => href)).toEqual(['/shop/a.css']);
  expect(load).not.toHaveBeenCalled();
  links[0]?.onload();
  expect(await both).toEqual(['part', 'part']);
  expect(await fetchPart(load)).toBe('part');
});

test('a sheet that does not come keeps its part away, and is asked for again', async () => {
  const { links, fetchPart } = await open();
  const first = fetchPart(() => 'part', ['a.css']);
  links[0]?.onerror();
  await expect(first).rejects.toThrow('/shop/a.css');
  const second = fetchPart(() => 'part', ['a.css']);
  links[0]?.onload();
  expect(await second).toBe('part');
});

test('a helper that adds sheets another way stops the build', () => {
  expect(() => atTheEnd('document.head.append(link)', '/')).toThrow('look at late-sheets');
});

test.each([
  ["void import('./Part.tsx').then(show, hide)", true],
  ["await import('./Part.tsx').catch(() => null)", true],
  ["import(\n  './Part.tsx'\n)\n  .then(show)", true],
  ["const load = () => import('./Part.tsx');\nvoid load().then(show, hide)", false],
  ["const { show } = await import('./part.ts')", false],
])('what is chained to an import would miss its sheets: %j', (code, expected) => {
  expect(isChained(code)).toBe(expected);
});
