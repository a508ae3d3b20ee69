import { alertCalls } from '@havan/contract/catalogue/alerts';
import { calls } from '@havan/contract/calls';
import { showsMarketPrices } from '@havan/contract/market-prices';
import { noWishes, smartCartCalls, smartCartEvents } from '@havan/contract/cart/smart-cart';
import { apiKeyCalls } from '@havan/contract/identity/api-keys';
import { apiPrefix } from '@havan/contract/call';
import { inboxCalls } from '@havan/contract/notifications/inbox';
import { sortOptions } from '@havan/domain/sort';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { notifyAlerts } from '../../../modules/catalogue/alerts/notify-alerts.ts';
import { byteRoutes } from '../openapi/byte-routes.ts';
import { hidingPricesOf } from './hide-prices.ts';

const app = testApp();
// The client keeps idle connections for which the server would wait.
afterAll(() => app.fastify.server.closeAllConnections());
// The first search loads and compiles the solver, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const db = () => app.database.db;
const price = 135_77;
/**
 * The price, its list price, the cost of two units, and what two units lack to the minimum of 1.000 TL; as numbers and
 * formatted.
 */
const traces = /13577|24681|27154|72846|135,77|246,81|271,54|728,46/;

type Pharmacy = Awaited<ReturnType<typeof signedInAs>>;
let approved: Pharmacy;
let inReview: Pharmacy;
let productId = 0;
let listingId = 0;

beforeAll(async () => {
  productId = await makeProduct(db(), {
    name: 'Virendo Selenyum',
    search_text: 'virendo selenyum',
    psf: 24_681,
  });
  const sellerId = await makeCompany(db(), 'merchant');
  await db()
    .insertInto('seller_terms')
    .values({ company_id: sellerId, min_basket: 100_000 })
    .onConflict((clash) => clash.column('company_id').doUpdateSet({ min_basket: 100_000 }))
    .execute();
  listingId = await makeListing(db(), { productId, sellerId }, { price });
  approved = await signedInAs(app, 'pharmacy');
  inReview = await signedInAs(app, 'pharmacy');
  await db()
    .updateTable('company')
    .set({ review_state: 'inReview' })
    .where('id', '=', inReview.companyId)
    .execute();
});

/** Sends the reading calls of a pharmacy's usual day. Returns the bodies of the answers by call. */
async function walk(buyer: Pharmacy) {
  const {
    addOrRemove,
    getProductListings,
    getProductDetail,
    getHomePageListingSections,
    searchByKeyword,
    getPriceHistory,
    getRelatedProducts,
    getFavourites,
    getCart,
    getCartSummary,
    getCartChecklist,
    getCheckout,
    getUserBasicInfos,
  } = calls;
  const id = { productId: String(productId) };
  const bodies = {
    list: await app.call(getProductListings, { q: 'selenyum' }, buyer),
    detail: await app.call(getProductDetail, id, buyer),
    home: await app.call(getHomePageListingSections, {}, buyer),
    search: await app.call(searchByKeyword, { keyword: 'selenyum' }, buyer),
    history: await app.call(getPriceHistory, id, buyer),
    related: await app.call(getRelatedProducts, id, buyer),
    favourites: await app.call(getFavourites, {}, buyer),
    added: await app.call(addOrRemove, { listingId, type: 'add', count: 2 }, buyer),
    cart: await app.call(getCart, {}, buyer),
    summary: await app.call(getCartSummary, {}, buyer),
    infos: await app.call(getUserBasicInfos, {}, buyer),
    checklist: await app.call(getCartChecklist, {}, buyer),
    checkout: await app.call(getCheckout, {}, buyer),
  };
  return Object.entries(bodies).map(([name, { status, body }]) => ({ name, status, body }));
}

test('an approved pharmacy reads the price in its answers, a company in review in none of them', async () => {
  const seen = (await walk(approved)).filter(({ body }) => traces.test(JSON.stringify(body)));
  expect(seen.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['list', 'detail', 'search', 'added', 'cart', 'infos', 'checklist', 'checkout']),
  );
  expect(seen.filter(({ body }) => body.pricesHidden)).toEqual([]);
  const hidden = await walk(inReview);
  expect(hidden.filter(({ body }) => traces.test(JSON.stringify(body))).map(({ name }) => name)).toEqual([]);
  const answered = hidden.filter(({ status }) => status === 200);
  expect(answered.map(({ name }) => name)).toEqual(expect.arrayContaining(seen.map(({ name }) => name)));
  expect(answered.filter(({ body }) => !body.pricesHidden)).toEqual([]);
});

