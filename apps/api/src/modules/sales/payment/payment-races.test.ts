import { paymentCalls } from '@havan/contract/sales/payment';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const { pay } = paymentCalls;

let seller: Person & { listingId: number };
beforeEach(async () => {
  bank.isAway = false;
  bank.next = null;
  seller = await shop.seller();
});
afterEach(() => shop.requireSound());

const ordersOf = (buyer: Person) =>
  app.database.db
    .selectFrom('orders')
    .selectAll()
    .where('buyer_company_id', '=', buyer.companyId)
    .orderBy('id')
    .execute();

// @spec buying idempotency lock-order reservation
// @spec defects last-unit lock-circles second-checkout-refund

describe('races', () => {
  test('fifty buyers for the last unit: one order, forty-nine clean refusals, stock 0', async () => {
    const last = await shop.seller(1);
    const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.buyer([last.listingId, 1])));
    const requests = await Promise.all(buyers.map((buyer) => shop.payRequest(buyer)));
    const answers = await Promise.all(
      buyers.map((buyer, index) => app.call(pay, requests[index] ?? requests[0]!, buyer)),
    );
    const outcomes = Map.groupBy(answers, ({ status, body }) => `${status} ${body.statusCode}`);
    expect(Object.fromEntries([...outcomes].map(([outcome, all]) => [outcome, all.length]))).toEqual({
      '200 200': 1,
      '409 1992': 49,
    });
    expect(await shop.stockOf(last.listingId)).toBe(0);
  });

  test('twenty buyers with the same two listings in opposite order: no deadlock, exactly the stock is sold', async () => {
    const [one, two] = [await shop.seller(7), await shop.seller(7)];
    const buyers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? shop.buyer([one.listingId, 1], [two.listingId, 1])
          : shop.buyer([two.listingId, 1], [one.listingId, 1]),
      ),
    );
    const requests = await Promise.all(buyers.map((buyer) => shop.payRequest(buyer)));
    const answers = await Promise.all(
      buyers.map((buyer, index) => app.call(pay, requests[index] ?? requests[0]!, buyer)),
    );
    const sold = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status, body }) => status === 200 || body.statusCode === 1992)).toBe(true);
    expect(sold).toBe(7);
    expect(await shop.stockOf(one.listingId)).toBe(0);
    expect(await shop.stockOf(two.listingId)).toBe(0);
  });

  test('one buyer presses twenty times with one key and ten times with others: one open payment', async () => {
    const buyer = await shop.buyer([seller.listingId, 3]);
    const request = await shop.payRequest(buyer);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        app.call(pay, request, index < 20 ? { ...buyer, idempotencyKey: 'the-key-of-the-button' } : buyer),
      ),
    );
    expect(await shop.stockOf(seller.listingId)).toBe(7);
    const open = await app.database.db
      .selectFrom('payment')
      .select('id')
      .where('buyer_company_id', '=', buyer.companyId)
      .where('state', '=', 'threeDsPending')
      .execute();
    expect(open).toHaveLength(1);
    for (const payment of [...bank.payments.values()].filter(({ attemptId }) => attemptId === open[0]?.id)) {
      await shop.notify(bank.capture(payment.attemptId));
    }
    expect(await ordersOf(buyer)).toHaveLength(1);
  });
});
