import { getListing } from '@havan/contract/listings/listings';
import { priceRuleCalls } from '@havan/contract/listings/price-rules';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { followPriceRules } from './price-rules.service.ts';

const app = testApp();
const { getPriceRule, getPriceRules, setPriceRule, stopPriceRules, deletePriceRule } = priceRuleCalls;
const terms = { undercut: 10, floor: 8400, ceiling: 12_000, pauseMinutes: 60, isOn: true };
const minute = 60_000;

const seller = () => signedInSeller(app);
type Seller = Awaited<ReturnType<typeof seller>>;
const list = (owner: Seller, productId: number, price: number, expiration = '2028-06-30') =>
  makeListing(app.database.db, { sellerId: owner.companyId, productId }, { price, stock: 10, expiration });
const product = () => makeProduct(app.database.db, { kind: 'general' });
const follow = async (minutes = 1) => {
  app.clock.advance(minutes * minute);
  await followPriceRules(app.ctx);
};
const priceOf = async (id: number) =>
  (await app.database.db.selectFrom('listing').select('price').where('id', '=', id).executeTakeFirstOrThrow())
    .price;
const ruleOf = async (owner: Seller, id: number) =>
  (await app.call(getPriceRule, { listingId: String(id) }, owner)).result;

test('asks for a session', async () => {
  expect((await app.call(getPriceRule, { listingId: '1' })).status).toBe(401);
});

