import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['gets the address of its product', '/listingdetail/12', {}, '/img/p/12.svg'],
  ['stays empty where the page is of none', '/listingdetail/x', {}, undefined],
  ['stays empty where no product can have the number', '/listingdetail/0', {}, undefined],
  ['stays empty in a frame for somebody else', '/listingdetail/12', { unpainted: '' }, undefined],
])('a painted picture %s', async (_, pathname, dataset, src) => {
  const picture: { dataset: object; src?: string } = { dataset: { picture: '/img/p/:id.svg' } };
  vi.stubGlobal('document', { documentElement: { dataset }, querySelectorAll: () => [picture] });
  vi.stubGlobal('location', { pathname });
  await import('./painted-pictures.ts');
  expect(picture.src).toBe(src);
});
