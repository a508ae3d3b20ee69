import type { ResultOf } from '@havan/contract/call';
import { noWishes, smartCartCalls } from '@havan/contract/cart/smart-cart';
import { getCart } from '@havan/contract/cart/cart';
import { rollbackCart } from '@havan/contract/cart/cart-transfer';
import { blueTickTypes } from '@havan/domain/company';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { makeCampaign, percentOff } from '../../../testing/campaigns.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { makeSmartCartMarket, searchIn, wantsOf } from '../../../testing/smart-cart-market.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
// The first search loads and compiles the solver, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const { smartCartBuilder, getSmartCart, getSmartCartList, takeSmartCart } = smartCartCalls;

describe('take', () => {
  const undo = (taken: ResultOf<typeof takeSmartCart>, buyer: Awaited<ReturnType<typeof signedInAs>>) =>
    app.call(rollbackCart, { removalId: taken.outcome === 'taken' ? taken.removalId : '' }, buyer);

  test('adds the result to the cart, and an undo removes it', async () => {
    const market = await makeSmartCartMarket(app.ctx.db);
    const { buyer, result } = await searchIn(app, market);
    const taken = await app.call(takeSmartCart, { smartCartId: result.smartCartId }, buyer);
    expect(taken.result).toMatchObject({ outcome: 'taken', basketItem: 2 });
    const basket = (await app.call(getCart, {}, buyer)).result;
    expect(basket.total).toBe(result.total);
    expect((await undo(taken.result, buyer)).result.groups).toEqual([]);
    expect((await undo(taken.result, buyer)).status).toBe(404);
  });

  test('reduces no line of the cart, and an undo restores every line', async () => {
    const { db } = app.ctx;
    const market = await makeSmartCartMarket(app.ctx.db);
    const buyer = await signedInAs(app, 'pharmacy');
    const held = { seen_price: 4_500, seen_expiration: '2027-03-01', added_at: new Date('2026-01-02') };
    const mine = { ...held, company_id: buyer.companyId, updated_at: new Date('2026-01-03') };
    await db
      .insertInto('basket_item')
      .values([
        { ...mine, listing_id: market.cream, quantity: 9 },
        { ...mine, listing_id: market.soap, quantity: 1 },
        { ...mine, listing_id: market.cheapSoap, quantity: 4 },
      ])
      .execute();
    const lines = () =>
      db
        .selectFrom('basket_item')
        .selectAll()
        .where('company_id', '=', buyer.companyId)
        .orderBy('listing_id')
        .execute();
    const before = await lines();
    const { result } = await app.call(smartCartBuilder, { wants: wantsOf(market), wishes: noWishes }, buyer);
    const take = { smartCartId: result.smartCartId };
    const taken = (await app.call(takeSmartCart, take, buyer)).result;
    expect((await lines()).map(({ quantity }) => quantity)).toEqual([9, 3, 4]);
    await undo(taken, buyer);
    expect(await lines()).toEqual(before);

    // Undoing a taken cart does not undo later changes.
    const again = (await app.call(takeSmartCart, take, buyer)).result;
    await db
      .updateTable('basket_item')
      .set({ quantity: 7 })
      .where('company_id', '=', buyer.companyId)
      .where('listing_id', '=', market.soap)
      .execute();
    await undo(again, buyer);
    expect((await lines()).map(({ quantity }) => quantity)).toEqual([9, 7, 4]);
  });

  test('searches again when the market has changed', async () => {
    const market = await makeSmartCartMarket(app.ctx.db);
    const { buyer, result } = await searchIn(app, market);
    await app.ctx.db.updateTable('listing').set({ price: 40_000 }).where('id', '=', market.soap).execute();
    const taken = await app.call(takeSmartCart, { smartCartId: result.smartCartId }, buyer);
    const fresh = taken.result.outcome === 'changed' ? taken.result.smartCart : null;
    expect(fresh?.total).toBe(2 * 5_000 + 3 * 3_900 + 10_000);
    expect(taken.result).toMatchObject({ changes: [{ kind: 'price', before: 4_000, after: 40_000 }] });
    expect((await app.call(getCart, {}, buyer)).result.groups).toEqual([]);
    // The new search still stores its proof; the test waits for it before the database is dropped.
    await expect
      .poll(
        async () =>
          (await app.call(getSmartCart, { smartCartId: fresh?.smartCartId ?? '' }, buyer)).result.state,
        { timeout: 20_000 },
      )
      .toBe('proven');
  });
});

