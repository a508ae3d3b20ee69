import * as fc from 'fast-check';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { monthsRead, plansOf } from '../../../testing/plans-of.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { lowestSince } from '../../backoffice/price-days/price-days.sql.ts';
import { findOwnPrices, findPriceMoves } from './price-history.sql.ts';
import { purgePrices } from './price-months.ts';

const database = testDatabase();
const today = '2028-03-15';
const now = new Date(`${today}T09:00:00Z`);
let owner: Client;
let productId = 0;
let listingId = 0;

const isoDay = (daysAgo: number, from = now) =>
  new Date(from.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const noteProduct = (day: string, closing: number | null, id = productId) =>
  sql`insert into product_price_day (product_id, day, lowest, closing)
      values (${id}, ${day}, ${closing ?? 700}, ${closing})`.execute(database.db);
const noteOffer = (day: string, price: number, id = listingId) =>
  sql`insert into listing_price_history (listing_id, day, sale_price) values (${id}, ${day}, ${price})`.execute(
    database.db,
  );

async function places(table: string): Promise<string[]> {
  const { rows } = await owner.query<{ place: string }>(
    `select day || ' ' || tableoid::regclass as place from ${table} order by day`,
  );
  return rows.map(({ place }) => place);
}

beforeAll(async () => {
  owner = new Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(
    `create or replace function istanbul_today() returns date language sql stable as $$ select date '${today}' $$`,
  );
  await purgePrices(database.db, now);
  productId = await makeProduct(database.db);
  const { companyId: sellerId } = await makeParty(database.db, 'pharmacy');
  listingId = await makeListing(database.db, { sellerId, productId }, { created_at: '2026-01-01' });
});
afterAll(() => owner.end());
beforeEach(() => owner.query('delete from product_price_day; delete from listing_price_history'));

test('a price change begins with the last price, also one of an old month, and is noted in its own', async () => {
  await noteProduct('2027-02-10', 9000);
  const change = (price: number) =>
    database.db.updateTable('listing').set({ price }).where('id', '=', listingId).execute();
  await change(9500);
  const row = () =>
    database.db
      .selectFrom('product_price_day')
      .select(['lowest', 'closing'])
      .where('day', '=', today)
      .executeTakeFirst();
  expect(await row()).toEqual({ lowest: 9000, closing: 9500 });
  await change(10_000);
  expect(await row()).toEqual({ lowest: 9000, closing: 10_000 });
  expect(await places('product_price_day')).toEqual([
    '2027-02-10 product_price_day_2027_02',
    '2028-03-15 product_price_day_2028_03',
  ]);
  expect(await places('listing_price_history')).toEqual([
    '2026-01-01 listing_price_history_before',
    '2028-03-15 listing_price_history_2028_03',
  ]);
});

test('a price change reads the months from the newest on, until one has a price', async () => {
  await noteProduct('2027-02-10', 9000);
  await noteProduct('2028-01-10', 9000);
  const { rows } = await owner.query<{ body: string }>(
    `select prosrc as body from pg_proc where proname = 'note_product_prices'`,
  );
  const body = rows[0]?.body.replace('unnest(changed)', `unnest(array[${productId}]::bigint[])`) ?? '';
  const plan = await plansOf(database.url, (db) => sql.raw(body).execute(db));
  expect(plan).not.toMatch(/Sort Key: .*day/);
  expect(monthsRead(plan, 'product_price_day')).toEqual(['2028_01', '2028_02', '2028_03']);
  const moves = await plansOf(database.url, (db) => findPriceMoves(db, productId, '2028-02-15', today));
  expect(monthsRead(moves, 'product_price_day')).toEqual(['2028_01', '2028_02', '2028_03']);
});

test('the months before all shown days are condensed to the last price, whose own day stays', async () => {
  const other = await makeProduct(database.db);
  for (const day of ['2026-05-01', '2027-04-05', '2027-04-30', '2027-05-01', '2028-03-01'])
    await noteProduct(day, 9000);
  await noteProduct('2027-04-20', null, other);
  for (const day of ['2026-05-01', '2026-11-01', '2027-01-10', '2027-01-31']) await noteOffer(day, 9000);
  for (const _ of [1, 2]) {
    await purgePrices(database.db, new Date('2028-06-15T00:00:00Z'));
    expect(await places('product_price_day')).toEqual([
      '2027-04-20 product_price_day_before',
      '2027-04-30 product_price_day_before',
      '2027-05-01 product_price_day_2027_05',
      '2028-03-01 product_price_day_2028_03',
    ]);
    expect(await places('listing_price_history')).toEqual([
      '2026-11-01 listing_price_history_before',
      '2027-01-10 listing_price_history_before',
      '2027-01-31 listing_price_history_before',
    ]);
  }
});

test('no answer about a later day changes when months are condensed', async () => {
  const db = database.db;
  const { companyId: sellerId } = await makeParty(db, 'pharmacy');
  const history = fc.uniqueArray(fc.nat({ max: 700 }), { minLength: 1, maxLength: 14 });
  let end = new Date('2028-08-10T09:00:00Z');
  await fc.assert(
    fc.asyncProperty(fc.array(history, { minLength: 1, maxLength: 3 }), async (ages) => {
      const ids: (readonly [product: number, offer: number])[] = [];
      for (const own of ages) {
        const product = await makeProduct(db);
        const offer = await makeListing(db, { sellerId, productId: product });
        await owner.query('delete from product_price_day where product_id = $1', [product]);
        for (const age of own) {
          await noteProduct(isoDay(age, end), age % 5 === 0 ? null : 1000 + age, product);
          await noteOffer(isoDay(age, end), 1000 + age, offer);
        }
        ids.push([product, offer]);
      }
      const answers = () =>
        Promise.all(
          ids.flatMap(([product, offer]) =>
            [0, 40, 200].flatMap((later) => {
              const day = (ago: number) => isoDay(ago - later, end);
              return [
                findPriceMoves(db, product, day(89), day(0)).then((moves) =>
                  moves.toSorted((a, b) => a.day.localeCompare(b.day)),
                ),
                lowestSince(db, product, day(364)),
                findOwnPrices(db, [offer], day(400)),
              ];
            }),
          ),
        );
      const before = await answers();
      await purgePrices(db, end);
      expect(await answers()).toEqual(before);
      end = new Date(end.getTime() + 31 * 86_400_000);
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

test('the prices of a deleted offer go with it', async () => {
  const { companyId: sellerId } = await makeParty(database.db, 'pharmacy');
  const id = await makeListing(database.db, { sellerId, productId });
  await noteOffer('2027-01-05', 9000, id);
  await database.db.deleteFrom('listing').where('id', '=', id).execute();
  expect(await places('listing_price_history')).toEqual([]);
});

test('the role of the API may not say which rows are kept', async () => {
  const condense = sql`select condense_months('product_price_day', now(), now(), 'select * from product_price_day')`;
  await expect(condense.execute(database.db)).rejects.toThrow(/permission denied/);
});
