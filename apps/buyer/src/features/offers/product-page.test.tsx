import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { areas } from '@havan/domain/access';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { app } from '../../app.ts';
import { offerTexts } from './offer-texts.ts';
import { recommendedButtonId, showOfferRow } from './offer-row-id.ts';

const detail = sampleOf(calls.getProductDetail.schemas.result);
const listingOf = (listingId: number, companyType: 'pharmacy' | 'merchant') => {
  const [listing] = detail.listings;
  if (!listing) throw new Error('The sample has no offer.');
  return { ...listing, listingId, seller: { ...listing.seller, sellerId: listingId, companyType } };
};
const name = 'Oktaliv Probiyotik ve Prebiyotik İçeren Takviye Edici Gıda 30 Kapsül';
const description = Array.from({ length: 60 }, (_, at) => `sözcük${at + 1}`).join(' ');
const product = { ...detail.product, productId: 1, productName: name, description };

let remove = () => {};
afterEach(() => remove());
async function show(offers: number, more: Readonly<Record<string, unknown>> = {}) {
  const listings = Array.from({ length: offers }, (_, at) =>
    listingOf(at + 1, at === 0 ? 'pharmacy' : 'merchant'),
  );
  const answers = { getProductDetail: { product, listings }, ...more };
  const shown = await showApp(app, { path: '/listingdetail/1', answers });
  ({ remove } = shown);
  await expect.element(page.getByRole('table')).toBeVisible();
  return shown;
}

// @spec §3 product-name-length
// @spec §3 seller-type-icon
test('the place in the catalogue ends with 35 characters of the name, and pharmacies have their icon', async () => {
  await show(2);
  const place = page.getByRole('navigation', { name: 'Konum' }).getByRole('listitem').last();
  await expect.element(place).toHaveTextContent('Oktaliv Probiyotik ve Prebiyotik İ…');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(`${name} (03/2027)`);
  expect(page.getByRole('table').getByText('Eczane', { exact: true }).elements()).toHaveLength(1);
});

test.each([
  ['has the name that its document knows, where it stays', 1, [name]],
  ['has no name of another product', 2, []],
])('while it is loading, the page %s', async (_, productId, names) => {
  globalThis.havanEarlyName = { productId, brandName: 'Oktaliv', productName: name };
  const answer = Promise.withResolvers<unknown>();
  const answers = { getProductDetail: answer.promise };
  ({ remove } = await showApp(app, { path: '/listingdetail/1', answers }));
  await expect.element(page.getByText(offerTexts.loading).first()).toBeInTheDocument();
  const shown = page.getByRole('heading', { level: 1 });
  expect(shown.elements().map(({ textContent }) => textContent?.trim())).toEqual(names);
  const lefts = () => shown.elements().map((element) => element.getBoundingClientRect().left);
  const before = lefts();
  answer.resolve({ product, listings: [listingOf(1, 'pharmacy')] });
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.element(shown).toHaveTextContent(`${name} (03/2027)`);
  expect(lefts()).toEqual(expect.arrayContaining(before));
  globalThis.havanEarlyName = undefined;
});

