import { getProductDetail } from '@havan/contract/catalogue/catalogue';
import { productPageCalls } from '@havan/contract/catalogue/product-page';
import { addDays, formatIsoDay, istanbulDayOf, istanbulIsoDay } from '@havan/domain/istanbul';
import { lowestOf } from '@havan/domain/price-history';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCampaign } from '../../../testing/campaigns.ts';
import { makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { settlePrices } from './price-history.sql.ts';

const app = testApp();
const { getPriceHistory } = productPageCalls;
const db = () => app.database.db;
let buyer = { token: '' };
// Triggers record the database's day, so these tests use its clock.
const today = istanbulIsoDay(new Date());

beforeAll(async () => {
  app.clock.set(new Date());
  buyer = await signedInAs(app, 'pharmacy');
});

const offered = async (...prices: number[]) => {
  const productId = await makeProduct(db());
  const sellerId = await makeCompany(db(), 'merchant');
  const listings: number[] = [];
  for (const price of prices) listings.push(await makeListing(db(), { productId, sellerId }, { price }));
  return { productId, sellerId, listings };
};
const change = (listingId: number | undefined, set: Record<string, string | number>) =>
  db()
    .updateTable('listing')
    .set(set)
    .where('id', '=', listingId ?? 0)
    .execute();
const rowOf = async (productId: number) =>
  db()
    .selectFrom('product_price_day')
    .select(['lowest', 'closing'])
    .where('product_id', '=', productId)
    .where('day', '=', today)
    .executeTakeFirst();
const before = (productId: number, day: string, closing: number) =>
  db()
    .insertInto('product_price_day')
    .values({ product_id: productId, day, lowest: closing, closing })
    .execute();
const history = async (productId: number) =>
  (await app.call(getPriceHistory, { productId: String(productId) }, buyer)).result;

describe('the price of a day', () => {
  test('is the best offer of the day, with its lowest and closing price', async () => {
    const { productId, listings } = await offered(5000, 4000);
    expect(await rowOf(productId)).toEqual({ lowest: 4000, closing: 4000 });
    await change(listings[1], { price: 3500 });
    await change(listings[1], { price: 6000 });
    expect(await rowOf(productId)).toEqual({ lowest: 3500, closing: 5000 });
    await change(listings[0], { stock: 0 });
    expect(await rowOf(productId)).toEqual({ lowest: 3500, closing: 6000 });
    await db().deleteFrom('listing').where('product_id', '=', productId).execute();
    expect(await rowOf(productId)).toEqual({ lowest: 3500, closing: null });
  });

  test('does not change with a sale that leaves stock', async () => {
    const { productId, listings } = await offered(5000);
    await db().deleteFrom('product_price_day').where('product_id', '=', productId).execute();
    await change(listings[0], { stock: 9 });
    expect(await rowOf(productId)).toBeUndefined();
  });

  test('begins with the closing price of the day before', async () => {
    const { productId, sellerId } = await offered();
    await before(productId, '2026-01-01', 3000);
    await makeListing(db(), { productId, sellerId }, { price: 4500 });
    expect((await rowOf(productId))?.lowest).toBe(3000);
  });

  test('ignores offers of banned sellers, expired and passive ones', async () => {
    const productId = await makeProduct(db());
    const sellerId = await makeCompany(db(), 'merchant');
    const banned = await makeCompany(db(), 'merchant', { sales_ban: true });
    await makeListing(db(), { productId, sellerId: banned }, { price: 100 });
    await makeListing(db(), { productId, sellerId }, { price: 200, expiration: '2020-01-01' });
    await makeListing(db(), { productId, sellerId }, { price: 300, state: 'passive' });
    expect(await rowOf(productId)).toBeUndefined();
  });

  test('is settled when an offer expired without a change', async () => {
    const { productId, sellerId } = await offered(9000);
    await makeListing(db(), { productId, sellerId }, { price: 1000, expiration: today });
    expect((await rowOf(productId))?.closing).toBe(1000);
    await change(undefined, { stock: 1 });
    await db()
      .updateTable('product_price_day')
      .set({ closing: 500 })
      .where('product_id', '=', productId)
      .execute();
    await settlePrices(db(), [productId], today);
    expect((await rowOf(productId))?.closing).toBe(1000);
  });
});

describe('Products/PriceHistory', () => {
  test('asks for a session and a product on sale here', async () => {
    expect((await app.call(getPriceHistory, { productId: '1' })).status).toBe(401);
    expect((await app.call(getPriceHistory, { productId: '999999999' }, buyer)).status).toBe(404);
    expect((await app.call(getPriceHistory, { productId: '-1' }, buyer)).status).toBe(400);
  });

  test('returns ninety days up to today', async () => {
    const { productId } = await offered(5000);
    await before(productId, '2020-01-01', 7000);
    const { days } = await history(productId);
    expect(days).toHaveLength(90);
    expect(days[0]?.price).toBe(7000);
    expect(days.at(-1)).toEqual({ day: today, price: 5000 });
  });

  test('its last thirty days are those of the lowest price on the page of the product', async () => {
    const { productId } = await offered(5000);
    const ago = (days: number) => formatIsoDay(addDays(istanbulDayOf(new Date()), -days));
    for (const [day, lowest] of [
      [ago(30), 1000],
      [ago(29), 2000],
    ] as const)
      await db()
        .insertInto('product_price_day')
        .values({ product_id: productId, day, lowest, closing: 5000 })
        .execute();
    const { product } = (await app.call(getProductDetail, { productId: String(productId) }, buyer)).result;
    expect(product.lowestPrice30Days).toEqual({ price: 2000, day: ago(29) });
    expect(lowestOf((await history(productId)).days.slice(-30))).toEqual(product.lowestPrice30Days);
  });

  test('agrees with the lowest price on the page of the product, also under a campaign', async () => {
    const { productId, sellerId } = await offered(5000);
    const shown = async () => {
      const { product } = (await app.call(getProductDetail, { productId: String(productId) }, buyer)).result;
      return { page: product.lowestPrice30Days, chart: (await history(productId)).days.at(-1) };
    };
    const of = (price: number) => ({ page: { price, day: today }, chart: { price, day: today } });
    expect(await shown()).toEqual(of(5000));
    const hour = 3_600_000;
    await makeCampaign(db(), {
      seller_id: sellerId,
      starts_at: new Date(Date.now() - hour),
      ends_at: new Date(Date.now() + hour),
    });
    expect(await shown()).toEqual(of(4500));
  });

  test('returns the price of a discounted offer in the thirty days before', async () => {
    const { productId, listings } = await offered(5000);
    const [listingId = 0] = listings;
    const set = (day: string, sale_price: number) =>
      db().insertInto('listing_price_history').values({ listing_id: listingId, day, sale_price }).execute();
    await set('2025-01-01', 4100);
    await set('2025-03-01', 4700);
    await set('2025-03-20', 5000);
    await change(listingId, { discount_price: 3900 });
    await db()
      .deleteFrom('listing_price_history')
      .where('listing_id', '=', listingId)
      .where('day', '>', '2025-12-31')
      .execute();
    await set('2025-04-10', 3900);
    expect((await history(productId)).discounts).toEqual([
      { listingId, lowestBefore: 4700, since: '2025-04-10' },
    ]);
  });

  test('keeps the price of an offer before its first change', async () => {
    const { listings } = await offered(5000);
    await change(listings[0], { price: 4000 });
    const rows = await db()
      .selectFrom('listing_price_history')
      .select('sale_price')
      .where('listing_id', '=', listings[0] ?? 0)
      .orderBy('day')
      .execute();
    expect(rows.map(({ sale_price }) => sale_price)).toEqual([5000, 4000]);
  });
});
