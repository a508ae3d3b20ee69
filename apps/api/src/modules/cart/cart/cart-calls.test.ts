import { idempotencyHeader } from '@havan/contract/call';
import { cartCalls } from '@havan/contract/cart/cart';
import { cartReadingCalls } from '@havan/contract/cart/cart-reading';
import { cartTransferCalls } from '@havan/contract/cart/cart-transfer';
import { buyingPreferenceCalls } from '@havan/contract/identity/buying-preference';
import { addressCalls } from '@havan/contract/identity/addresses';
import { addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getCart, addOrRemove, deleteCartItems } = cartCalls;
const { setBuyingPreference } = buyingPreferenceCalls;
const { bulkAddCartItems, mergeCart, rollbackCart, pickCarrier } = cartTransferCalls;
const { getCartSummary, getCartChecklist, getOrderSummary, getCrossCart, applyCrossCart } = cartReadingCalls;

let buyer: Awaited<ReturnType<typeof signedInAs>>;
let sellerId: number;
let productId: number;
let listingId: number;

beforeEach(async () => {
  const { db } = app.database;
  buyer = await signedInAs(app, 'pharmacy');
  sellerId = (await makeParty(db, 'merchant')).companyId;
  productId = await makeProduct(db);
  listingId = await makeListing(db, { sellerId, productId }, { stock: 40 });
});

const add = (count: number, id = listingId) =>
  app.call(addOrRemove, { listingId: id, type: 'add', count }, buyer);
const cartNow = async () => (await app.call(getCart, {}, buyer)).result;
const update = (set: string, id = listingId) =>
  sql`update listing set ${sql.raw(set)} where id = ${id}`.execute(app.database.db);
const barcodeOf = async (id: number) =>
  (
    await app.database.db
      .selectFrom('product')
      .select('barcode')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).barcode;

// @spec §3 cart-result
// @spec §7 cart
// @spec buying added-unanswered carrier-choice parcel-hints
// @spec defects two-lines-one-stock

// @spec §3 cart-entity
test('a step whose token arrives twice is taken once, without a key in the header as well', async () => {
  const step = (token: string, count: number) =>
    app.call(
      addOrRemove,
      { listingId, type: 'add', count, token },
      { ...buyer, headers: { [idempotencyHeader]: '' } },
    );
  const token = randomUUID();
  expect((await step(token, 2)).result).toMatchObject({ listingId, count: 2, basketItem: 1 });
  expect((await step(token, 2)).result).toMatchObject({ count: 2 });
  expect((await step(token, 3)).body.errors[0]?.code).toBe('idempotencyMismatch');
  expect((await step(randomUUID(), 1)).result).toMatchObject({ count: 3 });
  expect((await step('short', 1)).status).toBe(400);
});

test('ask for a session and for the right to buy', async () => {
  const merchant = await signedInAs(app, 'merchant');
  const lines = [{ listingId, count: 1 }];
  for (const sender of [undefined, merchant]) {
    const status = sender ? 403 : 401;
    expect((await app.call(bulkAddCartItems, { lines }, sender)).status).toBe(status);
    expect((await app.call(mergeCart, { lines }, sender)).status).toBe(status);
    expect((await app.call(rollbackCart, { removalId: randomUUID() }, sender)).status).toBe(status);
    expect((await app.call(pickCarrier, { sellerId, carrierId: 1 }, sender)).status).toBe(status);
    expect((await app.call(getCartSummary, {}, sender)).status).toBe(status);
    expect((await app.call(getCartChecklist, {}, sender)).status).toBe(status);
    expect((await app.call(getOrderSummary, {}, sender)).status).toBe(status);
    expect((await app.call(getCrossCart, {}, sender)).status).toBe(status);
    expect((await app.call(applyCrossCart, { add: lines }, sender)).status).toBe(status);
  }
});

