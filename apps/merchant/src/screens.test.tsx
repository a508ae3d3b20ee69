import { type ScreenRow, testScreens } from '@havan/app-shell/testing/test-screens';
import { testStoredMarkup } from '@havan/app-shell/testing/test-stored-markup';
import { showApp } from '@havan/app-shell/testing/show-app';
import { expect, test } from 'vitest';
import { app } from './app.ts';

// biome-ignore format: a screen a line
const screens: readonly ScreenRow[] = [
  { path: '/homepage', call: 'getSalesOverview', refusedAs: 'part', success: 'Bugün ciro12,50', empty: 'Bugün ciro0,00' },
  { path: '/myprofile/orders', call: 'getOrders', refusedAs: 'part', success: 'orderNo', empty: 'Henüz sipariş almadınız' },
  { path: '/myprofile/orderdetail/sold/1', call: 'getOrderDetail', refusedAs: 'page', success: 'productName', empty: '0 kalem, 0 adet' },
  { path: '/myprofile/orderdetail/sold/1/ledger', call: 'getOrderLedger', refusedAs: 'part', success: 'Alıcı kartı', empty: 'Bu sipariş için henüz para hareketi yok.' },
  { path: '/myprofile/listings', call: 'getUserListings', refusedAs: 'part', success: 'productName', empty: 'Henüz ilanınız yok' },
  { path: '/myprofile/listings/radar', call: 'getExpiryRadar', refusedAs: 'part', success: 'productName', empty: 'Miadı olan ilanınız yok' },
  { path: '/myprofile/listings/originality-control-system', call: 'getRiskyListings', refusedAs: 'part', success: 'productName', empty: 'Fatura istenen ilanınız yok' },
  { path: '/myprofile/listings/special-days', call: 'getJoinableDays', refusedAs: 'part', success: 'description', empty: 'Şu anda katılabileceğiniz özel gün yok' },
  { path: '/myprofile/listings/special-days?gun=1', call: 'getSpecialDayListings', refusedAs: 'page', success: 'productName', empty: 'Katılabilecek ilanınız yok' },
  { path: '/myprofile/listings/prices/1', call: 'getPriceSuggestion', refusedAs: 'page', success: '1 rakip teklif', empty: 'Bu ürünü şu an başka satan yok.' },
  { path: '/myprofile/listings/price-rules', call: 'getPriceRules', refusedAs: 'part', success: 'productName', empty: 'Henüz fiyat kuralınız yok' },
  { path: '/myprofile/listings/questions', call: 'getReceivedQuestions', refusedAs: 'part', success: 'productName', empty: 'Yanıt bekleyen soru yok' },
  { path: '/myprofile/notifications', call: 'getAllNotifications', refusedAs: 'part', success: 'notificationText', empty: 'Henüz bildiriminiz yok.' },
  { path: '/support-requests', call: 'getTickets', refusedAs: 'part', success: 'subject', empty: 'Destek talebiniz yok' },
  { path: '/support-requests/action-required', call: 'getTickets', refusedAs: 'part', success: 'subject', empty: 'Bu durumda talebiniz yok' },
  { path: '/support-requests/1', call: 'getTicket', refusedAs: 'part', success: 'Yanıtınız0 / 2000', empty: 'Talep kapandı. Sorun sürüyorsa' },
  { path: '/myprofile/messages', call: 'getConversations', refusedAs: 'part', success: 'companyNametext', empty: 'Henüz mesajınız yok.' },
  { path: '/myprofile/wallet', call: 'getWallet', refusedAs: 'page', success: 'accountOwner', empty: 'Henüz para çekmediniz.' },
  { path: '/myprofile/transactions', call: 'getStatement', refusedAs: 'part', success: 'otherName', empty: 'Hareket yok' },
  { path: '/myprofile/settings/integration', call: 'getApiKeys', refusedAs: 'part', success: 'hvn_…hint', empty: 'Henüz anahtarınız yok.' },
  { path: '/myprofile/transactions/bonus', call: 'getTurnoverBonus', refusedAs: 'part', success: '%12,50', empty: 'Henüz ödenen prim yok' },
  { path: '/myprofile/transactions/statements', call: 'getPayoutStatements', refusedAs: 'part', success: 'PDF', empty: 'Henüz ekstre yok' },
  { path: '/myprofile/settings/staff', call: 'getStaff', refusedAs: 'part', success: 'fullName', empty: 'ÇıkarKullanıcı davet et' },
  { path: '/myprofile/salesperformance', call: 'getSalesPerformance', refusedAs: 'part', success: 'Ciro12,50', empty: 'Ciro0,00' },
  { path: '/myprofile/evaluations', call: 'getComments', refusedAs: 'part', success: 'comment', empty: 'Henüz değerlendirme yok' },
  { path: '/myprofile/score', call: 'getScore', refusedAs: 'part', success: 'Zamanında gönderim', empty: 'gösterilir.0,00' },
];

testScreens(app, screens);
// The turnover bonus and the ledger of an order are left out, because they contain only numbers.
testStoredMarkup(
  app,
  screens.filter(({ call }) => call !== 'getTurnoverBonus' && call !== 'getOrderLedger'),
);

// @spec §3 listing-label
test('the best seller is on the first page by name and expiry, and leads to its price', async () => {
  const item = { listingId: 7, productId: 1, productName: 'Oktaliv', units: 12, turnover: 120_000, stock: 3 };
  const items = [
    { ...item, expiration: '2027-04-30' },
    { ...item, listingId: 8, productName: 'Tartı', expiration: null },
  ];
  const { place, remove } = await showApp(app, { path: '/homepage', answers: { getTopSelling: { items } } });
  await expect.poll(() => place.textContent).toContain('En çok satan ilanlarınız');
  const names = [...place.querySelectorAll('section[aria-labelledby=cok-satanlar] a')];
  expect(names.map((link) => link.textContent)).toEqual(['Oktaliv (04/2027)', 'Tartı: Miatsız Ürün']);
  expect(names[0]?.getAttribute('href')).toBe('/merchant/myprofile/listings/prices/7');
  remove();
});
