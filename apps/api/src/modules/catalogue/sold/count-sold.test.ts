import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { anyOrderFacts, writeOrder } from '../../../testing/any-history.ts';
import { makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { makeSale } from '../../../testing/sales.ts';
import { testApp } from '../../../testing/test-app.ts';
import { countSold } from './count-sold.ts';
import { loadSold } from './sold.sql.ts';

const app = testApp();
const db = () => app.database.db;
const dayMs = 86_400_000;

/**
 * Returns the units of each product sold in the last `days` days including today, counted from the orders themselves.
 */
async function spelledOut(days: number): Promise<Map<number, number>> {
  const from = formatIsoDay(addDays(istanbulDayOf(app.clock.now()), 1 - days));
  const { rows } = await sql<{ id: number; units: number }>`
    select line.product_id as id, sum(line.quantity)::bigint as units
    from orders o join order_line line on line.order_id = o.id
    where o.state not in ('cancelled', 'preOrder') and (o.created_at at time zone 'Europe/Istanbul')::date >= ${from}::date
    group by line.product_id`.execute(db());
  return new Map(rows.map(({ id, units }) => [id, units]));
}

const positive = (rows: readonly (readonly [number, number])[]) =>
  new Map(rows.filter(([, units]) => units !== 0).toSorted(([a], [b]) => a - b));

const kept = async () => {
  const { rows } = await loadSold(db());
  return [
    positive(rows.map(({ id, sold }) => [id, sold])),
    positive(rows.map(({ id, lastWeek }) => [id, lastWeek])),
  ];
};
const inOrders = async () => [positive([...(await spelledOut(30))]), positive([...(await spelledOut(7))])];

const rounds = fc.array(
  fc.record({
    orders: fc.array(anyOrderFacts, { maxLength: 4 }),
    /** The orders whose state changes, and their new states. */
    changes: fc.array(fc.tuple(fc.nat(), fc.constantFrom('cancelled', 'completed', 'preOrder')), {
      maxLength: 3,
    }),
    daysLater: fc.constantFrom(0, 0, 1, 9),
  }),
  { minLength: 1, maxLength: 4 },
);

test('the stored units equal those of the orders, after any sequence of orders, cancellations and days between runs', async () => {
  const seller = await makeParty(db(), 'merchant');
  const buyer = await makeParty(db(), 'pharmacy');
  const listings = await Promise.all(
    [1, 2, 3].map(async () => {
      const productId = await makeProduct(db());
      return { productId, listingId: await makeListing(db(), { productId, sellerId: seller.companyId }) };
    }),
  );
  const parties = { sellerId: seller.companyId, buyers: [buyer], listings };
  const placed: number[] = [];
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      for (const { orders, changes, daysLater } of all) {
        app.clock.advance(daysLater * dayMs);
        for (const facts of orders) placed.push(await writeOrder(db(), parties, facts, app.clock.now()));
        for (const [which, state] of changes) {
          const id = placed[which % Math.max(1, placed.length)] ?? 0;
          await sql`update orders set state = ${state} where id = ${id}`.execute(db());
        }
        await countSold(app.ctx);
        expect(await kept()).toEqual(await inOrders());
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

test('an order that another transaction holds is counted by the next run, also when that one gives up', async () => {
  const { rows } = await sql<{ id: number }>`
    select order_id as id from order_change where is_counted order by order_id desc limit 1`.execute(db());
  const id = rows[0]?.id ?? 0;
  expect(id).toBeGreaterThan(0);
  await sql`update orders set state = 'cancelled' where id = ${id}`.execute(db());
  await db()
    .transaction()
    .execute(async (trx) => {
      await sql`update order_change set at = at where order_id = ${id}`.execute(trx);
      await countSold(app.ctx);
      throw new Error('given up');
    })
    .catch(() => undefined);
  await countSold(app.ctx);
  expect(await kept()).toEqual(await inOrders());
});

test('a later read holds only what a run changed', async () => {
  const seller = await makeParty(db(), 'merchant');
  const buyer = await makeParty(db(), 'pharmacy');
  const productId = await makeProduct(db());
  const listingId = await makeListing(db(), { productId, sellerId: seller.companyId });
  await countSold(app.ctx);
  const { run } = await loadSold(db());
  await countSold(app.ctx);
  expect((await loadSold(db(), run)).rows).toEqual([]);
  await makeSale(db(), buyer, { listingId, units: 4, at: app.clock.now() });
  await countSold(app.ctx);
  expect((await loadSold(db(), run)).rows).toEqual([{ id: productId, sold: 4, lastWeek: 4 }]);
});
