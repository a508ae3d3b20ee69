import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

// @spec §7 later-speed

test.each([
  ['gets the address of its product', '/listingdetail/12', {}, '/img/p/12.svg'],
  ['stays empty when the address names no product', '/listingdetail/x', {}, undefined],
  ['stays empty for an impossible product id', '/listingdetail/0', {}, undefined],
  ['stays empty in a hidden frame', '/listingdetail/12', { unpainted: '' }, undefined],
])('a prerendered picture %s', async (_, pathname, dataset, src) => {
  const picture: { dataset: object; src?: string } = { dataset: { picture: '/img/p/:id.svg' } };
  vi.stubGlobal('document', { documentElement: { dataset }, querySelectorAll: () => [picture] });
  vi.stubGlobal('location', { pathname });
  await import('./prerendered-pictures.ts');
  expect(picture.src).toBe(src);
});