describe('quick order', () => {
  test('answers every line: found, rounded, unknown, not sold, prescription', async () => {
    const { db } = app.database;
    const packs = await makeProduct(db);
    await makeListing(db, { sellerId, productId: packs }, { pack_size: 6, stock: 60 });
    const unsold = await makeProduct(db);
    await db
      .insertInto('rx_product')
      .values({ barcode: '8699999999990', name: 'Reçeteli', search_text: 'r' })
      .execute();
    const lines = [
      { barcode: await barcodeOf(productId), count: 3 },
      { barcode: await barcodeOf(packs), count: 8 },
      { barcode: '8690000000999', count: 1 },
      { barcode: await barcodeOf(unsold), count: 1 },
      { barcode: '8699999999990', count: 1 },
    ];
    const trial = (await app.call(bulkAddCartItems, { lines, isTrial: true }, buyer)).result;
    expect(trial.lines.map(({ outcome, added }) => [outcome, added])).toEqual([
      ['added', 3],
      ['adjusted', 6],
      ['notFound', 0],
      ['notSold', 0],
      ['prescription', 0],
    ]);
    expect(trial.itemCount).toBe(0);
    const done = (await app.call(bulkAddCartItems, { lines }, buyer)).result;
    expect(done.lines.map(({ outcome }) => outcome)).toEqual(trial.lines.map(({ outcome }) => outcome));
    expect(done.itemCount).toBe(2);
    expect(done.lines[1]?.message).toBe('Bu ilan 6 adetlik paketlerle satılıyor.');
  });

  test('prefers the cheapest offer that has enough and shows the others', async () => {
    const { db } = app.database;
    const other = (await makeParty(db, 'merchant')).companyId;
    const cheapButFew = await makeListing(db, { sellerId: other, productId }, { stock: 2, price: 9000 });
    const [line] = (
      await app.call(bulkAddCartItems, { lines: [{ barcode: await barcodeOf(productId), count: 5 }] }, buyer)
    ).result.lines;
    expect(line).toMatchObject({ listingId, added: 5 });
    expect(line?.offers.map((offer) => [offer.listingId, offer.count])).toEqual([
      [listingId, 5],
      [cheapButFew, 2],
    ]);
  });

  test('answers five offers, and the one that the buyer has chosen wherever it stands', async () => {
    const { db } = app.database;
    const wanted = await makeProduct(db);
    const sellers = await Promise.all(Array.from({ length: 7 }, () => makeParty(db, 'merchant')));
    const ids: number[] = [];
    for (const [at, { companyId }] of sellers.entries())
      ids.push(await makeListing(db, { sellerId: companyId, productId: wanted }, { price: 1000 + at }));
    const barcode = await barcodeOf(wanted);
    const answered = async (keptListingId: number) => {
      const lines = [{ barcode, count: 2, keptListingId }];
      const { result } = await app.call(bulkAddCartItems, { lines, isTrial: true }, buyer);
      return result.lines[0]?.offers.map((offer) => offer.listingId);
    };
    expect(await answered(ids[6] ?? 0)).toEqual([...ids.slice(0, 5), ids[6]]);
    expect(await answered(ids[1] ?? 0)).toEqual(ids.slice(0, 5));
    // An offer of another product is no offer of this one.
    expect(await answered(listingId)).toEqual(ids.slice(0, 5));
    await db
      .updateTable('listing')
      .set({ state: 'passive' })
      .where('id', '=', ids[6] ?? 0)
      .execute();
    expect(await answered(ids[6] ?? 0)).toEqual(ids.slice(0, 5));
  });

  const proposed = async (barcode: string, count: number, as = buyer) =>
    (await app.call(bulkAddCartItems, { lines: [{ barcode, count }], isTrial: true }, as)).result.lines[0];

  test('never takes more than requested, or an expiry below eight months, without a choice', async () => {
    const { db } = app.database;
    const packed = await makeProduct(db);
    const pack = await makeListing(
      db,
      { sellerId, productId: packed },
      { pack_size: 12, price: 2790, stock: 60 },
    );
    const near = await makeListing(
      db,
      { sellerId: (await makeParty(db, 'merchant')).companyId, productId: packed },
      { price: 2000, expiration: formatIsoDay(addMonths(istanbulDayOf(app.clock.now()), 1)) },
    );
    const barcode = await barcodeOf(packed);
    const first = await proposed(barcode, 3);
    expect(first).toMatchObject({ outcome: 'choice', added: 0 });
    expect(first?.offers.map(({ listingId: id, choice, count }) => [id, choice, count])).toEqual([
      [pack, 'overshoot', 12],
      [near, 'expiry', 3],
    ]);
    const lines = [{ listingId: near, count: 3 }];
    expect((await app.call(bulkAddCartItems, { lines }, buyer)).result.lines[0]?.outcome).toBe('added');
    await app.call(setBuyingPreference, { prefersLongExpiry: false }, buyer);
    expect(await proposed(barcode, 3)).toMatchObject({ outcome: 'added', listingId: near, added: 3 });
    await app.call(setBuyingPreference, { prefersLongExpiry: true }, buyer);
  });

  test('proposes the lowest total including shipping, and reports what is missing to a seller minimum', async () => {
    const { db } = app.database;
    const asked = await makeProduct(db);
    const far = await makeParty(db, 'merchant');
    const near = await makeParty(db, 'merchant');
    const dearParcel = await makeListing(db, { sellerId: far.companyId, productId: asked }, { price: 2700 });
    const cheapest = await makeListing(db, { sellerId: near.companyId, productId: asked }, { price: 2800 });
    const setTerms = (company: number, terms: { shipping_fee?: number; min_basket?: number }) =>
      db.updateTable('seller_terms').set(terms).where('company_id', '=', company).execute();
    await setTerms(far.companyId, { shipping_fee: 7490 });
    await setTerms(near.companyId, { shipping_fee: 2000 });
    const barcode = await barcodeOf(asked);
    expect((await proposed(barcode, 2))?.offers).toMatchObject([
      { listingId: cheapest, lineTotal: 5600, shippingFee: 2000, missingForMinBasket: null },
      { listingId: dearParcel, lineTotal: 5400, shippingFee: 7490 },
    ]);
    await setTerms(near.companyId, { min_basket: 250_000 });
    expect((await proposed(barcode, 2))?.offers).toMatchObject([
      { listingId: dearParcel, missingForMinBasket: null },
      { listingId: cheapest, missingForMinBasket: 244_400 },
    ]);
  });

  test('the same barcode twice never takes more than the stock', async () => {
    const barcode = await barcodeOf(productId);
    const lines = [
      { barcode, count: 30 },
      { barcode, count: 30 },
    ];
    const { result } = await app.call(bulkAddCartItems, { lines }, buyer);
    expect(result.lines.map(({ outcome, added }) => [outcome, added])).toEqual([
      ['added', 30],
      ['adjusted', 10],
    ]);
    expect((await cartNow()).groups[0]?.lines[0]?.count).toBe(40);
  });

  test('refuses own and forbidden goods line by line, and malformed lists completely', async () => {
    const { db } = app.database;
    const own = await makeListing(db, { sellerId: buyer.companyId, productId });
    const forbidden = await makeListing(db, {
      sellerId,
      productId: await makeProduct(db, { kind: 'medicine' }),
    });
    const lines = [own, forbidden, 99_999_999].map((id) => ({ listingId: id, count: 1 }));
    const { result } = await app.call(bulkAddCartItems, { lines }, buyer);
    expect(result.lines.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'notFound']);
    expect(result.itemCount).toBe(0);
    expect((await app.call(bulkAddCartItems, { lines: [] }, buyer)).status).toBe(400);
    expect((await app.call(bulkAddCartItems, { lines: [{ barcode: '12', count: 1 }] }, buyer)).status).toBe(
      400,
    );
  });
});

