import { alertCalls } from '@havan/contract/catalogue/alerts';
import { inboxCalls } from '@havan/contract/notifications/inbox';
import { describe, expect, test } from 'vitest';
import { makeCompany, makeListing, makeProduct, makeUser } from '../../../testing/factories.ts';
import { makeCampaign, percentOff } from '../../../testing/campaigns.ts';
import { sessionOf, signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { notifyAlerts } from './notify-alerts.ts';

const app = testApp();
const { getProductAlert, setProductAlert, removeProductAlert } = alertCalls;
const db = () => app.database.db;
const all = { priceDrop: true, backInStock: true, targetPrice: null };
const offer = async (price: number) => {
  const productId = await makeProduct(db());
  const sellerId = await makeCompany(db(), 'merchant');
  const listingId = await makeListing(db(), { productId, sellerId }, { price });
  return { productId, sellerId, listingId };
};
const change = (listingId: number, set: { price?: number; stock?: number }) =>
  db().updateTable('listing').set(set).where('id', '=', listingId).execute();
const received = async (buyer: { token: string }) =>
  (await app.call(inboxCalls.getLastNotifications, {}, buyer)).result;

// @spec §7 favourites

describe('Users/ProductAlert', () => {
  test('asks for a session, and for a company that buys', async () => {
    const merchant = await signedInAs(app, 'merchant');
    for (const [sender, status] of [
      [{}, 401],
      [merchant, 403],
    ] as const) {
      expect((await app.call(getProductAlert, { productId: '1' }, sender)).status).toBe(status);
      expect((await app.call(setProductAlert, { productId: 1, ...all }, sender)).status).toBe(status);
      expect((await app.call(removeProductAlert, { productId: '1' }, sender)).status).toBe(status);
    }
  });

  test('is set, changed and removed, for one user only', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const { productId } = await offer(10_000);
    const request = { productId: String(productId) };
    expect((await app.call(getProductAlert, request, buyer)).body.result).toBeNull();
    const wish = { productId, priceDrop: true, backInStock: false, targetPrice: 9000 };
    expect((await app.call(setProductAlert, wish, buyer)).result).toEqual(wish);
    expect((await app.call(getProductAlert, request, buyer)).result).toEqual(wish);
    expect(
      (await app.call(getProductAlert, request, await signedInAs(app, 'pharmacy'))).body.result,
    ).toBeNull();
    await app.call(
      setProductAlert,
      { productId, priceDrop: false, backInStock: false, targetPrice: 1 },
      buyer,
    );
    expect((await app.call(getProductAlert, request, buyer)).body.result).toBeNull();
    await app.call(setProductAlert, wish, buyer);
    await app.call(removeProductAlert, request, buyer);
    expect((await app.call(getProductAlert, request, buyer)).body.result).toBeNull();
  });

  test('is refused for products that are not sold here and for invalid prices', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const { productId } = await offer(10_000);
    expect((await app.call(setProductAlert, { productId: 999_999, ...all }, buyer)).status).toBe(404);
    for (const targetPrice of [0, -5, 1.5, 99_999_999]) {
      const answer = await app.call(setProductAlert, { productId, ...all, targetPrice }, buyer);
      expect(answer.status).toBe(400);
    }
  });
});

