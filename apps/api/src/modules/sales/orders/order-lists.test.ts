import { orderCalls } from '@havan/contract/sales/orders';
import { getCounterparties } from '@havan/contract/sales/order-work';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { withoutIncomeTax } from '../../../testing/without-income-tax.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
withoutIncomeTax(app);
const shop = new Shop(app, bank);
const { getOrders, confirmOrder, cancelOrder, getSalesOverview } = orderCalls;

let seller: Person & { listingId: number };
let orderId: number;
beforeEach(async () => {
  seller = await shop.seller();
  const buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  orderId = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
});

// @spec buying order-lists

describe('lists', () => {
  test('are newest first, paged, filtered by mask, counted and searched', async () => {
    const others = [await shop.buyer([seller.listingId, 1]), await shop.buyer([seller.listingId, 2])];
    for (const other of others) await shop.buy(other);
    await app.call(confirmOrder, { orderId }, seller);
    const first = (await app.call(getOrders, { type: 'sold', pageSize: '2' }, seller)).result;
    expect(first.items).toHaveLength(2);
    expect(first.total).toBe(3);
    const rest = (
      await app.call(getOrders, { type: 'sold', pageSize: '2', cursor: first.nextCursor ?? '' }, seller)
    ).result;
    expect(rest.items.map((order) => order.orderId)).toEqual([orderId]);
    expect(rest.nextCursor).toBeNull();
    expect(rest.counts.filter(({ count }) => count > 0)).toEqual([
      { state: 'awaitingSellerConfirmation', stateCode: 1, count: 2 },
      { state: 'awaitingShipment', stateCode: 2, count: 1 },
    ]);
    const traded = (await app.call(getCounterparties, { type: 'sold' }, seller)).result;
    expect(traded.map(({ count }) => count)).toEqual([1, 1, 1]);
    const mine = (await app.call(getCounterparties, { type: 'purchased' }, others[0])).result;
    expect(mine.map(({ companyId }) => companyId)).toEqual([seller.companyId]);
    expect((await app.call(getCounterparties, { type: 'purchased' })).status).toBe(401);
    const masked = (await app.call(getOrders, { type: 'sold', stateMask: '2' }, seller)).result;
    expect(masked.items.map((order) => order.orderId)).toEqual([orderId]);
    const none = (await app.call(getOrders, { type: 'sold', stateMask: '0' }, seller)).result;
    expect(none.items).toEqual([]);
    // The names contain no digits, so that a search for digits matches order numbers only.
    const { db } = app.database;
    await sql`update order_line set product_name = 'Ürün'`.execute(db);
    await sql`update company set name = translate(name, '0123456789', 'abcdefghij')`.execute(db);
    const found = async (q: string) =>
      (await app.call(getOrders, { type: 'sold', q }, seller)).result.items.length;
    expect(await found(String(orderId))).toBe(1);
    // Buyers often name only the first or the last digits of the order number on the phone.
    expect(await found(String(orderId).slice(0, 3))).toBe(3);
    expect(await found(String(orderId).slice(-3))).toBe(1);
    expect(await found(String(orderId).slice(-2))).toBe(0);
    expect(await found('urun')).toBe(3);
    expect(await found('%')).toBe(0);
    expect(first.items[0]).toMatchObject({
      lineCount: 1,
      unitCount: 2,
      firstProducts: [{ productName: expect.any(String) }],
    });
    expect((await app.call(getOrders, { type: 'sold', cursor: 'x' }, seller)).status).toBe(400);
  });

  test('the figures of the merchant home count sales, not cancellations', async () => {
    const other = await shop.buyer([seller.listingId, 2]);
    await shop.buy(other);
    const id = (await app.call(getOrders, { type: 'purchased' }, other)).result.items[0]?.orderId ?? 0;
    const before = (await app.call(getSalesOverview, {}, seller)).result;
    expect(before).toMatchObject({
      todayRevenue: 34_990 + 24_990,
      todayOrders: 2,
      pendingPayout: 28_200 + 18_800,
      activeListings: 1,
      closeExpiryListings: 0,
      lowStockListings: 1,
    });
    expect(before.monthRevenue).toBe(before.todayRevenue);
    expect(before.dailyRevenue).toHaveLength(30);
    await app.call(cancelOrder, { orderId: id, reason: 'stok yok' }, seller);
    expect((await app.call(getSalesOverview, {}, seller)).result).toMatchObject({
      todayRevenue: 34_990,
      todayOrders: 1,
    });
  });

  test('unpaid orders are no turnover', async () => {
    const before = (await app.call(getSalesOverview, {}, seller)).result;
    expect(before.todayRevenue).toBe(34_990);
    await sql`update orders set state = 'preOrder' where id = ${orderId}`.execute(app.database.db);
    const unpaid = (await app.call(getSalesOverview, {}, seller)).result;
    expect(unpaid).toMatchObject({ todayRevenue: 0, todayOrders: 0, monthRevenue: 0, pendingPayout: 0 });
    expect(unpaid.dailyRevenue.every(({ revenue, orders }) => revenue === 0 && orders === 0)).toBe(true);
  });
});