test('a merge keeps the larger count of each line, adds nothing twice and reports unavailable lines', async () => {
  await add(3);
  const gone = await makeListing(
    app.database.db,
    { sellerId, productId: await makeProduct(app.database.db) },
    { stock: 0 },
  );
  const lines = [
    { listingId, count: 5 },
    { listingId: gone, count: 1 },
  ];
  const first = (await app.call(mergeCart, { lines }, buyer)).result;
  expect(first.lines.map(({ outcome, added }) => [outcome, added])).toEqual([
    ['added', 2],
    ['refused', 0],
  ]);
  const second = (await app.call(mergeCart, { lines: [{ listingId, count: 4 }] }, buyer)).result;
  expect(second.lines[0]).toMatchObject({ outcome: 'unchanged', added: 0 });
  expect(second.basket.groups[0]?.lines[0]?.count).toBe(5);
});

describe('undo', () => {
  test('restores lines with their seen price, even when they can no longer be bought', async () => {
    await add(4);
    await update('price = 12000');
    const { removalId } = (await app.call(deleteCartItems, { listingIds: [listingId] }, buyer)).result;
    await update('stock = 0');
    const basket = (await app.call(rollbackCart, { removalId: removalId ?? '' }, buyer)).result;
    expect(basket.groups[0]?.lines[0]).toMatchObject({
      count: 4,
      seenPrice: 10_000,
      canBuy: false,
      notices: ['priceUp', 'soldOut'],
    });
    expect((await app.call(rollbackCart, { removalId: removalId ?? '' }, buyer)).status).toBe(404);
  });

  test('is for the company that removed, for a day', async () => {
    await add(1);
    const { removalId } = (await app.call(deleteCartItems, { listingIds: [listingId] }, buyer)).result;
    const other = await signedInAs(app, 'pharmacy');
    expect((await app.call(rollbackCart, { removalId: removalId ?? '' }, other)).status).toBe(404);
    app.clock.advance(25 * 3_600_000);
    expect((await app.call(rollbackCart, { removalId: removalId ?? '' }, buyer)).status).toBe(404);
    expect((await app.call(deleteCartItems, { listingIds: [listingId] }, buyer)).result.removalId).toBeNull();
  });
});

