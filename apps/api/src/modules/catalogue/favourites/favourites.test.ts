import { favouriteCalls } from '@havan/contract/catalogue/favourites';
import { setBuyingPreference } from '@havan/contract/identity/buying-preference';
import { alertCalls } from '@havan/contract/catalogue/alerts';
import type { RequestOf } from '@havan/contract/call';
import { describe, expect, test } from 'vitest';
import { makeCategory, makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { likeProduct, unlikeProduct, getFavourites } = favouriteCalls;
const db = () => app.database.db;
const seller = () => makeCompany(db(), 'merchant');
const offered = async (price: number, product: Parameters<typeof makeProduct>[1] = {}) => {
  const productId = await makeProduct(db(), product);
  const listingId = await makeListing(db(), { productId, sellerId: await seller() }, { price });
  return { productId, listingId };
};

// @spec §1 favourites
// @spec §2.2 my-favourites
// @spec §4 favourite-button
// @spec §7 favourites

describe('Users/Likes', () => {
  test('asks for a session, and for a company that buys', async () => {
    const merchant = await signedInAs(app, 'merchant');
    for (const [sender, status] of [
      [{}, 401],
      [merchant, 403],
    ] as const) {
      expect((await app.call(likeProduct, { productId: '1' }, sender)).status).toBe(status);
      expect((await app.call(unlikeProduct, { productId: '1' }, sender)).status).toBe(status);
      expect((await app.call(getFavourites, {}, sender)).status).toBe(status);
    }
  });

  test('marks once, keeps the first price, and unmarks', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const { productId, listingId } = await offered(5000);
    const request = { productId: String(productId) };
    expect((await app.call(likeProduct, request, buyer)).result).toEqual({ productId, likedByUser: true });
    await db().updateTable('listing').set({ price: 4000 }).where('id', '=', listingId).execute();
    expect((await app.call(likeProduct, request, buyer)).status).toBe(200);
    const { items, counts } = (await app.call(getFavourites, {}, buyer)).result;
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      productId,
      likedByUser: true,
      priceWhenLiked: 5000,
      productListingMinPrice: 4000,
      orderQuantity: 1,
      alert: null,
    });
    expect(counts).toEqual({ all: 1, inStock: 1, priceDropped: 1 });
    expect((await app.call(unlikeProduct, request, buyer)).result).toEqual({ productId, likedByUser: false });
    expect((await app.call(unlikeProduct, request, buyer)).status).toBe(200);
    expect((await app.call(getFavourites, {}, buyer)).result).toMatchObject({ items: [], total: 0 });
  });

  test('shows the best long expiry while the company wishes for one', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const productId = await makeProduct(db());
    const offer = async (price: number, expiration: string) =>
      makeListing(db(), { productId, sellerId: await seller() }, { price, expiration });
    const close = await offer(1000, '2026-12-31');
    const long = await offer(1300, '2028-12-31');
    await app.call(likeProduct, { productId: String(productId) }, buyer);
    const shown = async () => {
      const [item] = (await app.call(getFavourites, {}, buyer)).result.items;
      return [item?.bestListing?.listingId, item?.pricesByExpiry];
    };
    const pair = { lowest: 1000, lowestLong: 1300 };
    expect(await shown()).toEqual([long, pair]);
    await app.call(setBuyingPreference, { prefersLongExpiry: false }, buyer);
    expect(await shown()).toEqual([close, pair]);
  });

  test('has nothing to order when the best offer is the company’s own', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const { productId } = await offered(5000);
    await makeListing(db(), { productId, sellerId: buyer.companyId }, { price: 4000 });
    await app.call(likeProduct, { productId: String(productId) }, buyer);
    const { items } = (await app.call(getFavourites, {}, buyer)).result;
    expect(items[0]).toMatchObject({ productListingMinPrice: 4000, orderQuantity: 0 });
  });

  test('removes the alert with the mark', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const { productId } = await offered(5000);
    const request = { productId: String(productId) };
    await app.call(likeProduct, request, buyer);
    const wish = { productId, priceDrop: true, backInStock: false, targetPrice: 4500 };
    await app.call(alertCalls.setProductAlert, wish, buyer);
    expect((await app.call(getFavourites, {}, buyer)).result.items[0]?.alert).toEqual(wish);
    await app.call(unlikeProduct, request, buyer);
    expect((await app.call(alertCalls.getProductAlert, request, buyer)).body.result).toBeNull();
  });

  test('are restored by an undo, and start anew later', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const { productId, listingId } = await offered(5000);
    const request = { productId: String(productId) };
    await app.call(likeProduct, request, buyer);
    const wish = { productId, priceDrop: true, backInStock: true, targetPrice: null };
    await app.call(alertCalls.setProductAlert, wish, buyer);
    await db().updateTable('listing').set({ price: 4000 }).where('id', '=', listingId).execute();
    await app.call(unlikeProduct, request, buyer);
    app.clock.advance(60_000);
    await app.call(likeProduct, request, buyer);
    const undone = (await app.call(getFavourites, {}, buyer)).result.items[0];
    expect(undone).toMatchObject({ priceWhenLiked: 5000, alert: wish });
    await app.call(unlikeProduct, request, buyer);
    app.clock.advance(11 * 60_000);
    await app.call(likeProduct, request, buyer);
    const afresh = (await app.call(getFavourites, {}, buyer)).result.items[0];
    expect(afresh).toMatchObject({ priceWhenLiked: 4000, alert: null });
  });

  test('does not find medicines or unknown ids', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const forbidden = await makeProduct(db(), { kind: 'medicine' });
    for (const id of [forbidden, 999_999_999]) {
      expect((await app.call(likeProduct, { productId: String(id) }, buyer)).status).toBe(404);
    }
    expect((await app.call(likeProduct, { productId: 'x' }, buyer)).status).toBe(400);
  });

  test('are the user’s own, filtered, sorted and paged', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const main = await makeCategory(db(), 'Takviye');
    const sub = await makeCategory(db(), 'Mineral', main);
    const dear = await offered(9000, { name: 'Badem', category_id: sub });
    const cheap = await offered(1000, { name: 'Çörek' });
    const gone = { productId: await makeProduct(db(), { name: 'Ada' }) };
    for (const { productId } of [dear, cheap, gone]) {
      await app.call(likeProduct, { productId: String(productId) }, buyer);
      app.clock.advance(1000);
    }
    await db().updateTable('listing').set({ price: 8000 }).where('id', '=', dear.listingId).execute();
    const ids = async (request: RequestOf<typeof getFavourites>) =>
      (await app.call(getFavourites, request, buyer)).result.items.map(({ productId }) => productId);
    expect(await ids({})).toEqual([gone, cheap, dear].map(({ productId }) => productId));
    expect(await ids({ sort: 'price' })).toEqual([cheap, dear, gone].map(({ productId }) => productId));
    expect(await ids({ sort: 'name' })).toEqual([gone, dear, cheap].map(({ productId }) => productId));
    expect(await ids({ inStock: 'true' })).toEqual([cheap, dear].map(({ productId }) => productId));
    expect(await ids({ priceDropped: 'true' })).toEqual([dear.productId]);
    expect(await ids({ categoryId: String(main) })).toEqual([dear.productId]);
    const first = (await app.call(getFavourites, { pageSize: '2' }, buyer)).result;
    const { nextCursor, categories } = first;
    expect(await ids({ pageSize: '2', cursor: nextCursor ?? '' })).toEqual([dear.productId]);
    expect(categories).toContainEqual({ categoryId: main, categoryName: 'Takviye', count: 1 });
    const other = await signedInAs(app, 'pharmacy');
    expect((await app.call(getFavourites, {}, other)).result.items).toEqual([]);
  });

  test.each([{ sort: 'colour' }, { cursor: 'abc' }, { categoryId: '-1' }, { inStock: 'yes' }])(
    'refuse %j',
    async (request) => {
      const buyer = await signedInAs(app, 'pharmacy');
      const answer = await app.call(getFavourites, request as RequestOf<typeof getFavourites>, buyer);
      expect(answer.status).toBe(400);
    },
  );
});
