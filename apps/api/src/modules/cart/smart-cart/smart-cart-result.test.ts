import { apiPrefix } from '@havan/contract/call';
import { noWishes, smartCartEvents, smartCartCalls } from '@havan/contract/cart/smart-cart';
import { getCart } from '@havan/contract/cart/cart';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { makeBrand, makeCategory, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { makeSeller, makeSmartCartMarket, searchIn, wantsOf } from '../../../testing/smart-cart-market.ts';
import { testApp } from '../../../testing/test-app.ts';
import { patience } from './live-searches.ts';
import { elsewhereOf, storeSearch } from './smart-cart.sql.ts';

const app = testApp();
// The client keeps idle connections for which the server would wait.
afterAll(() => app.fastify.server.closeAllConnections());
// The first search loads and compiles the solver, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const { smartCartBuilder, getSmartCart, takeSmartCart } = smartCartCalls;

let origin: Promise<string> | undefined;

/** Opens the stream of a search, as the result page does. */
async function watch(token: string | null, smartCartId: string, signal: AbortSignal | null = null) {
  origin ??= app.fastify.listen({ host: '127.0.0.1', port: 0 });
  return fetch(`${await origin}${apiPrefix}/${smartCartEvents.path}?smartCartId=${smartCartId}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal,
  });
}

describe('alternatives', () => {
  /**
   * Searches two products among three sellers: two cheap sellers with one product each, and a more expensive one that
   * sends both in one parcel.
   */
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
      smartCartBuilder,
      { wants: wantsOf({ p, q }), wishes: noWishes },
      buyer,
    );
    const read = async () =>
      (await app.call(getSmartCart, { smartCartId: result.smartCartId }, buyer)).result;
    await expect.poll(async () => (await read()).over, { timeout: 30_000 }).toBe(true);
    return { buyer, cart: await read(), both };
  }

  test('follow the proof, the result itself first, and each can be taken into the cart', async () => {
    const { buyer, cart, both } = await searchInThree();
    expect(cart.alternatives).toMatchObject([
      { alternativeId: 0, total: 5_200, parcels: 2, proven: true },
      { total: 7_600, parcels: 1, proven: true, groups: [{ seller: { sellerId: both } }] },
    ]);
    const { smartCartId } = cart;
    const unknown = await app.call(takeSmartCart, { smartCartId, alternativeId: 99 }, buyer);
    expect(unknown.status).toBe(404);
    const alternativeId = cart.alternatives[1]?.alternativeId ?? -1;
    const taken = await app.call(takeSmartCart, { smartCartId, alternativeId }, buyer);
    expect(taken.result.outcome).toBe('taken');
    expect((await app.call(getCart, {}, buyer)).result.total).toBe(7_600);
  });

  test('an equal product of another brand replaces one only where the line allows it', async () => {
    const { db } = app.ctx;
    const [ours, theirs] = [await makeBrand(db, 'Bizim Marka'), await makeBrand(db, 'Öteki')];
    const category_id = await makeCategory(db);
    const wanted = await makeProduct(db, { category_id, brand_id: ours, name: 'Bizim Marka El Kremi' });
    const other = { category_id, brand_id: theirs, name: 'Öteki El Kremi' };
    const equal = await makeProduct(db, other);
    // Two products that are no replacement: one of another size, and another kind of product of the same size.
    const unlike = [
      await makeProduct(db, { ...other, size: '999 ml' }),
      await makeProduct(db, { ...other, name: 'Öteki Ayak Kremi' }),
    ];
    const sellerId = await makeSeller(app.ctx.db, { fee: 0 });
    await makeListing(db, { sellerId, productId: wanted }, { price: 1_000 });
    await makeListing(db, { sellerId, productId: equal }, { price: 900 });
    for (const productId of unlike) await makeListing(db, { sellerId, productId }, { price: 100 });
    const buyer = await signedInAs(app, 'pharmacy');
    const ask = async (mayReplace: boolean) => {
      const request = { wants: [{ productId: wanted, quantity: 2, mayReplace }], wishes: noWishes };
      return (await app.call(smartCartBuilder, request, buyer)).result;
    };
    expect((await ask(false)).groups[0]?.lines).toMatchObject([{ productId: wanted, insteadOf: null }]);
    expect((await ask(true)).groups[0]?.lines).toMatchObject([
      { productId: equal, insteadOf: 'Bizim Marka El Kremi', insteadOfDifference: 100, cheaper: null },
    ]);
    // An offer with a lower price is named in `cheaper`, although its shipping fee makes the cart more expensive.
    const far = await makeSeller(db, { fee: 9_000 });
    await makeListing(db, { sellerId: far, productId: wanted }, { price: 850 });
    const [line] = (await ask(true)).groups[0]?.lines ?? [];
    expect(line).toMatchObject({ productId: equal, insteadOfDifference: -50 });
    expect(line?.cheaper).toMatchObject({ productName: 'Bizim Marka El Kremi', basketDifference: 8_900 });
    await db.deleteFrom('listing').where('product_id', '=', wanted).execute();
    expect((await ask(true)).groups[0]?.lines).toMatchObject([{ insteadOfDifference: null }]);
  });
});

describe('stream', () => {
  test('ends with the proven answer, and is closed to others', async () => {
    const market = await makeSmartCartMarket(app.ctx.db);
    const { buyer, result } = await searchIn(app, market);
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
  test('is notified of watchers, of their leaving, and of a request to end', async () => {
    const { db } = app.ctx;
    const market = await makeSmartCartMarket(app.ctx.db);
    const { buyer, result } = await searchIn(app, market);
    const id = '5f3c1a52-6f0e-4f6b-9a39-0d9f1f6a3a11';
    // The search is stored as another process stores it, and this process does not know it.
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
    await app.call(smartCartCalls.stopSmartCart, { smartCartId: id }, buyer);
    expect(await elsewhereOf(db, id)).toBe('stopAsked');
  });
});