test('the carrier of a seller is chosen, priced, and remembered for the next basket', async () => {
  await app.database.db
    .insertInto('seller_carrier')
    .values([
      { company_id: sellerId, carrier_id: 2, surcharge: 0 },
      { company_id: sellerId, carrier_id: 7, surcharge: 1500 },
    ])
    .execute();
  await add(1);
  const before = await cartNow();
  expect(before.groups[0]).toMatchObject({ carrierId: 2, shippingFee: 4990, standardShippingFee: 4990 });
  const after = (await app.call(pickCarrier, { sellerId, carrierId: 7 }, buyer)).result;
  expect(after.groups[0]).toMatchObject({ carrierId: 7, shippingFee: 6490 });
  expect(after.version).not.toBe(before.version);
  await app.call(deleteCartItems, { listingIds: [listingId] }, buyer);
  await add(5);
  expect((await cartNow()).groups[0]).toMatchObject({ carrierId: 7, shippingFee: 1500 });
  expect((await app.call(pickCarrier, { sellerId, carrierId: 3 }, buyer)).status).toBe(404);
});

test('summary, order summary and checklist agree with the cart', async () => {
  await add(2);
  const { db } = app.database;
  const second = (await makeParty(db, 'merchant')).companyId;
  const other = await makeListing(db, { sellerId: second, productId: await makeProduct(db) });
  await add(1, other);
  await update('stock = 0', other);
  const basket = await cartNow();
  expect((await app.call(getCartSummary, {}, buyer)).result).toEqual({
    itemCount: 2,
    unitCount: 2,
    sellerCount: 2,
    setAsideCount: 1,
    goodsTotal: basket.goodsTotal,
    shippingTotal: basket.shippingTotal,
    total: basket.total,
    version: basket.version,
  });
  const orders = (await app.call(getOrderSummary, {}, buyer)).result;
  expect(orders).toMatchObject({
    total: basket.total,
    orders: [{ sellerId, lineCount: 1, total: basket.total }],
  });
  expect((await app.call(getOrderSummary, { sellerIds: String(second) }, buyer)).result.orders).toEqual([]);

  const checks = async () =>
    (await app.call(getCartChecklist, {}, buyer)).result.obstacles.map(({ check }) => check);
  expect(await checks()).toEqual(['address']);
  await update('stock = 1');
  await sql`update seller_terms set min_basket = 90000 where company_id = ${sellerId}`.execute(db);
  expect(await checks()).toEqual(['changes', 'minimum', 'address']);
  await app.call(
    addressCalls.saveAddress,
    { title: 'Eczane', receiver: 'Moda Eczanesi', phone: '05320000000', townId: 3401, line: 'Moda Cad. 1' },
    buyer,
  );
  await update('stock = 0');
  expect(await checks()).toEqual(['empty']);
});

describe('the cross basket', () => {
  test('shows the saving of a few more units, and applying it saves exactly that', async () => {
    await update('price = 1285');
    await add(37);
    await sql`update seller_terms set shipping_fee = 5990, free_shipping_from = 50000 where company_id = ${sellerId}`.execute(
      app.database.db,
    );
    const before = await cartNow();
    const { topUps } = (await app.call(getCrossCart, {}, buyer)).result;
    expect(topUps).toMatchObject([{ sellerId, saving: 3420, units: [{ listingId, count: 2 }] }]);
    const more = topUps[0]?.units.map(({ listingId: id, count }) => ({ listingId: id, count })) ?? [];
    const after = (await app.call(applyCrossCart, { add: more }, buyer)).result;
    expect(before.total - after.total).toBe(3420);
  });

  test('moves a line to a seller that ships anyway', async () => {
    const { db } = app.database;
    const second = (await makeParty(db, 'merchant')).companyId;
    await add(2);
    await add(1, await makeListing(db, { sellerId: second, productId: await makeProduct(db) }));
    const same = await makeListing(db, { sellerId: second, productId }, { price: 10_100 });
    const before = await cartNow();
    const { moves } = (await app.call(getCrossCart, {}, buyer)).result;
    expect(moves).toMatchObject([
      { from: { listingId, count: 2 }, toListingId: same, toSellerId: second, saving: 4990 - 200 },
    ]);
    const change = { add: [{ listingId: same, count: 2 }], remove: [listingId] };
    const after = (await app.call(applyCrossCart, change, buyer)).result;
    expect(before.total - after.total).toBe(4990 - 200);
  });

  test('names another offer for a sold out line, and a hint that cannot be applied changes nothing', async () => {
    const { db } = app.database;
    await add(3);
    await update('stock = 0');
    const second = (await makeParty(db, 'merchant')).companyId;
    const other = await makeListing(db, { sellerId: second, productId });
    const { replacements } = (await app.call(getCrossCart, {}, buyer)).result;
    expect(replacements).toMatchObject([{ listingId, offerListingId: other, count: 3 }]);
    const tooMany = { add: [{ listingId: other, count: 99 }], remove: [listingId] };
    expect((await app.call(applyCrossCart, tooMany, buyer)).status).toBe(409);
    expect((await cartNow()).groups[0]?.lines[0]?.listingId).toBe(listingId);
  });
});