// @spec §9 word-limits
test('a long description is cut at 50 words, and read whole in a window', async () => {
  const { place } = await show(1);
  // The details of the product are loaded when their place is scrolled near the window.
  place.lastElementChild?.scrollIntoView({ block: 'end' });
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(page.getByText(/sözcük50…$/)).toBeVisible();
  expect(page.getByText(/sözcük51/).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Açıklamanın tamamını oku' }).click();
  await expect.element(page.getByRole('dialog').getByText(/sözcük60$/)).toBeVisible();
});

const infos = sampleOf(calls.getUserBasicInfos.schemas.result);
const wish = {
  getUserBasicInfos: {
    ...infos,
    areas: [...areas],
    user: { ...infos.user, reviewState: 'approved', prefersLongExpiry: true },
  },
};

test('the offers follow the wish for a long expiry, and one press lifts it', async () => {
  const near = { ...listingOf(1, 'merchant'), expiration: '2027-03-31' };
  const long = { ...listingOf(2, 'merchant'), expiration: '2032-03-31' };
  const rows = () => page.getByRole('table').getByRole('row').elements().length - 1;
  await show(0, { ...wish, getProductDetail: { product, listings: [near, long] } });
  const chip = page.getByRole('button', { name: /^8 ay\+ miat/ });
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  expect(rows()).toBe(1);
  await chip.click();
  await expect.poll(rows).toBe(2);
});

test('a product that only has close expiries shows its offers', async () => {
  await show(2, wish);
  await expect
    .element(page.getByRole('button', { name: /^8 ay\+ miat/ }))
    .toHaveAttribute('aria-pressed', 'false');
  expect(page.getByRole('table').getByRole('row').elements()).toHaveLength(3);
});

// @spec §9 offer-paging
test('the way to an offer that is not drawn yet leads to the row that brings more', async () => {
  await show(24);
  await expect.element(page.getByRole('button', { name: /Daha fazla/ })).toBeVisible();
  showOfferRow(24);
  await expect.element(page.getByRole('button', { name: /Daha fazla/ })).toHaveFocus();
  showOfferRow(2);
  const row = document.getElementById('teklif-2');
  expect(row?.contains(document.activeElement)).toBe(true);
});

test('parts that are drawn later ask for neither the cart nor the deliveries again', async () => {
  // A slow machine draws them later than the answer is shared.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  const { asked, times, place } = await show(2);
  place.lastElementChild?.scrollIntoView({ block: 'end' });
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(page.getByText(/sözcük50…$/)).toBeVisible();
  await expect.poll(() => asked.has('getSameDayDelivery')).toBe(true);
  expect([times('getCart'), times('getSameDayDelivery')]).toEqual([1, 1]);
});

test('the alarm opened before the kept one is read stays open, and then shows it', async () => {
  const kept = Promise.withResolvers<unknown>();
  await show(1, { getProductAlert: kept.promise });
  await page
    .getByRole('button', { name: /^Alarm kur/ })
    .first()
    .click();
  const alarm = page.getByRole('dialog', { name: 'Fiyat ve stok alarmı' });
  const stock = alarm.getByRole('checkbox', { name: 'Yeniden satışa çıkınca haber ver' });
  await expect.element(stock).toBeChecked();
  kept.resolve({ productId: 1, priceDrop: true, backInStock: false, targetPrice: null });
  await expect.element(stock).not.toBeChecked();
});

test('on a phone the price stands in the first screen, and its button stays at the foot while the panel is out of sight', async () => {
  await page.viewport(360, 780);
  await show(3);
  const panel = page.getByRole('heading', { name: 'Önerilen teklif' });
  await expect.element(panel).toBeVisible();
  const price = panel.element().parentElement?.nextElementSibling;
  expect(price?.getBoundingClientRect().top).toBeLessThan(780 - 72);
  const bar = () => document.querySelector('[data-foot-bar]');
  await expect.poll(bar).not.toBeNull();
  document.getElementById(recommendedButtonId)?.scrollIntoView({ block: 'center' });
  await expect.poll(bar).toBeNull();
  page.getByRole('table').element().scrollIntoView({ block: 'start' });
  await expect.poll(bar).not.toBeNull();
  await page.viewport(1280, 800);
});

test('offline, a product that was never read says so, and comes with the connection', async () => {
  const answers = { getProductDetail: { product, listings: [] } };
  ({ remove } = await showApp(app, { path: '/cart', answers }));
  const way = () => document.querySelector<HTMLAnchorElement>('main a[href^="/listingdetail/"]');
  await expect.poll(way).not.toBeNull();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  way()?.click();
  await expect.element(page.getByRole('heading', { name: 'İnternet bağlantınız yok.' })).toBeVisible();
  isOnline.mockRestore();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('an offer names its largest quantity before it is typed', async () => {
  const limited = { ...listingOf(1, 'merchant'), stock: 53, minQuantity: 1, packSize: 1, maxQuantity: 4 };
  await show(1, { getProductDetail: { product, listings: [limited] } });
  await expect.element(page.getByRole('table').getByText('en fazla 4')).toBeVisible();
});
