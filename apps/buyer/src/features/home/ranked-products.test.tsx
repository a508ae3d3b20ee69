import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { expiryLabel } from '@havan/domain/expiry';
import { addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { app } from '../../app.ts';

let remove = () => {};
afterEach(() => remove());

test('a close expiry among the best sellers stands out as it does in every list', async () => {
  const home = sampleOf(calls.getHomePageListingSections.schemas.result);
  const section = home.sections[0];
  const product = section?.products[0];
  if (!section || !product?.bestListing) throw new Error('The sample has no product with an offer.');
  const today = istanbulDayOf(new Date());
  const lasting = (productId: number, months: number) => ({
    ...product,
    productId,
    bestListing: { ...product.bestListing, expiration: formatIsoDay(addMonths(today, months)) },
  });
  const products = [lasting(1, 3), lasting(2, 30)];
  const sections = [{ ...section, key: 'bestSellers', title: 'Çok satanlar', products }];
  const answers = { getHomePageListingSections: { ...home, sections } };
  ({ remove } = await showApp(app, { path: '/homepage', answers }));
  const colourOf = (at: number) =>
    getComputedStyle(
      page.getByText(`(${expiryLabel(products[at]?.bestListing.expiration ?? null)})`).element(),
    ).color;
  await expect.element(page.getByText(/^\(\d\d\/\d{4}\)$/).first()).toBeVisible();
  expect(colourOf(0)).not.toBe(colourOf(1));
});

test('the price of a long expiry is not called the lowest where a close one costs less', async () => {
  const home = sampleOf(calls.getHomePageListingSections.schemas.result);
  const section = home.sections[0];
  const product = section?.products[0];
  if (!section || !product?.bestListing) throw new Error('The sample has no product with an offer.');
  const bestListing = {
    ...product.bestListing,
    price: 13_000,
    discountPrice: 0,
    campaigns: [],
    priceBreaks: [],
  };
  const products = [
    { ...product, productId: 1, bestListing, pricesByExpiry: { lowest: 10_000, lowestLong: 13_000 } },
    { ...product, productId: 2, bestListing, pricesByExpiry: null },
  ];
  const sections = [{ ...section, key: 'bestSellers', title: 'Çok satanlar', products }];
  const answers = { getHomePageListingSections: { ...home, sections } };
  ({ remove } = await showApp(app, { path: '/homepage', answers }));
  const rowOf = (at: number) => page.getByText('130,00 TL').nth(at).element().closest('li');
  await expect.element(page.getByText('130,00 TL').nth(1)).toBeVisible();
  expect(rowOf(0)?.textContent).toContain('130,00 TL8 ay+');
  expect(rowOf(1)?.textContent).toContain('130,00 TLen düşük');
});
