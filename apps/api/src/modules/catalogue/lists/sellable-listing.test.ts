import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const today = '2026-11-21';
let productId = 0;
const names = new Map<number, string>();

beforeAll(async () => {
  const { db } = app.database;
  productId = await makeProduct(db, {});
  const offer = async (name: string, changes: Parameters<typeof makeListing>[2]) => {
    const sellerId = await makeCompany(db, 'merchant');
    names.set(await makeListing(db, { sellerId, productId }, { price: 1000, stock: 5, ...changes }), name);
  };
  await offer('without expiry', { expiration: null });
  await offer('last day', { expiration: today });
  await offer('expired', { expiration: '2026-11-20' });
  await offer('sold out', { expiration: null, stock: 0 });
  await offer('passive', { expiration: null, state: 'passive' });
});

const listed = async (from: RawBuilder<unknown>) => {
  const { rows } = await sql<{ id: number }>`
    select id from ${from} where product_id = ${productId} order by id`.execute(app.database.db);
  return rows.map(({ id }) => names.get(id));
};

test('sellable listings are active, in stock and not expired on the given day', async () => {
  expect(await listed(sql`sellable_listing(${today}::date)`)).toEqual(['without expiry', 'last day']);
  expect(await listed(sql`sellable_listing(${'2026-11-22'}::date)`)).toEqual(['without expiry']);
  expect(await listed(sql`stocked_listing()`)).toEqual(['without expiry', 'last day', 'expired']);
});

/** Returns the plan that reads columns of the product's offers. */
const planOf = (columns: RawBuilder<unknown>): Promise<string> =>
  app.database.db.transaction().execute(async (trx) => {
    // Disabled, because for so few rows PostgreSQL would prefer a sequential scan.
    await sql`set local enable_seqscan = off; set local enable_bitmapscan = off`.execute(trx);
    const { rows } = await sql<Record<string, string>>`
      explain select ${columns} from sellable_listing(${today}::date) where product_id = ${productId}`.execute(
      trx,
    );
    return rows.flatMap((row) => Object.values(row)).join('\n');
  });

test('the view uses the partial index of the listing table', async () => {
  const plan = await planOf(sql`min(sale_price)`);
  expect(plan).toContain('listing_product');
  expect(plan).not.toContain('Function Scan');
});

test('prices, sellers and number of the offers of a product are read from the index alone', async () => {
  expect(await planOf(sql`count(*), min(sale_price) filter (where seller_id <> 1)`)).toContain(
    'Index Only Scan using listing_product ',
  );
});
