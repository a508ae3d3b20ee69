import { apiPrefix, type ResultOf } from '@havan/contract/call';
import { smartBasketStream, smartCartCalls } from '@havan/contract/smart-cart';
import { getBasket } from '@havan/contract/basket';
import { rollbackBasket } from '@havan/contract/basket-transfer';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { makeCampaign, percentOff } from '../../testing/campaigns.ts';
import { makeListing, makeProduct } from '../../testing/factories.ts';
import { signedInAs } from '../../testing/signed-in.ts';
import { makeSeller, makeSmartCartMarket, noWishes, wantsOf } from '../../testing/smart-cart-market.ts';
import { testApp } from '../../testing/test-app.ts';
import { patience } from './live-searches.ts';
import { elsewhereOf, storeSearch } from './smart-cart.sql.ts';

const app = testApp();
// The client keeps connections at hand on which nothing was ever asked; the server would wait for them.
afterAll(() => app.fastify.server.closeAllConnections());
// The first search loads and compiles the solver, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const { smartBasketBuilder, getSmartBasket, getSmartBasketList, takeSmartBasket } = smartCartCalls;

let origin: Promise<string> | undefined;

/** Opens the stream of a search, as the result page does. */
async function watch(token: string | null, smartCartId: string, signal: AbortSignal | null = null) {
  origin ??= app.fastify.listen({ host: '127.0.0.1', port: 0 });
  return fetch(`${await origin}${apiPrefix}/${smartBasketStream.path}?smartCartId=${smartCartId}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal,
  });
}

describe('alternatives', () => {
  /** Two cheap sellers for one product each, and one that has both, dearer but in one parcel. */
  async function searchInThree() {
    const { db } = app.ctx;
    const [p, q] = [await makeProduct(db), await makeProduct(db)];
    const sellers = [
      await makeSeller(app.ctx.db, { fee: 100 }),
      await makeSeller(app.ctx.db, { fee: 100 }),
      await makeSeller(app.ctx.db, { fee: 100 }),
    ];
    const [one = 0, two = 0, both = 0] = sellers;
    await makeListing(db, { sellerId: one, productId: p }, { price: 1_000 });
    await makeListing(db, { sellerId: two, productId: q }, { price: 1_000 });
    for (const productId of [p, q]) await makeListing(db, { sellerId: both, productId }, { price: 1_500 });
    const buyer = await signedInAs(app, 'pharmacy');
    const { result } = await app.call(
      smartBasketBuilder,
      { wants: wantsOf({ p, q }), wishes: noWishes },
      buyer,
    );
    const read = async () =>
      (await app.call(getSmartBasket, { smartCartId: result.smartCartId }, buyer)).result;
    await expect.poll(async () => (await read()).over, { timeout: 30_000 }).toBe(true);
    return { buyer, cart: await read(), both };
  }

  test('come after the proof, the basket itself first, and any of them goes into the cart', async () => {
    const { buyer, cart, both } = await searchInThree();
    expect(cart.alternatives).toMatchObject([
      { alternativeId: 0, total: 5_200, parcels: 2, proven: true },
      { total: 7_600, parcels: 1, proven: true, groups: [{ seller: { sellerId: both } }] },
    ]);
    const { smartCartId } = cart;
    const unknown = await app.call(takeSmartBasket, { smartCartId, alternativeId: 99 }, buyer);
    expect(unknown.status).toBe(404);
    const alternativeId = cart.alternatives[1]?.alternativeId ?? -1;
    const taken = await app.call(takeSmartBasket, { smartCartId, alternativeId }, buyer);
    expect(taken.result.outcome).toBe('taken');
    expect((await app.call(getBasket, {}, buyer)).result.total).toBe(7_600);
  });

  test('an equal product of another brand stands in where the line allows it, and only there', async () => {
    const { db } = app.ctx;
    const wanted = await makeProduct(db, { name: 'İstenen Krem' });
    const { category_id, form, size } = await db
      .selectFrom('product')
      .select(['category_id', 'form', 'size'])
      .where('id', '=', wanted)
      .executeTakeFirstOrThrow();
    const [equal, larger] = [await makeProduct(db), await makeProduct(db)];
    const kind = { category_id, form };
    await db
      .updateTable('product')
      .set({ ...kind, size })
      .where('id', '=', equal)
      .execute();
    await db
      .updateTable('product')
      .set({ ...kind, size: '999 ml' })
      .where('id', '=', larger)
      .execute();
    const sellerId = await makeSeller(app.ctx.db, { fee: 0 });
    await makeListing(db, { sellerId, productId: wanted }, { price: 1_000 });
    await makeListing(db, { sellerId, productId: equal }, { price: 900 });
    await makeListing(db, { sellerId, productId: larger }, { price: 100 });
    const buyer = await signedInAs(app, 'pharmacy');
    const ask = async (mayReplace: boolean) => {
      const request = { wants: [{ productId: wanted, quantity: 2, mayReplace }], wishes: noWishes };
      return (await app.call(smartBasketBuilder, request, buyer)).result;
    };
    expect((await ask(false)).groups[0]?.lines).toMatchObject([{ productId: wanted, insteadOf: null }]);
    expect((await ask(true)).groups[0]?.lines).toMatchObject([
      { productId: equal, insteadOf: 'İstenen Krem' },
    ]);
  });
});

describe('stream', () => {
  test('ends with the proven answer, and is closed to others', async () => {
    const market = await makeSmartCartMarket(app.ctx.db);
    const buyer = await signedInAs(app, 'pharmacy');
    const { result } = await app.call(
      smartBasketBuilder,
      { wants: wantsOf(market), wishes: noWishes },
      buyer,
    );
    const stream = await watch(buyer.token, result.smartCartId);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
    const events = (await stream.text()).trim().split('\n\n');
    const last = JSON.parse(events.at(-1)?.replace('data: ', '') ?? '');
    expect(last).toMatchObject({ state: 'proven', total: result.total, over: true });
    expect((await watch(null, result.smartCartId)).status).toBe(401);
    const other = await signedInAs(app, 'pharmacy');
    expect((await watch(other.token, result.smartCartId)).status).toBe(404);
    expect((await watch(buyer.token, 'none')).status).toBe(400);
  });
});

describe('a search that another process runs', () => {
  test('is told that somebody watches, that all have left, and that it is to end', async () => {
    const { db } = app.ctx;
    const market = await makeSmartCartMarket(app.ctx.db);
    const buyer = await signedInAs(app, 'pharmacy');
    const { result } = await app.call(
      smartBasketBuilder,
      { wants: wantsOf(market), wishes: noWishes },
      buyer,
    );
    const id = '5f3c1a52-6f0e-4f6b-9a39-0d9f1f6a3a11';
    // As that process stores it; this one has never heard of it.
    const answer = { ...result, smartCartId: id, state: 'searching' as const, over: false };
    const { companyId } = buyer;
    const row = { id, companyId, request: {}, plan: [], alternatives: [], version: 1, state: answer.state };
    await storeSearch(db, { ...row, answer });
    expect(await elsewhereOf(db, id)).toBe('unseen');
    const leaving = new AbortController();
    await watch(buyer.token, id, leaving.signal);
    expect(await elsewhereOf(db, id)).toBe('watched');
    const watchedFor = async () => {
      const { rows } = await sql<{ milliseconds: number }>`
        select extract(epoch from watched_until - now())::float8 * 1000 as milliseconds
        from smart_cart where id = ${id}`.execute(db);
      return rows[0]?.milliseconds;
    };
    expect(await watchedFor()).toBeGreaterThan(patience.left);
    leaving.abort();
    await expect.poll(watchedFor).toBeLessThanOrEqual(patience.left);
    await app.call(smartCartCalls.stopSmartBasket, { smartCartId: id }, buyer);
    expect(await elsewhereOf(db, id)).toBe('stopAsked');
  });
});

describe('take', () => {
  const undo = (taken: ResultOf<typeof takeSmartBasket>, buyer: Awaited<ReturnType<typeof signedInAs>>) =>
    app.call(rollbackBasket, { removalId: taken.outcome === 'taken' ? taken.removalId : '' }, buyer);

  test('puts the basket into the cart, and an undo empties it again', async () => {
    const market = await makeSmartCartMarket(app.ctx.db);
    const buyer = await signedInAs(app, 'pharmacy');
    const { result } = await app.call(
      smartBasketBuilder,
      { wants: wantsOf(market), wishes: noWishes },
      buyer,
    );
    const taken = await app.call(takeSmartBasket, { smartCartId: result.smartCartId }, buyer);
    expect(taken.result).toMatchObject({ outcome: 'taken', basketItem: 2 });
    const basket = (await app.call(getBasket, {}, buyer)).result;
    expect(basket.total).toBe(result.total);
    expect((await undo(taken.result, buyer)).result.groups).toEqual([]);
    expect((await undo(taken.result, buyer)).status).toBe(404);
  });

  test('makes no line of the cart smaller, and an undo leaves every line as it was', async () => {
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
    const { result } = await app.call(
      smartBasketBuilder,
      { wants: wantsOf(market), wishes: noWishes },
      buyer,
    );
    const take = { smartCartId: result.smartCartId };
    const taken = (await app.call(takeSmartBasket, take, buyer)).result;
    expect((await lines()).map(({ quantity }) => quantity)).toEqual([9, 3, 4]);
    await undo(taken, buyer);
    expect(await lines()).toEqual(before);

    // What was changed after the step is no part of it.
    const again = (await app.call(takeSmartBasket, take, buyer)).result;
    await db
      .updateTable('basket_item')
      .set({ quantity: 7 })
      .where('company_id', '=', buyer.companyId)
      .where('listing_id', '=', market.soap)
      .execute();
    await undo(again, buyer);
    expect((await lines()).map(({ quantity }) => quantity)).toEqual([9, 7, 4]);
  });

  test('searches again instead when the market has moved', async () => {
    const market = await makeSmartCartMarket(app.ctx.db);
    const buyer = await signedInAs(app, 'pharmacy');
    const { result } = await app.call(
      smartBasketBuilder,
      { wants: wantsOf(market), wishes: noWishes },
      buyer,
    );
    await app.ctx.db.updateTable('listing').set({ price: 40_000 }).where('id', '=', market.soap).execute();
    const taken = await app.call(takeSmartBasket, { smartCartId: result.smartCartId }, buyer);
    const fresh = taken.result.outcome === 'changed' ? taken.result.smartCart : null;
    expect(fresh?.total).toBe(2 * 5_000 + 3 * 3_900 + 10_000);
    expect(taken.result).toMatchObject({ changes: [{ kind: 'price', before: 4_000, after: 40_000 }] });
    expect((await app.call(getBasket, {}, buyer)).result.groups).toEqual([]);
    // The new search still stores its proof; the database must outlive it.
    await expect
      .poll(
        async () =>
          (await app.call(getSmartBasket, { smartCartId: fresh?.smartCartId ?? '' }, buyer)).result.state,
        { timeout: 20_000 },
      )
      .toBe('proven');
  });
});

test('names what has moved between the basket and the cart, and loses nothing of the list', async () => {
  const { db } = app.ctx;
  const market = await makeSmartCartMarket(app.ctx.db);
  const buyer = await signedInAs(app, 'pharmacy');
  const { result } = await app.call(smartBasketBuilder, { wants: wantsOf(market), wishes: noWishes }, buyer);
  const { smartCartId } = result;
  const shown = result.groups[0]?.lines.find(({ listingId }) => listingId === market.soap);
  const take = async () => {
    const taken = (await app.call(takeSmartBasket, { smartCartId }, buyer)).result;
    expect((await app.call(getBasket, {}, buyer)).result.groups).toEqual([]);
    if (taken.outcome === 'taken') throw new Error('The market has moved');
    return taken.changes.map(({ sellerUsername: _seller, ...change }) => change);
  };
  const soap = (change: { expiration?: string; stock?: number; min_quantity?: number; state?: 'passive' }) =>
    db.updateTable('listing').set(change).where('id', '=', market.soap).execute();
  const terms = (change: { shipping_fee?: number; min_basket?: number }) =>
    db.updateTable('seller_terms').set(change).where('company_id', '=', market.near).execute();
  const productName = shown?.productName;

  // The same total: an expiry that has moved is worth a look all the same.
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
  // A product that may not be sold any more takes nothing else of the list with it.
  await db.updateTable('product').set({ permission: 'forbidden' }).where('id', '=', market.q).execute();
  const taken = (await app.call(takeSmartBasket, { smartCartId }, buyer)).result;
  const fresh = taken.outcome === 'changed' ? taken.smartCart.smartCartId : '';
  const kept = (await app.call(getSmartBasketList, { smartCartId: fresh }, buyer)).result;
  expect(kept?.products.map(({ productId, quantity }) => [productId, quantity])).toEqual([[market.p, 2]]);
});