test('reports the changes between result and cart, and keeps the whole list', async () => {
  const { db } = app.ctx;
  const market = await makeSmartCartMarket(app.ctx.db);
  const { buyer, result } = await searchIn(app, market);
  const { smartCartId } = result;
  const shown = result.groups[0]?.lines.find(({ listingId }) => listingId === market.soap);
  const take = async () => {
    const taken = (await app.call(takeSmartCart, { smartCartId }, buyer)).result;
    expect((await app.call(getCart, {}, buyer)).result.groups).toEqual([]);
    if (taken.outcome === 'taken') throw new Error('The market has moved');
    return taken.changes.map(({ sellerUsername: _seller, ...change }) => change);
  };
  const soap = (change: { expiration?: string; stock?: number; min_quantity?: number; state?: 'passive' }) =>
    db.updateTable('listing').set(change).where('id', '=', market.soap).execute();
  const terms = (change: { shipping_fee?: number; min_basket?: number }) =>
    db.updateTable('seller_terms').set(change).where('company_id', '=', market.near).execute();
  const productName = shown?.productName;

  // A changed expiry is reported although the total stays the same.
  await soap({ expiration: '2027-01-31' });
  const expiry = { kind: 'expiry', productName, before: shown?.expiration, after: '2027-01-31' };
  expect(await take()).toEqual([expiry]);
  await soap({ stock: 2 });
  expect(await take()).toEqual([expiry, { kind: 'stock', productName, wanted: 3, left: 2 }]);
  await soap({ stock: 10, min_quantity: 5 });
  expect(await take()).toEqual([expiry, { kind: 'quantity', productName }]);
  await soap({ state: 'passive' });
  expect(await take()).toEqual([{ kind: 'gone', productName }]);
  await terms({ shipping_fee: 2_000, min_basket: 90_000 });
  expect(await take()).toEqual([
    { kind: 'gone', productName },
    { kind: 'shipping', before: 1_000, after: 2_000 },
    { kind: 'minBasket', after: 90_000 },
  ]);
  const steps = [percentOff(10, 1)];
  await makeCampaign(db, { seller_id: market.near, kind: 'quantityTiers', steps });
  expect(await take()).toContainEqual(
    expect.objectContaining({ kind: 'price', before: 5_000, after: 4_500 }),
  );
  // A product that may no longer be sold does not affect the rest of the list.
  await db.updateTable('product').set({ kind: 'medicine' }).where('id', '=', market.q).execute();
  const taken = (await app.call(takeSmartCart, { smartCartId }, buyer)).result;
  const fresh = taken.outcome === 'changed' ? taken.smartCart.smartCartId : '';
  const kept = (await app.call(getSmartCartList, { smartCartId: fresh }, buyer)).result;
  expect(kept?.products.map(({ productId, quantity }) => [productId, quantity])).toEqual([[market.p, 2]]);
});

test('reports a lost wish of a seller, an expiry that became too short, and an ended bonus', async () => {
  const { db } = app.ctx;
  const market = await makeSmartCartMarket(db);
  const seller = (change: { score_tenths?: number; blue_tick_type?: 1 | 2 }) =>
    db.updateTable('company').set(change).where('id', '=', market.near).execute();
  await seller({ score_tenths: 95, blue_tick_type: blueTickTypes.official });
  const buyer = await signedInAs(app, 'pharmacy');
  const { result } = await app.call(
    smartCartBuilder,
    { wants: wantsOf(market), wishes: { ...noWishes, rating: 90, officialOnly: true, expiration: 6 } },
    buyer,
  );
  const take = async (smartCartId: string) => {
    const taken = (await app.call(takeSmartCart, { smartCartId }, buyer)).result;
    return taken.outcome === 'changed' ? taken.changes : [];
  };
  const { sellerUsername } = result.groups[0]?.seller ?? {};
  await seller({ score_tenths: 74, blue_tick_type: blueTickTypes.authorised });
  expect(await take(result.smartCartId)).toEqual([
    { kind: 'rating', sellerUsername, after: 74 },
    { kind: 'official', sellerUsername },
  ]);
  await seller({ score_tenths: 95, blue_tick_type: blueTickTypes.official });
  const request = { expiration: 60 };
  await sql`update smart_cart set request = jsonb_set(request, '{wishes,expiration}', to_jsonb(${request.expiration}::int))
    where id = ${result.smartCartId}`.execute(db);
  expect((await take(result.smartCartId)).map(({ kind }) => kind)).toEqual(['expiryWish', 'expiryWish']);

  const bonus = { kind: 'buyXGetY', steps: [], buy_quantity: 2, free_quantity: 1 } as const;
  const code = await makeCampaign(db, { seller_id: market.near, ...bonus });
  const wants = [{ productId: market.q, quantity: 3 }];
  const withBonus = (await app.call(smartCartBuilder, { wants, wishes: noWishes }, buyer)).result;
  expect(withBonus.groups[0]?.lines).toMatchObject([{ listingId: market.soap, count: 2 }]);
  await db.updateTable('campaign').set({ state: 'ended' }).where('code', '=', code).execute();
  expect(await take(withBonus.smartCartId)).toMatchObject([{ kind: 'bonus', wanted: 3, brought: 2 }]);
});
