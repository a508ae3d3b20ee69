import { getProductDetail } from '@havan/contract/catalogue/catalogue';
import { productPageCalls } from '@havan/contract/catalogue/product-page';
import { addDays, formatIsoDay, istanbulDayOf, istanbulMidnight } from '@havan/domain/istanbul';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCampaign, percentOff } from '../../../testing/campaigns.ts';
import { makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { notifyAlerts } from '../alerts/notify-alerts.ts';
import { noteCampaignPrices } from './note-campaign-prices.ts';

const app = testApp();
const db = () => app.database.db;
// Triggers record the database's day, so these tests use its clock.
const now = new Date();
const today = istanbulDayOf(now);
/** Returns the first instant of the day `daysAgo` days before today in Istanbul. */
const midnight = (daysAgo: number) => istanbulMidnight(addDays(today, -daysAgo));
const dayText = (daysAgo: number) => formatIsoDay(addDays(today, -daysAgo));
const noon = (daysAgo: number) => new Date(midnight(daysAgo).getTime() + 12 * 3_600_000);
let buyer = { token: '' };

beforeAll(async () => {
  app.clock.set(now);
  buyer = await signedInAs(app, 'pharmacy');
});
beforeEach(async () => {
  app.clock.set(now);
  await db().updateTable('campaign').set({ state: 'draft' }).execute();
});

/** Creates offers of one seller at these prices that have been on sale for a hundred days. */
async function offered(...prices: number[]) {
  const productId = await makeProduct(db());
  const sellerId = await makeCompany(db(), 'merchant');
  const listings: number[] = [];
  for (const price of prices) {
    const id = await makeListing(db(), { productId, sellerId }, { price, created_at: noon(100) });
    listings.push(id);
  }
  await db()
    .insertInto('product_price_day')
    .values({
      product_id: productId,
      day: dayText(99),
      lowest: Math.min(...prices),
      closing: Math.min(...prices),
    })
    .execute();
  return { productId, sellerId, listings };
}
const runs = (sellerId: number, from: number, to: number, percent = 10) =>
  makeCampaign(db(), {
    seller_id: sellerId,
    starts_at: midnight(from),
    ends_at: midnight(to),
    steps: [percentOff(percent)],
  });
const change = (listingId: number | undefined, set: Record<string, number>) =>
  db()
    .updateTable('listing')
    .set(set)
    .where('id', '=', listingId ?? 0)
    .execute();
async function readAt(at: Date, productId: number, since: Date | null = null) {
  app.clock.set(at);
  await noteCampaignPrices(app.ctx, [productId], since);
}
const spansOf = (productId: number) =>
  db()
    .selectFrom('product_campaign_price')
    .select(['price', 'from_at', 'to_at'])
    .where('product_id', '=', productId)
    .orderBy('from_at')
    .execute();
async function pageOf(productId: number) {
  app.clock.set(now);
  const request = { productId: String(productId) };
  const { days, discounts } = (await app.call(productPageCalls.getPriceHistory, request, buyer)).result;
  const { product } = (await app.call(getProductDetail, request, buyer)).result;
  const priceOf = (daysAgo: number) => days.find(({ day }) => day === dayText(daysAgo))?.price;
  return { priceOf, discounts, lowest: product.lowestPrice30Days };
}

describe('a campaign price', () => {
  test('ends at the campaign’s end, whenever that is detected, and does not affect the day that starts then', async () => {
    const { productId, sellerId } = await offered(5000, 6000);
    await runs(sellerId, 20, 10);
    await readAt(noon(20), productId);
    await readAt(noon(15), productId, noon(20));
    expect(await spansOf(productId)).toEqual([{ price: 4500, from_at: noon(20), to_at: null }]);
    await readAt(noon(8), productId, noon(15));
    expect(await spansOf(productId)).toEqual([{ price: 4500, from_at: noon(20), to_at: midnight(10) }]);
    const { priceOf, lowest } = await pageOf(productId);
    expect([21, 20, 11, 10, 0].map(priceOf)).toEqual([5000, 4500, 4500, 5000, 5000]);
    expect(lowest).toEqual({ price: 4500, day: dayText(11) });
  });

  test('ends with the stock, continues with the next offer, and follows the price', async () => {
    const { productId, sellerId, listings } = await offered(5000, 6000);
    await runs(sellerId, 20, -10);
    await readAt(noon(12), productId);
    await change(listings[0], { stock: 0 });
    await readAt(noon(9), productId, noon(12));
    await change(listings[1], { price: 7000 });
    await readAt(noon(6), productId, noon(9));
    await change(listings[1], { stock: 0 });
    await readAt(noon(3), productId, noon(6));
    const spans = await spansOf(productId);
    expect(spans).toEqual([
      { price: 4500, from_at: noon(12), to_at: noon(9) },
      { price: 5400, from_at: noon(9), to_at: noon(6) },
      { price: 6300, from_at: noon(6), to_at: noon(3) },
    ]);
    await readAt(noon(2), productId, noon(3));
    expect(await spansOf(productId)).toEqual(spans);
  });

  test('records nothing when the clock went back, and nothing without a reduction', async () => {
    const { productId, sellerId, listings } = await offered(5000);
    await makeCampaign(db(), { seller_id: sellerId, starts_at: midnight(20), steps: [percentOff(10, 5)] });
    await readAt(noon(7), productId);
    expect(await spansOf(productId)).toEqual([]);
    await runs(sellerId, 20, -10);
    await readAt(noon(5), productId);
    await change(listings[0], { price: 4000 });
    await readAt(noon(6), productId, noon(5));
    expect(await spansOf(productId)).toEqual([{ price: 3600, from_at: noon(6), to_at: null }]);
  });

  test('is recorded by the job when campaigns start and are cancelled', async () => {
    const { productId, sellerId } = await offered(5000);
    await notifyAlerts(app.ctx);
    const code = await runs(sellerId, 1, -1);
    await notifyAlerts(app.ctx);
    expect(await spansOf(productId)).toEqual([{ price: 4500, from_at: now, to_at: null }]);
    const later = new Date(now.getTime() + 60_000);
    await db()
      .updateTable('campaign')
      .set({ state: 'ended', ends_at: now })
      .where('code', '=', code)
      .execute();
    app.clock.set(later);
    await notifyAlerts(app.ctx);
    await notifyAlerts(app.ctx);
    expect((await spansOf(productId)).map(({ to_at }) => to_at)).toEqual([later]);
  });

  test('is reconstructed for the time before the first check', async () => {
    const { productId, sellerId, listings } = await offered(5000, 9000);
    await runs(sellerId, 30, 20);
    await runs(sellerId, 5, -5, 20);
    await change(listings[0], { price: 8000 });
    await sql`select recall_campaign_prices(${now})`.execute(db());
    expect(await spansOf(productId)).toEqual([
      { price: 4500, from_at: midnight(30), to_at: midnight(20) },
      { price: 6400, from_at: midnight(5), to_at: null },
    ]);
  });
});

describe('the price beside a discount', () => {
  test('is missing for an offer without a discount, also after a campaign', async () => {
    const { productId, sellerId } = await offered(5000);
    expect((await pageOf(productId)).discounts).toEqual([]);
    await runs(sellerId, 20, 10);
    expect((await pageOf(productId)).discounts).toEqual([]);
  });

  test('of a campaign is the lowest of the thirty days before it began', async () => {
    const { productId, sellerId, listings } = await offered(5000);
    await runs(sellerId, 5, -5);
    const reported = { listingId: listings[0], lowestBefore: 5000, since: dayText(5) };
    expect((await pageOf(productId)).discounts).toEqual([reported]);
    await runs(sellerId, 60, 40, 30);
    expect((await pageOf(productId)).discounts).toEqual([reported]);
    await runs(sellerId, 30, 20, 20);
    expect((await pageOf(productId)).discounts).toEqual([{ ...reported, lowestBefore: 4000 }]);
  });

  test('of a seller’s discount includes earlier campaigns, also limited ones', async () => {
    const { productId, sellerId, listings } = await offered(5000);
    await change(listings[0], { discount_price: 4800 });
    expect((await pageOf(productId)).discounts).toMatchObject([{ lowestBefore: 5000, since: dayText(0) }]);
    await makeCampaign(db(), {
      seller_id: sellerId,
      starts_at: midnight(9),
      ends_at: midnight(4),
      unit_limit: 10,
      units_left: 0,
      state: 'ended',
    });
    expect((await pageOf(productId)).discounts).toMatchObject([{ lowestBefore: 4500 }]);
  });
});
