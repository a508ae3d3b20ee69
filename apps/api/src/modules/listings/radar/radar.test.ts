import { getExpiryRadar } from '@havan/contract/listings/expiry-radar';
import { updateListings } from '@havan/contract/listings/listings';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeCategory, makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { makeSale } from '../../../testing/sales.ts';
import { signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { radarJobs } from './radar-jobs.ts';

const app = testApp();
const day = 86_400_000;
const daysAgo = (days: number): Date => new Date(app.clock.now().getTime() - days * day);

const seller = () => signedInSeller(app);
const radarOf = async (owner: { token: string }, request = {}) =>
  (await app.call(getExpiryRadar, request, owner)).result;

test('asks for a session', async () => {
  expect((await app.call(getExpiryRadar, {})).status).toBe(401);
});

test('a company without stock gets an empty result', async () => {
  const radar = await radarOf(await seller());
  expect(radar).toMatchObject({ items: [], total: 0, pending: 0, computedAt: null, nextCursor: null });
  expect(radar.totals).toEqual({ moneyAtStake: 0, listings: 0, unitsLeft: 0, estimated: 0, saved: 0 });
  expect(radar.months).toHaveLength(24);
  expect(radar.months[0]?.month).toBe('2026-11');
});

test('without sales the whole stock is at risk, which the row reports', async () => {
  const owner = await seller();
  const listingId = await makeListing(
    app.database.db,
    { sellerId: owner.companyId, productId: await makeProduct(app.database.db) },
    { expiration: '2027-04-30', stock: 12, price: 5000 },
  );
  const { items, totals } = await radarOf(owner);
  expect(items).toMatchObject([
    { listingId, source: 'none', unitsLeft: 12, moneyAtStake: 60_000, chanceAtExpiry: 1, proposals: [] },
  ]);
  expect(items[0]?.basis).toContain('Satış geçmişi yok');
  expect(totals).toMatchObject({ moneyAtStake: 60_000, listings: 1, unitsLeft: 12, estimated: 1 });
});

test('sales reduce the risk of a listing; a slow one is listed with possible actions', async () => {
  const owner = await seller();
  const buyer = await makeParty(app.database.db, 'pharmacy');
  const of = { sellerId: owner.companyId };
  const slow = await makeListing(
    app.database.db,
    { ...of, productId: await makeProduct(app.database.db) },
    { expiration: '2027-03-31', stock: 60, price: 13_000, cost: 6000 },
  );
  const quick = await makeListing(
    app.database.db,
    { ...of, productId: await makeProduct(app.database.db) },
    { expiration: '2027-10-31', stock: 20 },
  );
  await makeSale(app.database.db, buyer, { listingId: slow, units: 3, at: daysAgo(4) });
  await makeSale(app.database.db, buyer, { listingId: quick, units: 60, at: daysAgo(4) });
  const radar = await radarOf(owner);
  expect(radar.items.map(({ listingId }) => listingId)).toEqual([slow]);
  const [row] = radar.items;
  expect(row?.source).toBe('own');
  expect(row?.monthlyUnits).toBeGreaterThan(1);
  expect(row?.moneyAtStake).toBeLessThan(60 * 13_000);
  expect(row?.proposals.map(({ kind }) => kind)).toContain('return');
  // Two months contain stock. They add up to all listings on sale, and their money at stake to that of the rows.
  const filled = radar.months.filter(({ stockValue }) => stockValue > 0);
  expect(filled).toEqual([
    { month: '2027-03', stockValue: 780_000, moneyAtStake: row?.moneyAtStake, listings: 1 },
    { month: '2027-10', stockValue: 200_000, moneyAtStake: 0, listings: 0 },
  ]);
  expect(radar.stock).toEqual({ dated: 980_000, later: 0, undated: 0 });
});

test('goods that surely sell are computed as well: a chance may be too small for its column', async () => {
  const owner = await seller();
  const buyer = await makeParty(app.database.db, 'pharmacy');
  const listingId = await makeListing(
    app.database.db,
    { sellerId: owner.companyId, productId: await makeProduct(app.database.db) },
    { expiration: '2028-10-31', stock: 1 },
  );
  await makeSale(app.database.db, buyer, { listingId, units: 90, at: daysAgo(4) });
  expect(await radarOf(owner)).toMatchObject({ items: [], pending: 0 });
});

test('an applied price is visible at once, in the row and in its history', async () => {
  const owner = await seller();
  const rival = await makeParty(app.database.db, 'merchant');
  const buyer = await makeParty(app.database.db, 'pharmacy');
  const productId = await makeProduct(app.database.db, { psf: 20_000 });
  const goods = { expiration: '2027-05-31', stock: 40 };
  const mine = await makeListing(
    app.database.db,
    { sellerId: owner.companyId, productId },
    { ...goods, price: 15_000 },
  );
  const other = await makeListing(
    app.database.db,
    { sellerId: rival.companyId, productId },
    { ...goods, price: 13_000 },
  );
  await makeSale(app.database.db, buyer, { listingId: other, units: 30, at: daysAgo(9) });
  const [row] = (await radarOf(owner)).items;
  const proposal = row?.proposals.find(({ kind }) => kind === 'price');
  if (!row || !proposal) throw new Error('no price is proposed');
  expect(proposal.price).toBeLessThan(15_000);
  const rows = [{ listingId: mine, version: row.version, changes: { price: proposal.price } }];
  const sender = { ...owner, idempotencyKey: randomUUID() };
  const { answer } = (await app.call(updateListings, { rows }, sender)).result.rows[0] ?? {};
  expect(answer?.outcome).toBe('saved');
  const after = (await radarOf(owner)).items.find(({ listingId }) => listingId === mine);
  expect(after?.moneyAtStake ?? 0).toBeLessThan(row.moneyAtStake);
});

test('a month filters, pages continue, and other companies see nothing', async () => {
  const owner = await seller();
  for (const [at, expiration] of ['2027-02-28', '2027-02-28', '2027-06-30'].entries()) {
    const productId = await makeProduct(app.database.db);
    await makeListing(
      app.database.db,
      { sellerId: owner.companyId, productId },
      { expiration, stock: 5 + at },
    );
  }
  const first = await radarOf(owner, { month: '2027-02', pageSize: '1' });
  expect(first).toMatchObject({ total: 2, items: [{ stock: 6 }] });
  const second = await radarOf(owner, { month: '2027-02', pageSize: '1', cursor: first.nextCursor });
  expect(second).toMatchObject({ nextCursor: null, items: [{ stock: 5 }] });
  expect((await app.call(getExpiryRadar, { cursor: first.nextCursor ?? '' }, owner)).status).toBe(400);
  expect((await app.call(getExpiryRadar, { month: '2027-13' }, owner)).status).toBe(400);
  expect((await radarOf(await seller())).items).toEqual([]);
});

test('the jobs compute the pace of categories and the remaining risks', async () => {
  const owner = await seller();
  const buyer = await makeParty(app.database.db, 'pharmacy');
  const category_id = await makeCategory(app.database.db);
  const [sold, unsold] = [
    await makeProduct(app.database.db, { category_id }),
    await makeProduct(app.database.db, { category_id }),
  ];
  const of = { sellerId: owner.companyId };
  const listingId = await makeListing(
    app.database.db,
    { ...of, productId: sold },
    { expiration: '2027-08-31' },
  );
  await makeListing(app.database.db, { ...of, productId: unsold }, { expiration: '2027-01-31', stock: 90 });
  await makeSale(app.database.db, buyer, { listingId, units: 10, at: daysAgo(2) });
  for (const job of radarJobs) await job.run(app.ctx);
  const { rows } = await sql`
    select source from listing_expiry_risk where seller_id = ${owner.companyId} order by source`.execute(
    app.database.db,
  );
  expect(rows).toEqual([{ source: 'category' }, { source: 'own' }]);
  expect((await radarOf(owner)).items[0]?.basis).toContain('kategorinin hızı');
});
