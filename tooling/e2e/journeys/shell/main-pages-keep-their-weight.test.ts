import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Addresses } from '../../fixtures/addresses.ts';
import { test } from '../../fixtures/test.ts';

/**
 * The largest permitted weight of a page in kB of gzip, for scripts and for styles: the files that its document names,
 * and those that the page fetches by itself as soon as it is drawn. The budgets are those of `pnpm bench web`, except
 * for the product page, which exceeds its 158 (docs/performance/pages.md) and must not grow.
 */
const pages: readonly (readonly [path: string, script: number, style: number, follows?: RegExp])[] = [
  ['/account/login', 120, 9],
  ['/homepage', 150, 15],
  ['/categories', 158, 16],
  ['/listingdetail/1', 159.8, 17, /\boffer-prices-[\w-]+\.js/g],
  ['/cart', 158, 15],
];

/** Matches a formatter made at import or at each rendering; the first one of a page takes 40 ms on a slow phone. */
const formatter = /(?<!\?\?=)new Intl\.\w+/;

/** A name from the code of schemas. Apps import only calls of the contract, and their bundler must drop the schemas. */
const schema = 'safe_integer';

const named = /(?:src|href)="(\/assets\/[^"]+\.(js|css))"/g;

test('no common page exceeds its budget', async ({ request, product }) => {
  const scale = createScale(request, product);
  const reported: string[] = [];
  for (const [path, script, style, follows] of pages) {
    const files = new Map(
      [...(await scale.text(path)).matchAll(named)].map(([, file = '', kind]) => [file, kind]),
    );
    const scripts = [...files.keys()].filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(scripts.map(scale.text));
    const made = texts.flatMap((text) => formatter.exec(text) ?? []);
    expect(made, `${path} makes no formatter as it starts`).toEqual([]);
    expect(
      texts.filter((text) => text.includes(schema)),
      `${path} brings no schema`,
    ).toEqual([]);
    if (follows) {
      const later = texts.flatMap((text) => text.match(follows) ?? []);
      expect(later, `${path} names what it fetches later`).not.toEqual([]);
      for (const file of later) files.set(`/assets/${file}`, 'js');
    }
    const weight = { js: 0, css: 0 };
    for (const [file, kind] of files) weight[kind as keyof typeof weight] += await scale.file(file);
    if (weight.js > script) reported.push(`${path}: ${weight.js.toFixed(1)} kB of script, not ${script}`);
    if (weight.css > style) reported.push(`${path}: ${weight.css.toFixed(1)} kB of style, not ${style}`);
    expect(weight.js, `${path} names its scripts`).toBeGreaterThan(50);
  }
  expect(reported).toEqual([]);
});

/** Returns a function that weighs each file once, in kB of gzip. */
function createScale(request: APIRequestContext, { port, buyerOrigin }: Addresses) {
  const known = new Map<string, Promise<number>>();
  // Node does not resolve `*.localhost`, so the host is sent as a header.
  const headers = { host: new URL(buyerOrigin).host };
  const get = async (path: string) =>
    (await request.get(`http://127.0.0.1:${port}${path}`, { headers })).body();
  const weigh = async (path: string) => gzipSync(await get(path), { level: 9 }).length / 1000;
  return {
    text: async (path: string) => String(await get(path)),
    file(path: string): Promise<number> {
      const weight = known.get(path) ?? weigh(path);
      known.set(path, weight);
      return weight;
    },
  };
}
