import { apiPrefix } from '@havan/contract/call';
import { getHomePageListingSections } from '@havan/contract/catalogue/catalogue';
import { openCase } from '@havan/contract/sales/cases';
import { orderCalls } from '@havan/contract/sales/orders';
import { exportPerformance, performanceCalls } from '@havan/contract/sales/performance';
import { addMonths, formatIsoDay, istanbulDayOf, istanbulIsoDay } from '@havan/domain/istanbul';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { makeListing, makeParty } from '../../../testing/factories.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { compareFreshPayments } from './performance-jobs.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const {
  getExpiringPurchases,
  getSalesPerformance,
  getPerformanceGroups,
  getPurchasesAndSolds,
  getRequiredActions,
} = performanceCalls;

let seller: Person & { listingId: number };
let buyer: Person;
let orderId: number;
const today = () => {
  const day = istanbulIsoDay(app.clock.now());
  return { from: day, to: day };
};

/** A purchase of three units at 100 TL with a cost of 70 TL and a PSF of 150 TL; shipping is 49,90 TL. */
beforeEach(async () => {
  seller = await shop.seller();
  await sql`update listing set cost = 7000 where id = ${seller.listingId}`.execute(app.database.db);
  buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  orderId =
    (await app.call(orderCalls.getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
});

// @spec §2.2 sales-performance
// @spec §7 orders-sales-performance users-reports users-required-actions

test('a sale has a margin and a purchase its saving, as cost and PSF were at the sale', async () => {
  const { db } = app.database;
  await sql`update listing set cost = 1 where id = ${seller.listingId}`.execute(db);
  await sql`update product set psf = 1 where id = (select product_id from listing where id = ${seller.listingId})`.execute(
    db,
  );
  const ask = { ...today(), step: 'day' as const };
  const sold = (await app.call(getSalesPerformance, { type: 'sold', ...ask }, seller)).result;
  const commission = (
    await app.call(orderCalls.getOrderDetail, { type: 'sold', id: String(orderId) }, seller)
  ).result.commission;
  expect(sold.measures).toMatchObject({
    turnover: 34_990,
    orders: 1,
    units: 3,
    margin: { amount: 9000 - (commission ?? 0), of: 30_000 },
    psfSaving: null,
  });
  expect(sold.before).toMatchObject({ turnover: 0, orders: 0, margin: null });
  const bought = (await app.call(getSalesPerformance, { type: 'purchased', ...ask }, buyer)).result;
  expect(bought.measures).toMatchObject({
    turnover: 34_990,
    margin: null,
    psfSaving: { amount: 15_000, of: 30_000 },
  });
});

test('nobody sees the figures of another company', async () => {
  const stranger = await shop.seller();
  const ask = { type: 'sold' as const, ...today(), step: 'day' as const };
  expect((await app.call(getSalesPerformance, ask, stranger)).result.measures.turnover).toBe(0);
  expect((await app.call(getSalesPerformance, ask)).status).toBe(401);
});

test.each([
  ['2026-11-02', '2026-11-01'],
  ['2020-01-01', '2026-11-01'],
])('a period from %s to %s is refused', async (from, to) => {
  const { status } = await app.call(getSalesPerformance, { type: 'sold', from, to, step: 'day' }, seller);
  expect(status).toBe(400);
});

test.each([
  ['the cheapest single seller of its moment that had everything', null, 4990],
  ['a single seller with the share of the fee that it pays', { from: 33_000, percent: 50 }, 2495],
])('a payment is compared with %s', async (_what, share, fee) => {
  const { db } = app.database;
  const productId = (
    await db
      .selectFrom('listing')
      .select('product_id')
      .where('id', '=', seller.listingId)
      .executeTakeFirstOrThrow()
  ).product_id;
  const sells = async (price: number, stock: number) => {
    const { companyId: sellerId } = await makeParty(db, 'merchant');
    await makeListing(db, { sellerId, productId }, { price, stock });
    await db
      .updateTable('seller_terms')
      .set({ shipping_share: share && JSON.stringify(share) })
      .where('company_id', '=', sellerId)
      .execute();
  };
  await sells(11_000, 5);
  await sells(9000, 2);
  // The seller of the purchase has raised its price since, and the units that it sold are missing from its stock.
  await sql`update listing set price = 12000, stock = 0 where id = ${seller.listingId}`.execute(db);
  await compareFreshPayments(app.ctx);
  await sql`update listing set price = 1 where product_id = ${productId}`.execute(db);
  await compareFreshPayments(app.ctx);
  const ask = { type: 'purchased' as const, ...today(), step: 'day' as const };
  const { measures } = (await app.call(getSalesPerformance, ask, buyer)).result;
  expect(measures.sellerSaving).toEqual({ amount: 33_000 + fee - 34_990, payments: 1 });
});

test('groups are paged, best and worst first', async () => {
  const other = await shop.buyer([seller.listingId, 1]);
  await shop.buy(other);
  const ask = { type: 'sold' as const, ...today(), by: 'company' as const, pageSize: '1' };
  const best = (await app.call(getPerformanceGroups, { ...ask, sort: 'best' }, seller)).result;
  expect(best).toMatchObject({
    total: 2,
    items: [{ id: buyer.companyId, turnover: 30_000, units: 3, before: 0 }],
  });
  const rest = { ...ask, sort: 'best' as const, cursor: best.nextCursor ?? '' };
  const { items, nextCursor } = (await app.call(getPerformanceGroups, rest, seller)).result;
  expect(items).toMatchObject([{ id: other.companyId, turnover: 10_000 }]);
  expect(nextCursor).toBeNull();
  const worst = (await app.call(getPerformanceGroups, { ...ask, sort: 'worst' }, seller)).result;
  expect(worst.items[0]?.id).toBe(other.companyId);
});

test('a product stands once with what was bought and what was sold of it', async () => {
  const { result } = await app.call(getPurchasesAndSolds, today(), buyer);
  expect(result).toMatchObject({
    total: 1,
    items: [{ bought: { units: 3, amount: 30_000 }, sold: { units: 0, amount: 0 } }],
  });
});

test('goods that were received and are close to their expiry stand with what is left of them', async () => {
  const { db } = app.database;
  const expiring = () => app.call(getExpiringPurchases, { pageSize: '1' }, buyer);
  expect((await app.call(getExpiringPurchases, {}, seller)).status).toBe(403);
  const inMonths = (months: number) => formatIsoDay(addMonths(istanbulDayOf(app.clock.now()), months));
  const { rows } = await sql<{ order_id: number; quantity: number; line_total: number }>`
    update order_line set expiration = ${inMonths(5)}::date
    where order_id in (select id from orders where buyer_company_id = ${buyer.companyId} and state <> 'cancelled')
    returning order_id, quantity, line_total`.execute(db);
  const [line] = rows;
  if (!line) throw new Error('The buyer has an order.');
  expect((await expiring()).result).toMatchObject({ items: [], total: 0 });
  await sql`update orders set state = 'completed' where id = ${line.order_id}`.execute(db);
  expect((await expiring()).result).toMatchObject({
    total: 1,
    items: [
      { orderId: line.order_id, expiration: inMonths(5), units: line.quantity, amount: line.line_total },
    ],
  });
  const close = async () =>
    (await app.call(getHomePageListingSections, {}, buyer)).result.today?.closeExpiryPurchased;
  expect(await close()).toBe(1);
  await sql`
    with refunded as (
      insert into order_refund (order_id, kind, goods, shipping, card_amount, wallet_amount)
      values (${line.order_id}, 'return', 1, 0, 1, 0) returning id)
    insert into order_refund_line (refund_id, order_id, line_no, quantity, amount)
    select id, ${line.order_id}, 1, 1, 1 from refunded`.execute(db);
  expect((await expiring()).result.items[0]?.units).toBe(line.quantity - 1);
  await sql`update order_line set expiration = ${inMonths(9)}::date where order_id = ${line.order_id}`.execute(
    db,
  );
  expect((await expiring()).result.total).toBe(0);
});

test('the file has a row a part or a group, typed', async () => {
  const ask = (query: string, token: string | null = seller.token) =>
    app.fastify.inject({
      method: 'GET',
      url: `${apiPrefix}/${exportPerformance.path}?${new URLSearchParams({ type: 'sold', ...today() }).toString()}&${query}`,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
  expect((await ask('by=day&format=csv', null)).statusCode).toBe(401);
  expect((await ask('by=hour&format=csv')).statusCode).toBe(400);
  const day = today().from.split('-').toReversed().join('.');
  expect((await ask('by=day&format=csv')).body.split('\r\n')[1]).toBe(`${day};349,90;1;3;0,00`);
  await sql`update company set name = '=1+1' where id = ${buyer.companyId}`.execute(app.database.db);
  expect((await ask('by=company&format=csv')).body.split('\r\n')[1]).toBe("'=1+1;300,00;1;3;0,00");
  const xlsx = await ask('by=product&format=xlsx');
  expect(xlsx.rawPayload.subarray(0, 2).toString('latin1')).toBe('PK');
});

test('required actions are listed for the side that has to take them', async () => {
  const kinds = async (who: Person) =>
    (await app.call(getRequiredActions, {}, who)).result.items.map(({ kind, orderId: of }) => [kind, of]);
  expect(await kinds(seller)).toEqual([['confirmOrder', orderId]]);
  expect(await kinds(buyer)).toEqual([]);
  await app.call(orderCalls.confirmOrder, { orderId }, seller);
  expect(await kinds(seller)).toEqual([['shipOrder', orderId]]);
  await app.call(
    orderCalls.shipOrder,
    { orderId, carrierId: 1, followUpNumber: String(orderId).padStart(12, '0') },
    seller,
  );
  expect(await kinds(seller)).toEqual([]);
  await sql`update orders set state = 'awaitingBuyerApproval', delivered_at = ${app.clock.now()},
    auto_approve_at = ${app.clock.now()}::timestamptz + interval '7 days' where id = ${orderId}`.execute(
    app.database.db,
  );
  expect(await kinds(buyer)).toEqual([['approveOrder', orderId]]);
  const lines = [{ lineNo: 1, quantity: 1, reason: 'damaged' as const }];
  await app.call(openCase, { orderId, kind: 'return', lines, refundTarget: 'wallet' }, buyer);
  expect(await kinds(seller)).toEqual([['answerCase', orderId]]);
  const sold = (await app.call(getRequiredActions, { type: 'sold' }, buyer)).result;
  expect(sold.items).toEqual([]);
});