test('a company in review cannot find a price by its filter, its bounds or its sort', async () => {
  const { getProductListings } = calls;
  const find = async (minPrice: number, buyer: Pharmacy) =>
    (await app.call(getProductListings, { q: 'selenyum', minPrice: String(minPrice) }, buyer)).result;
  expect((await find(price + 1, approved)).items).toHaveLength(0);
  expect((await find(price + 1, inReview)).items).toHaveLength(1);
  expect((await find(1, inReview)).facets).toMatchObject({ price: null });
  const sort = String(sortOptions.byPrice);
  const sorted = await app.call(getProductListings, { q: 'selenyum', sort }, inReview);
  expect(sorted.result.items).toHaveLength(1);
});

test('the smart cart of a company in review carries no price: not its first answer, its stream, its list or its transfer', async () => {
  const { smartCartBuilder, getSmartCart, getSmartCartList, takeSmartCart } = smartCartCalls;
  const origin = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  const search = async (buyer: Pharmacy) => {
    const cheap = await makeProduct(db());
    await makeListing(db(), { productId: cheap, sellerId: await makeCompany(db(), 'merchant') }, { price });
    const wants = [{ productId: cheap, quantity: 2 }];
    const found = await app.call(smartCartBuilder, { wants, wishes: noWishes }, buyer);
    const { smartCartId } = found.result;
    const stream = await fetch(`${origin}${apiPrefix}/${smartCartEvents.path}?smartCartId=${smartCartId}`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    return {
      found: found.body,
      streamed: await stream.text(),
      read: (await app.call(getSmartCart, { smartCartId }, buyer)).body,
      taken: (await app.call(takeSmartCart, { smartCartId }, buyer)).body,
      list: (await app.call(getSmartCartList, {}, buyer)).body,
    };
  };
  const withPrice = (answers: Readonly<Record<string, unknown>>) =>
    Object.entries(answers).flatMap(([name, body]) => (traces.test(JSON.stringify(body)) ? [name] : []));
  expect(withPrice(await search(approved))).toEqual(expect.arrayContaining(['found', 'streamed', 'read']));
  const hidden = await search(inReview);
  expect(hidden.streamed).toContain('data:');
  expect(withPrice(hidden)).toEqual([]);
});

test('a key of a company in review reads no price either', async () => {
  const { getListableProduct } = calls;
  const { barcode } = await db()
    .selectFrom('product')
    .select('barcode')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const read = async (owner: Pharmacy) => {
    const key = await app.call(apiKeyCalls.createApiKey, { name: 'Stok', scopes: ['listings.read'] }, owner);
    return app.call(getListableProduct, { barcode }, { token: key.result.key });
  };
  const [seen, hidden] = [await read(approved), await read(inReview)];
  expect([seen.status, hidden.status]).toEqual([200, 200]);
  expect(JSON.stringify(seen.body)).toMatch(traces);
  expect(JSON.stringify(hidden.body)).not.toMatch(traces);
});

test('no alert tells a company in review of a price', async () => {
  const { setProductAlert } = alertCalls;
  const { getLastNotifications } = inboxCalls;
  const watched = await makeProduct(db());
  const sellerId = await makeCompany(db(), 'merchant');
  const offer = await makeListing(db(), { productId: watched, sellerId });
  const wish = { productId: watched, priceDrop: true, backInStock: true, targetPrice: null };
  for (const buyer of [approved, inReview])
    expect((await app.call(setProductAlert, wish, buyer)).status).toBe(200);
  await notifyAlerts(app.ctx);
  await db().updateTable('listing').set({ price: 9_999 }).where('id', '=', offer).execute();
  await notifyAlerts(app.ctx);
  const noticesOf = async (buyer: Pharmacy) => (await app.call(getLastNotifications, {}, buyer)).result;
  expect(JSON.stringify(await noticesOf(approved))).toContain('99,99');
  expect(JSON.stringify(await noticesOf(inReview))).not.toContain('99,99');
});

/**
 * Calls that show only the caller's own amounts (orders, documents, money, listings, campaigns) or public price lists.
 */
const own =
  /^(?:Backoffice|CargoPricing|Credit|Invoices|Orders|Wallet|UserProductPurchaseInvoice)\/|^Users\/(?!Likes|ProductAlert)|^Listings\/(?:Create|ExpiryRadar|Feed|GetFilters|GetListing|GetPriceRules?|GetRiskyList|GetSpecialDayListings|GetUserListings|SetPriceRule|Update)$|^Campaigns\/(?!GetCampaigns?$)|^Payment\/Status$/;

test('calls that show prices of the market ask who reads them', () => {
  const open = Object.values(calls).filter((call) => showsMarketPrices(call) && call.access === 'public');
  expect(open.map(({ path }) => path)).toEqual([]);
});

test('every call with amounts shows either those of the market or those of its caller', () => {
  const streams = Object.values(byteRoutes).map(({ call }) => call);
  const unclear = [...Object.values(calls), ...streams].filter(
    (call) => hidingPricesOf(call.schemas.result) !== null && showsMarketPrices(call) === own.test(call.path),
  );
  expect(unclear.map(({ path }) => path)).toEqual([]);
});
