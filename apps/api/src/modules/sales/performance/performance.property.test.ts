import { getOrders } from '@havan/contract/sales/orders';
import { performanceCalls, type PerformanceGroup } from '@havan/contract/sales/performance';
import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { orderStateMask, soldStates } from '@havan/domain/order';
import { type Period, periodBefore, periodSteps } from '@havan/domain/period';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anyOrderFacts, historyDays, writeOrder } from '../../../testing/any-history.ts';
import { makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { sessionOf } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getSalesPerformance, getPerformanceGroups } = performanceCalls;
const database = () => app.database.db;

/** Creates a seller with four products and two buyers; none of them has any orders. */
async function parties() {
  const seller = await makeParty(database(), 'merchant');
  const listings = [];
  for (let i = 0; i < 4; i++) {
    const productId = await makeProduct(database());
    const listingId = await makeListing(
      database(),
      { sellerId: seller.companyId, productId },
      { stock: 10, price: 100 },
    );
    listings.push({ productId, listingId });
  }
  const buyers = [await makeParty(database(), 'pharmacy'), await makeParty(database(), 'pharmacy')];
  return { seller, sellerId: seller.companyId, listings, buyers, token: await sessionOf(app, seller) };
}

/** Returns the number that a statement selects. */
async function one(statement: ReturnType<typeof sql<{ n: number | string | null }>>): Promise<number> {
  return Number((await statement.execute(database())).rows[0]?.n ?? 0);
}

const states = sql.join([...soldStates]);
const placed = ({ from, to }: Period) =>
  sql`(o.created_at at time zone 'Europe/Istanbul')::date between ${from}::date and ${to}::date`;

/** Returns the figures of the report, each computed by a separate statement. */
async function plainFigures(sellerId: number, period: Period, now: Date) {
  const mine = sql`o.seller_company_id = ${sellerId} and ${placed(period)}`;
  const paid = sql`${mine} and o.state in (${states})`;
  const refunds = (what: ReturnType<typeof sql>, kind: string) =>
    one(sql`select ${what} as n from order_refund r join order_refund_line x on x.refund_id = r.id
            join orders o on o.id = r.order_id where ${mine} and r.kind = ${kind}`);
  const goods = (what: ReturnType<typeof sql>) =>
    one(sql`select sum(${what}) as n from order_line l join orders o on o.id = l.order_id where ${paid}`);
  return {
    turnover: await one(sql`select sum(o.total) as n from orders o where ${paid}`),
    orders: await one(sql`select count(*) as n from orders o where ${paid}`),
    units: await goods(sql`l.quantity`),
    refunded: await one(sql`select sum(o.refunded_goods) as n from orders o where ${paid}`),
    cancelled: {
      orders: await one(sql`select count(*) as n from orders o where ${mine} and o.state = 'cancelled'`),
      amount: await one(sql`select sum(o.total) as n from orders o where ${mine} and o.state = 'cancelled'`),
    },
    returned: {
      orders: await refunds(sql`count(distinct o.id)`, 'return'),
      units: await refunds(sql`sum(x.quantity)`, 'return'),
      amount: await refunds(sql`sum(x.amount)`, 'return'),
    },
    short: {
      orders: await refunds(sql`count(distinct o.id)`, 'notSupplied'),
      units: await refunds(sql`sum(x.quantity)`, 'notSupplied'),
    },
    late: await one(sql`select count(*) as n from orders o where ${paid} and (o.shipped_at > o.ship_by or
      (o.shipped_at is null and o.ship_by < ${now} and o.state in ('awaitingSellerConfirmation', 'awaitingShipment')))`),
    margin: {
      amount: await goods(sql`case when l.unit_cost is null then 0 else (l.quantity - l.refunded_quantity) *
        (l.unit_price - l.unit_cost) - round(o.commission * 1.0 * (l.quantity - l.refunded_quantity) * l.unit_price / o.goods_total) end`),
      of: await goods(
        sql`case when l.unit_cost is null then 0 else (l.quantity - l.refunded_quantity) * l.unit_price end`,
      ),
    },
  };
}

test('the figures of any history are those that plain statements find', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyOrderFacts, { maxLength: 14 }),
      fc.nat({ max: historyDays }),
      fc.nat({ max: historyDays }),
      fc.constantFrom(...periodSteps),
      async (history, start, length, step) => {
        const market = await parties();
        const now = app.clock.now();
        for (const facts of history) await writeOrder(database(), market, facts, now);
        const today = istanbulDayOf(now);
        const from = addDays(today, start - historyDays);
        const period = { from: formatIsoDay(from), to: formatIsoDay(addDays(from, length)) };
        const ask = { type: 'sold' as const, ...period };
        const { result } = await app.call(getSalesPerformance, { ...ask, step }, market);
        const { margin, ...plain } = await plainFigures(market.sellerId, period, now);
        expect(result.measures).toMatchObject(plain);
        expect(result.measures.margin ?? { amount: 0, of: 0 }).toEqual(
          margin.of === 0 ? { amount: 0, of: 0 } : margin,
        );
        expect(result.before.turnover).toBe(
          (await plainFigures(market.sellerId, periodBefore(period), now)).turnover,
        );
        const summed = (pick: (part: (typeof result.parts)[number]) => number) =>
          result.parts.reduce((sum, part) => sum + pick(part), 0);
        expect(summed(({ turnover }) => turnover)).toBe(plain.turnover);
        expect(summed(({ orders }) => orders)).toBe(plain.orders);
        expect(summed(({ units }) => units)).toBe(plain.units);

        // Each figure links to a list of exactly the orders that it counts.
        const opened = async (narrowed: object) =>
          (await app.call(getOrders, { ...ask, ...narrowed }, market)).result.total;
        expect(await opened({ stateMask: String(orderStateMask(soldStates)) })).toBe(plain.orders);
        expect(await opened({ stateMask: '64' })).toBe(plain.cancelled.orders);
        expect(await opened({ fact: 'late' })).toBe(plain.late);
        expect(await opened({ fact: 'returned' })).toBe(plain.returned.orders);
        expect(await opened({ fact: 'short' })).toBe(plain.short.orders);

        const narrowedBy: Readonly<Record<PerformanceGroup, (id: string) => object>> = {
          category: (categoryId) => ({ categoryId }),
          brand: (brandId) => ({ brandId }),
          city: (cityId) => ({ cityId }),
          product: (productId) => ({ productId }),
          company: (otherId) => ({ otherId }),
        };
        const goods =
          await one(sql`select sum(l.line_total) as n from order_line l join orders o on o.id = l.order_id
          where o.seller_company_id = ${market.sellerId} and ${placed(period)} and o.state in (${states})`);
        for (const by of ['category', 'brand', 'city', 'product', 'company'] as const) {
          const { items } = (await app.call(getPerformanceGroups, { ...ask, by, sort: 'best' }, market))
            .result;
          expect(items.reduce((sum, { turnover }) => sum + turnover, 0)).toBe(goods);
          for (const { id, orders } of items) {
            const narrowed = { ...narrowedBy[by](String(id)), stateMask: String(orderStateMask(soldStates)) };
            expect(await opened(narrowed)).toBe(orders);
          }
        }
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
});