describe('tell-alerts', () => {
  test('reports a drop once, and the next one again', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const { productId, listingId } = await offer(10_000);
    await app.call(setProductAlert, { productId, ...all }, buyer);
    await notifyAlerts(app.ctx);
    expect(await received(buyer)).toEqual([]);
    await change(listingId, { price: 9000 });
    await notifyAlerts(app.ctx);
    await notifyAlerts(app.ctx);
    const [first, ...others] = await received(buyer);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      mainCategoryId: 5,
      subCategoryId: 60,
      redirectUrl: `/listingdetail/${productId}`,
    });
    expect(first?.notificationText).toContain('100,00 TL’den 90,00 TL’ye düştü');
    await change(listingId, { price: 9500 });
    await notifyAlerts(app.ctx);
    await change(listingId, { price: 9400 });
    await notifyAlerts(app.ctx);
    expect(await received(buyer)).toHaveLength(2);
  });

  test('reports that a product is back, once a company', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const colleague = { ...buyer, userId: await makeUser(db(), buyer.companyId) };
    const colleagueToken = { token: await sessionOf(app, colleague) };
    const { productId, listingId } = await offer(10_000);
    await change(listingId, { stock: 0 });
    await app.call(setProductAlert, { productId, ...all }, buyer);
    await app.call(setProductAlert, { productId, ...all }, colleagueToken);
    await notifyAlerts(app.ctx);
    await change(listingId, { stock: 5 });
    await notifyAlerts(app.ctx);
    expect((await received(buyer)).map(({ subCategoryId }) => subCategoryId)).toEqual([61]);
  });

  test('waits for the target, and reports nothing once removed', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const { productId, listingId } = await offer(10_000);
    await app.call(setProductAlert, { productId, ...all, targetPrice: 8000 }, buyer);
    await change(listingId, { price: 8100 });
    await notifyAlerts(app.ctx);
    expect(await received(buyer)).toEqual([]);
    await change(listingId, { price: 8000 });
    await notifyAlerts(app.ctx);
    expect(await received(buyer)).toHaveLength(1);
    await app.call(removeProductAlert, { productId: String(productId) }, buyer);
    await change(listingId, { price: 5000 });
    await notifyAlerts(app.ctx);
    expect(await received(buyer)).toHaveLength(1);
  });

  test('detects an offer that expired at midnight, and its return', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const { productId, sellerId, listingId } = await offer(10_000);
    const today = new Date(app.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
    await db().updateTable('listing').set({ expiration: today }).where('id', '=', listingId).execute();
    await app.call(setProductAlert, { productId, ...all }, buyer);
    await notifyAlerts(app.ctx);
    app.clock.advance(24 * 3_600_000);
    await notifyAlerts(app.ctx);
    await makeListing(db(), { productId, sellerId }, { price: 12_000, expiration: null });
    await notifyAlerts(app.ctx);
    expect((await received(buyer)).map(({ subCategoryId }) => subCategoryId)).toEqual([61]);
  });

  test('ignores a company’s own offers', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const { productId, listingId } = await offer(10_000);
    await app.call(setProductAlert, { productId, ...all }, buyer);
    const own = await makeListing(db(), { productId, sellerId: buyer.companyId }, { price: 7000 });
    await notifyAlerts(app.ctx);
    await change(own, { price: 6000 });
    await notifyAlerts(app.ctx);
    expect(await received(buyer)).toEqual([]);
    await change(listingId, { price: 9000 });
    await notifyAlerts(app.ctx);
    const [dropped] = await received(buyer);
    expect(dropped?.notificationText).toContain('100,00 TL’den 90,00 TL’ye düştü');
    await change(listingId, { stock: 0 });
    await notifyAlerts(app.ctx);
    await change(own, { price: 5000 });
    await notifyAlerts(app.ctx);
    expect(await received(buyer)).toHaveLength(1);
  });

  test('two concurrent runs report it once', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const { productId, listingId } = await offer(10_000);
    await app.call(setProductAlert, { productId, ...all }, buyer);
    await notifyAlerts(app.ctx);
    await change(listingId, { price: 9000 });
    await Promise.all([notifyAlerts(app.ctx), notifyAlerts(app.ctx), notifyAlerts(app.ctx)]);
    expect(await received(buyer)).toHaveLength(1);
  });
});

test('the start of a campaign counts as a price drop', async () => {
  const buyer = await signedInAs(app, 'pharmacy');
  const { productId, sellerId } = await offer(10_000);
  const other = await offer(10_000);
  for (const watched of [productId, other.productId])
    await app.call(setProductAlert, { productId: watched, ...all }, buyer);
  await notifyAlerts(app.ctx);
  await makeCampaign(db(), { seller_id: sellerId, steps: [percentOff(25)] });
  await notifyAlerts(app.ctx);
  await notifyAlerts(app.ctx);
  const texts = (await received(buyer)).map(({ notificationText }) => notificationText);
  expect(texts).toEqual([expect.stringContaining('100,00 TL’den 75,00 TL’ye düştü')]);
});
