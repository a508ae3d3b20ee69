import { cartCalls } from '@havan/contract/cart/cart';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getCart, addOrRemove, deleteCartItems, acceptCartChanges } = cartCalls;

let buyer: Awaited<ReturnType<typeof signedInAs>>;
let sellerId: number;
let listingId: number;

beforeEach(async () => {
  const { db } = app.database;
  buyer = await signedInAs(app, 'pharmacy');
  sellerId = (await makeParty(db, 'merchant')).companyId;
  listingId = await makeListing(db, { sellerId, productId: await makeProduct(db) }, { stock: 40 });
});

type Change = 'add' | 'remove' | 'set';
const change = (type: Change, count: number, id = listingId) =>
  app.call(addOrRemove, { listingId: id, type, count }, buyer);
const cartNow = async () => (await app.call(getCart, {}, buyer)).result;
const update = (set: string, id = listingId) =>
  sql`update listing set ${sql.raw(set)} where id = ${id}`.execute(app.database.db);

// @spec §7 cart
// @spec buying changed-since-added
// @spec defects lost-change

describe('who may', () => {
  test('a session and the right to buy are needed', async () => {
    expect((await app.call(getCart, {})).status).toBe(401);
    const merchant = await signedInAs(app, 'merchant');
    expect((await app.call(getCart, {}, merchant)).status).toBe(403);
    expect((await app.call(addOrRemove, { listingId, type: 'add', count: 1 }, merchant)).status).toBe(403);
  });

  test('each company has its own basket', async () => {
    await change('add', 2);
    const other = await signedInAs(app, 'pharmacyCompany');
    expect((await app.call(getCart, {}, other)).result.groups).toEqual([]);
    const removed = await app.call(deleteCartItems, { listingIds: [listingId] }, other);
    expect(removed.result.removed).toEqual([]);
    expect((await cartNow()).itemCount).toBe(1);
  });

  test('no company buys from itself', async () => {
    const own = await makeListing(app.database.db, {
      sellerId: buyer.companyId,
      productId: await makeProduct(app.database.db),
    });
    expect((await change('add', 1, own)).body.errors[0]?.code).toBe('ownListing');
  });

  test('forbidden goods cannot be added, and do not count once they become forbidden', async () => {
    const { db } = app.database;
    const forbidden = await makeListing(db, {
      sellerId,
      productId: await makeProduct(db, { kind: 'medicine' }),
    });
    const refused = await change('add', 1, forbidden);
    expect(refused.status).toBe(403);
    expect(refused.body.errors[0]?.code).toBe('productNotPermitted');

    await change('add', 1);
    await sql`update product set kind = 'medicine' where id = (select product_id from listing where id = ${listingId})`.execute(
      db,
    );
    const basket = await cartNow();
    expect(basket.groups[0]?.lines[0]).toMatchObject({ notices: ['withdrawn'], canBuy: false });
    expect(basket.total).toBe(0);
  });
});

describe('quantities', () => {
  test('add, set and remove return the new count and the header totals', async () => {
    expect((await change('add', 2)).result).toMatchObject({ count: 2, basketItem: 1, basketTotal: 20_000 });
    expect((await change('add', 3)).result).toMatchObject({ count: 5, basketTotal: 50_000 });
    expect((await change('set', 4)).result).toMatchObject({ count: 4, basketTotal: 40_000 });
    expect((await change('remove', 1)).result).toMatchObject({ count: 3 });
    expect((await change('remove', 3)).result).toMatchObject({ count: 0, basketItem: 0, basketTotal: 0 });
  });

  test.each<[string, string, Change, number, string]>([
    ['more than the stock', 'stock = 5', 'add', 6, 'Bu ilanda 5 adet kaldı.'],
    ['more than the maximum', 'max_quantity = 10', 'add', 11, 'en fazla 10 adet'],
    ['fewer than the minimum', 'min_quantity = 3', 'add', 2, 'en az 3 adet'],
    ['a broken pack', 'pack_size = 6', 'set', 8, '6 adetlik paketlerle'],
  ])('%s is refused with its reason and changes nothing', async (_name, set, type, count, sentence) => {
    await update(set);
    const refused = await change(type, count);
    expect(refused.status).toBe(409);
    expect(refused.body.statusMessage).toContain(sentence);
    expect((await cartNow()).groups).toEqual([]);
  });

  test('reducing stops at the minimum, but the whole line can be removed', async () => {
    await update('min_quantity = 3');
    await change('add', 4);
    expect((await change('remove', 2)).status).toBe(409);
    expect((await change('remove', 1)).result.count).toBe(3);
    expect((await change('remove', 3)).result.count).toBe(0);
  });

  test('a line without stock can still be reduced', async () => {
    await change('add', 4);
    await update('stock = 1');
    expect((await change('remove', 2)).result.count).toBe(2);
  });

  test('fifty adds at once are all counted, and a repeated key counts once', async () => {
    await Promise.all(
      Array.from({ length: 30 }, () => change('add', 1)).concat(
        Array.from({ length: 20 }, () =>
          app.call(
            addOrRemove,
            { listingId, type: 'add', count: 1 },
            { ...buyer, idempotencyKey: 'same-key-of-twenty-tries' },
          ),
        ),
      ),
    );
    expect((await cartNow()).groups[0]?.lines[0]?.count).toBe(31);
  });

  test('an expired or passive listing is refused', async () => {
    await update("expiration = '2026-11-20'");
    expect((await change('add', 1)).body.errors[0]?.code).toBe('listingExpired');
    await update("expiration = '2026-11-21', state = 'passive'");
    expect((await change('add', 1)).body.errors[0]?.code).toBe('listingNotOnSale');
    expect((await change('add', 1, 999_999_999)).status).toBe(404);
  });
});

