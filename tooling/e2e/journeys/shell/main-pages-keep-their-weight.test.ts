import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Addresses } from '../../fixtures/addresses.ts';
import { test } from '../../fixtures/test.ts';

/**
 * kB of gzip that the document of a page names at most, its scripts and its styles. The budgets of `pnpm bench web` are
 * 135, the sign-in 115 and styles 20, with what the page fetches a moment later: 5 at the detail, which misses its own.
 */
const pages: readonly (readonly [path: string, script: number, style: number])[] = [
  ['/account/login', 95, 9],
  ['/homepage', 126, 15],
  ['/categories', 132, 16],
  ['/listingdetail/1', 135, 17],
  ['/cart', 131, 15],
];

const named = /(?:src|href)="(\/assets\/[^"]+\.(js|css))"/g;

test('no page that everybody walks through grows beyond its budget', async ({ request, product }) => {
  const scale = createScale(request, product);
  const told: string[] = [];
  for (const [path, script, style] of pages) {
    const files = new Map(
      [...(await scale.document(path)).matchAll(named)].map(([, file, kind]) => [file, kind]),
    );
    const weight = { js: 0, css: 0 };
    for (const [file, kind] of files) weight[kind as keyof typeof weight] += await scale.file(file ?? '');
    if (weight.js > script) told.push(`${path}: ${weight.js.toFixed(1)} kB of script, not ${script}`);
    if (weight.css > style) told.push(`${path}: ${weight.css.toFixed(1)} kB of style, not ${style}`);
    expect(weight.js, `${path} names its scripts`).toBeGreaterThan(50);
  }
  expect(told).toEqual([]);
});

/** Weighs each file once, in kB as gzip. */
function createScale(request: APIRequestContext, { port, buyerOrigin }: Addresses) {
  const known = new Map<string, Promise<number>>();
  // Node does not resolve `*.localhost`: the host is told beside the address.
  const headers = { host: new URL(buyerOrigin).host };
  const get = async (path: string) =>
    (await request.get(`http://127.0.0.1:${port}${path}`, { headers })).body();
  const weigh = async (path: string) => gzipSync(await get(path), { level: 9 }).length / 1000;
  return {
    document: async (path: string) => String(await get(path)),
    file(path: string): Promise<number> {
      const weight = known.get(path) ?? weigh(path);
      known.set(path, weight);
      return weight;
    },
  };
}
