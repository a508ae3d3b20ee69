import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { areas } from '@havan/domain/access';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { app } from './app.ts';

const infos = sampleOf(calls.getUserBasicInfos.schemas.result);
const list = sampleOf(calls.getProductListings.schemas.result);
const [card] = list.items;
const offer = sampleOf(calls.getProductDetail.schemas.result).listings[0];
/** A list as the server sends it to a company that may not trade. */
const hidden = {
  ...list,
  items: [
    {
      ...card,
      psf: null,
      productListingMinPrice: null,
      pricesByExpiry: null,
      bestListing: { ...offer, price: 0, discountPrice: 0, campaigns: [] },
    },
  ],
};

const detail = sampleOf(calls.getProductDetail.schemas.result);
const hiddenDetail = {
  product: { ...detail.product, productId: 1, psf: null, lowestPrice30Days: null },
  listings: [1, 2].map((listingId) => ({
    ...offer,
    listingId,
    price: 0,
    discountPrice: 0,
    campaigns: [],
    minQuantity: 2,
    seller: { ...offer?.seller, sellerId: listingId },
  })),
};

let remove = () => {};
afterEach(() => remove());

const show = async (path: string, reviewState: 'inReview' | 'approved') => {
  const globalActionFields = { ...infos.globalActionFields, basketTotal: 0 };
  const user = { ...infos.user, reviewState };
  const getUserBasicInfos = { ...infos, areas: [...areas], user, globalActionFields };
  const answers = { getUserBasicInfos, getProductListings: hidden, getProductDetail: hiddenDetail };
  ({ remove } = await showApp(app, { path, answers }));
};
const words = page.getByText('Fiyat gizli', { exact: true });
const patient = { timeout: 20_000 };

test('a company in review reads that a price is hidden, why, and what is missing', async () => {
  await show('/categories/1', 'inReview');
  await expect.poll(() => words.elements().length, patient).toBeGreaterThan(0);
  await expect.element(page.getByText(/İnceleme bitene kadar fiyatlar gizlidir/), patient).toBeVisible();
  expect(page.getByText('0,00 TL').elements()).toEqual([]);
});

test('an amount of nothing stays an amount for an approved company', async () => {
  await show('/categories/1', 'approved');
  await expect.poll(() => page.getByText('0,00 TL').elements().length, patient).toBeGreaterThan(0);
  expect(words.elements()).toEqual([]);
});

test('on a phone the page of a product has no amount of nothing either, nor an axis for hidden prices', async () => {
  await page.viewport(360, 780);
  await show('/listingdetail/1', 'inReview');
  await expect.poll(() => document.querySelector('[data-foot-bar]'), patient).not.toBeNull();
  await expect.poll(() => words.elements().length, patient).toBeGreaterThan(2);
  expect(page.getByText(/0,00 TL/).elements()).toEqual([]);
  expect(page.getByText('Fiyat cetveli').elements()).toEqual([]);
});

test('the cart of the header says the same on every page, also where a company sees its own amounts', async () => {
  await page.viewport(1440, 900);
  for (const path of ['/categories/1', '/myprofile/wallet', '/myprofile/orders']) {
    await show(path, 'inReview');
    const cart = page.getByRole('banner').getByRole('link', { name: /^Sepet/ });
    await expect.poll(() => cart.query()?.textContent, patient).toMatch(/Fiyat gizli/);
    remove();
  }
});