describe('the basket', () => {
  test('is grouped by seller, with sums that add up', async () => {
    const { db } = app.database;
    const second = (await makeParty(db, 'localPharmacyWarehouse')).companyId;
    const other = await makeListing(
      db,
      { sellerId: second, productId: await makeProduct(db, { vat_rate: 10 }) },
      {
        price: 33_333,
        discount_price: 29_999,
        stock: 100,
      },
    );
    await change('add', 2);
    await change('add', 3, other);
    const basket = await cartNow();
    expect(
      basket.groups.map((group) => [group.seller.sellerId, group.goodsTotal, group.shippingFee, group.total]),
    ).toEqual([
      [sellerId, 20_000, 4990, 24_990],
      [second, 89_997, 0, 89_997],
    ]);
    expect(basket.groups[0]?.missingForFreeShipping).toBe(30_000);
    expect(basket.groups[1]?.lines[0]).toMatchObject({
      unitPrice: 29_999,
      listPrice: 33_333,
      lineTotal: 89_997,
    });
    expect(basket).toMatchObject({
      goodsTotal: 109_997,
      shippingTotal: 4990,
      total: 114_987,
      psfTotal: 5 * 15_000,
      itemCount: 2,
      // VAT included: 33,33 in 200,00 at 20 %, 81,82 in 899,97 at 10 %, 8,32 in shipping of 49,90 at 20 %.
      vatTotal: 3333 + 8182 + 832,
    });
  });

  test('reports changes since a line was added, until they are accepted', async () => {
    await change('add', 5);
    await update("price = 12000, stock = 3, expiration = '2027-01-31'");
    const changed = (await cartNow()).groups[0]?.lines[0];
    expect(changed).toMatchObject({
      notices: ['priceUp', 'expirationChanged', 'stockReduced'],
      seenPrice: 10_000,
      unitPrice: 12_000,
      canBuy: true,
    });
    const accepted = await app.call(acceptCartChanges, { listingIds: [listingId] }, buyer);
    expect(accepted.result.groups[0]?.lines[0]).toMatchObject({ notices: [], count: 3, seenPrice: 12_000 });
  });

  test('keeps sold out lines, outside the totals', async () => {
    await change('add', 5);
    await update('stock = 0');
    expect(await cartNow()).toMatchObject({
      total: 0,
      itemCount: 1,
      groups: [{ lines: [{ notices: ['soldOut'], canBuy: false, count: 5 }], shippingFee: 0 }],
    });
  });

  test('returns the id to undo a removal', async () => {
    await change('add', 5);
    const { removed, basket } = (await app.call(deleteCartItems, { listingIds: [listingId] }, buyer)).result;
    expect(removed).toEqual([{ listingId, count: 5 }]);
    expect(basket.groups).toEqual([]);
  });

  test('has a version that changes exactly with what the buyer would pay', async () => {
    await change('add', 5);
    const { version } = await cartNow();
    await update('stock = 39, updated_at = now()');
    expect((await cartNow()).version).toBe(version);
    const versions = [version];
    for (const set of ['price = 10001', "expiration = '2027-02-28'", 'stock = 4', "state = 'passive'"]) {
      await update(set);
      versions.push((await cartNow()).version);
    }
    expect(new Set(versions).size).toBe(versions.length);
  });
});