test('a rule undercuts the cheapest offer of others, and is recorded in log and history', async () => {
  const [owner, rival] = [await seller(), await seller()];
  const productId = await product();
  const id = await list(owner, productId, 11_000);
  await list(rival, productId, 9500);
  await app.call(setPriceRule, { listingId: id, ...terms }, owner);
  await follow();
  expect(await priceOf(id)).toBe(9490);
  const { rule, log } = await ruleOf(owner, id);
  expect(rule).toMatchObject({ isOn: true, sentence: expect.stringContaining('0,10 TL altına inildi') });
  expect(log).toMatchObject([{ before: 11_000, after: 9490 }]);
  const { history } = (await app.call(getListing, { listingId: String(id) }, owner)).result;
  expect(history[0]).toMatchObject({
    source: 'rule',
    by: null,
    changes: [{ field: 'price', before: '110,00 TL', after: '94,90 TL' }],
  });
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from market_change where product_id = ${productId}`.execute(
    app.database.db,
  );
  expect(rows[0]?.n).toBeGreaterThan(0);
});

test('two competing rules converge at a floor, with at most one change an hour each', async () => {
  const [owner, rival] = [await seller(), await seller()];
  const productId = await product();
  const [mine, theirs] = [await list(owner, productId, 8500), await list(rival, productId, 8500)];
  await app.call(setPriceRule, { listingId: mine, ...terms }, owner);
  await app.call(setPriceRule, { listingId: theirs, ...terms, floor: 8450 }, rival);
  for (let hour = 0; hour < 12; hour += 1) {
    await follow(61);
  }
  const [before, after] = [await priceOf(mine), await priceOf(theirs)];
  expect(after).toBe(8450);
  expect(before).toBe(8440);
  const steps = (await ruleOf(owner, mine)).log.length;
  await follow(61);
  expect((await ruleOf(owner, mine)).log).toHaveLength(steps);
});

test('it respects its pause, and does nothing while disabled', async () => {
  const [owner, rival] = [await seller(), await seller()];
  const productId = await product();
  const id = await list(owner, productId, 11_000);
  const other = await list(rival, productId, 10_000);
  await app.call(setPriceRule, { listingId: id, ...terms }, owner);
  await follow();
  await sql`update listing set price = 9000 where id = ${other}`.execute(app.database.db);
  await follow(30);
  expect(await priceOf(id)).toBe(9990);
  await app.call(setPriceRule, { listingId: id, ...terms, isOn: false }, owner);
  await follow(60);
  expect(await priceOf(id)).toBe(9990);
  await app.call(setPriceRule, { listingId: id, ...terms }, owner);
  await follow();
  expect(await priceOf(id)).toBe(8990);
});

test('an offer close to its expiry does not lower fresh ones', async () => {
  const [owner, rival] = [await seller(), await seller()];
  const productId = await product();
  const id = await list(owner, productId, 11_000);
  await list(rival, productId, 9000, '2027-01-31');
  await app.call(setPriceRule, { listingId: id, ...terms }, owner);
  await follow();
  expect(await priceOf(id)).toBe(12_000);
});

test('a floor beneath the cost is refused at its field, a foreign listing is not there', async () => {
  const [owner, stranger] = [await seller(), await seller()];
  const id = await list(owner, await product(), 11_000);
  await sql`update listing set cost = 9000 where id = ${id}`.execute(app.database.db);
  const refused = await app.call(setPriceRule, { listingId: id, ...terms }, owner);
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toMatchObject([{ path: 'floor' }]);
  expect((await app.call(setPriceRule, { listingId: id, ...terms }, stranger)).status).toBe(404);
  expect((await app.call(deletePriceRule, { listingId: id }, stranger)).status).toBe(404);
});

test('deleting a rule keeps the price', async () => {
  const owner = await seller();
  const id = await list(owner, await product(), 11_000);
  await app.call(setPriceRule, { listingId: id, ...terms }, owner);
  await app.call(deletePriceRule, { listingId: id }, owner);
  await follow();
  expect(await priceOf(id)).toBe(11_000);
  expect((await ruleOf(owner, id)).rule).toBeNull();
});

test('all rules are listed with how they stand, a page at a time, to their company only', async () => {
  const [owner, rival, stranger] = [await seller(), await seller(), await seller()];
  const ids: number[] = [];
  for (const price of [8000, 9500, 9600]) {
    const productId = await product();
    ids.push(await list(owner, productId, 11_000));
    await list(rival, productId, price);
  }
  const [atFloor = 0, running = 0, off = 0] = ids;
  for (const listingId of ids)
    await app.call(setPriceRule, { listingId, ...terms, isOn: listingId !== off }, owner);
  await follow();
  const all = (await app.call(getPriceRules, {}, owner)).result;
  expect(all.counts).toEqual({ running: 1, atFloor: 1, off: 1 });
  expect(all.items.map(({ listingId, state }) => [listingId, state])).toEqual([
    [running, 'running'],
    [atFloor, 'atFloor'],
    [off, 'off'],
  ]);
  expect(all.items[1]).toMatchObject({ price: 8400, floor: 8400, changedAt: expect.any(String) });
  const first = (await app.call(getPriceRules, { pageSize: '1' }, owner)).result;
  const rest = (await app.call(getPriceRules, { cursor: first.nextCursor ?? '' }, owner)).result;
  expect([...first.items, ...rest.items].map(({ listingId }) => listingId)).toEqual([running, atFloor, off]);
  const lowest = (await app.call(getPriceRules, { state: 'atFloor' }, owner)).result;
  expect(lowest.items.map(({ listingId }) => listingId)).toEqual([atFloor]);
  expect((await app.call(getPriceRules, {}, stranger)).result.items).toEqual([]);
  expect((await app.call(getPriceRules, {})).status).toBe(401);
});

test('one switch stops all rules of a company, and they go on as they were', async () => {
  const [owner, rival] = [await seller(), await seller()];
  const productId = await product();
  const id = await list(owner, productId, 11_000);
  const theirs = await list(rival, productId, 10_000);
  await app.call(setPriceRule, { listingId: id, ...terms }, owner);
  await app.call(setPriceRule, { listingId: theirs, ...terms, ceiling: 10_000 }, rival);
  expect((await app.call(stopPriceRules, { isStopped: true }, owner)).result.stoppedAt).not.toBeNull();
  await follow();
  expect(await priceOf(id)).toBe(11_000);
  expect((await app.call(getPriceRules, {}, owner)).result.stoppedAt).not.toBeNull();
  expect((await app.call(getPriceRules, {}, rival)).result.stoppedAt).toBeNull();
  expect((await app.call(stopPriceRules, { isStopped: false }, owner)).result.stoppedAt).toBeNull();
  await follow();
  expect(await priceOf(id)).toBe(9990);
});
