import { type ScreenRow, testScreens } from '@havan/app-shell/testing/test-screens';
import { testStoredMarkup } from '@havan/app-shell/testing/test-stored-markup';
import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { expect, test } from 'vitest';
import { app } from './app.ts';

const noProducts = 'Ürün bulunamadı.';

// @spec §2.2 support-requests
// @spec §2.2 support-action-required

// biome-ignore format: a screen a line
const screens: readonly ScreenRow[] = [
  { path: '/homepage', call: 'getHomePageListingSections', refusedAs: 'page', success: 'productName', empty: 'Şu anda gösterilecek ürün yok' },
  { path: '/categories/1', call: 'getProductListings', refusedAs: 'page', success: 'productName', empty: noProducts },
  { path: '/sellerlistings/1', call: 'getProductListings', refusedAs: 'page', success: 'productName', empty: noProducts },
  { path: '/productlistings?name=krem', call: 'getProductListings', refusedAs: 'page', success: 'productName', empty: noProducts },
  { path: '/listingdetail/1', call: 'getProductDetail', refusedAs: 'page', success: '1 teklif, 1.250 adet', empty: 'Bu ürünü şu anda satan yok.' },
  { path: '/campaigns', call: 'getCampaigns', refusedAs: 'part', success: 'description', empty: 'Şu anda süren kampanya yok' },
  { path: '/campaigns/kis', call: 'getProductListings', refusedAs: 'page', success: 'productName', empty: noProducts },
  { path: '/special-offers', call: 'getSpecialOffers', refusedAs: 'page', success: 'description', empty: 'Şu anda süren kampanya yok' },
  { path: '/seller-campaigns-for-special-day', call: 'getSpecialDays', refusedAs: 'page', success: 'description', empty: 'Şu anda süren özel gün yok' },
  { path: '/cart', call: 'getCart', refusedAs: 'page', success: 'productName', empty: 'Sepetiniz boş' },
  { path: '/payment', call: 'getCheckout', refusedAs: 'page', success: 'receiver, line', empty: 'Kayıtlı teslimat adresiniz yok.' },
  { path: '/localwarehouse', call: 'getLocalWarehouses', refusedAs: 'page', success: 'sellerUsername', empty: 'Şehrinizde yerel depo yok' },
  { path: '/myprofile/orders', call: 'getOrders', refusedAs: 'part', success: 'sellerUsername', empty: 'Henüz siparişiniz yok' },
  { path: '/myprofile/orderdetail/purchased/1', call: 'getOrderDetail', refusedAs: 'page', success: 'productName', empty: '0 kalem, 0 adet' },
  { path: '/myprofile/favorites', call: 'getFavourites', refusedAs: 'page', success: 'productName', empty: 'Henüz favori ürününüz yok' },
  { path: '/smartcart/result?id=a', call: 'getSmartCart', refusedAs: 'page', success: 'productName', empty: 'Bu dileklerle sepet kurulamıyor', fields: { state: 'proven' } },
  { path: '/myprofile/salesperformance', call: 'getSalesPerformance', refusedAs: 'part', success: 'Harcama12,50', empty: 'Harcama0,00' },
  { path: '/myprofile/evaluations', call: 'getComments', refusedAs: 'part', success: 'comment', empty: 'Henüz değerlendirme yazmadınız' },
];

testScreens(app, screens);
testStoredMarkup(app, screens);

// @spec §2.2 seller-listings-bare
// @spec §2.2 listing-detail-bare
test.each(['/sellerlistings', '/listingdetail'])(
  '%s without an id is the list of all products',
  async (path) => {
    const { place, asked, remove } = await showApp(app, { path });
    await expect.poll(() => place.textContent).toContain('productName');
    expect(asked).toContain('getProductListings');
    expect(place.textContent).not.toContain('Sayfa bulunamadı');
    remove();
  },
);

test('the list of a brand names its verified sellers, and a list of two brands none', async () => {
  const sellers = [{ sellerId: 5, sellerUsername: 'Ballıca', blueTickType: 2 }];
  // The picture must load, because one that fails is replaced by the first letter of the brand.
  const logoUrl = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const answers = { getShopBrand: { brandId: 9, brandName: 'Oktaliv', logoUrl, sellers } };
  const one = await showApp(app, { path: '/categories?brandId=9', answers });
  const label = 'Oktaliv markasının doğrulanmış satıcıları';
  await expect
    .poll(() => one.place.querySelector(`[aria-label="${label}"]`)?.textContent)
    .toContain('Ballıca');
  expect(one.place.querySelector('a[href="/sellerlistings/5"]')).not.toBeNull();
  await expect
    .poll(() => one.place.querySelector('img[alt="Oktaliv logosu"]')?.getAttribute('src'))
    .toBe(logoUrl);
  one.remove();
  const two = await showApp(app, { path: '/categories?brandId=9,10', answers });
  await expect.poll(() => two.place.textContent).toContain('productName');
  expect(two.asked.has('getShopBrand')).toBe(false);
  two.remove();
});

test('a product is written on the shopping list, from which the smart cart takes it', async () => {
  const { place, asked, remove } = await showApp(app, { path: '/smartcart' });
  await expect.poll(() => place.textContent).toContain('Alışveriş listeniz');
  expect(asked).toContain('getShoppingList');
  const pressOn = (label: string) =>
    place
      .querySelector<HTMLButtonElement>(`[aria-label="Alışveriş listeniz"] button[aria-label*="${label}"]`)
      ?.click();
  pressOn('listeye ekle');
  await expect.poll(() => place.querySelector('[aria-label="Alışveriş listeniz"]')).toBeNull();
  remove();
});

test('the time at the head of an order says what it is for until the parcel has left', async () => {
  const order = sampleOf(calls.getOrderDetail.schemas.result);
  const shipBy = new Date(Date.now() + 3_600_000).toISOString();
  const path = '/myprofile/orderdetail/purchased/1';
  const label = 'Kargoya veriliş süresi';
  for (const [state, isTimed] of [
    ['awaitingSellerConfirmation', true],
    ['shipped', false],
  ] as const) {
    const { place, remove } = await showApp(app, {
      path,
      answers: { getOrderDetail: { ...order, state, shipBy } },
    });
    await expect.poll(() => place.textContent).toContain('Teslimat adresi');
    expect(place.textContent.includes(label)).toBe(isTimed);
    remove();
  }
});
