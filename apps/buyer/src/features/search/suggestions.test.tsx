import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { app } from '../../app.ts';
import { paths } from '../../paths.ts';

let remove = () => {};
afterEach(() => remove());

test('a suggestion names the lowest price and, where it costs more, the lowest of a long expiry', async () => {
  const found = sampleOf(calls.searchByKeyword.schemas.result);
  const [hit] = found.products;
  if (!hit) throw new Error('The sample finds no product.');
  const products = [
    { ...hit, id: 1, productId: 1, productListingMinPrice: 19_237 },
    { ...hit, id: 2, productId: 2, productListingMinPrice: 19_237 },
  ].map((each, at) => ({
    ...each,
    pricesByExpiry: at === 0 ? { lowest: 19_237, lowestLong: 22_477 } : null,
  }));
  const answers = { searchByKeyword: { ...found, products, rxProducts: [], sellers: [], brands: [] } };
  ({ remove } = await showApp(app, { path: paths.favorites(), answers }));
  await userEvent.fill(page.getByRole('combobox', { name: /ara/ }).first(), 'magnezyum');
  await expect.element(page.getByRole('option').nth(1), { timeout: 10_000 }).toBeVisible();
  const rows = page.getByRole('option').elements();
  expect(rows.slice(0, 2).map((row) => /192,37 TL(.*)$/.exec(row.textContent ?? '')?.[1])).toEqual([
    'en düşük8 ay+ 224,77 TL',
    'en düşük',
  ]);
});
