import { bankCallbackPath, paymentCalls, threeDsReturnPath } from '@havan/contract/sales/payment';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../../../core/db/transaction.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { balances } from '../../money/ledger/ledger.sql.ts';
import { lockPayment } from './payment.sql.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const { pay, getPaymentStatus } = paymentCalls;

let seller: Person & { listingId: number };
beforeEach(async () => {
  bank.isAway = false;
  bank.next = null;
  seller = await shop.seller();
});
afterEach(() => shop.requireSound());

const statusOf = async (paymentId: string, buyer: Person) =>
  (await app.call(getPaymentStatus, { paymentId }, buyer)).result;
const ordersOf = (buyer: Person) =>
  app.database.db
    .selectFrom('orders')
    .selectAll()
    .where('buyer_company_id', '=', buyer.companyId)
    .orderBy('id')
    .execute();

// @spec §7 buying-speed
// @spec buying one-settlement
// @spec defects event-twice foreign-answer three-settlers wrong-amount

describe('messages of the bank', () => {
  test('sent twenty times, concurrently and later, make one order', async () => {
    const buyer = await shop.buyer([seller.listingId, 1]);
    const paymentId = await shop.pay(buyer);
    const captured = bank.capture(paymentId);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        shop.notify(captured, index % 2 === 0 ? 'event-one' : `event-${index}`),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await shop.notify(captured)).toBe(200);
    expect(await ordersOf(buyer)).toHaveLength(1);
    const card = (await balances(app.database.db)).find(
      (account) => account.kind === 'buyerCard' && account.companyId === buyer.companyId,
    );
    expect(card?.amount).toBe(-captured.amount);
  });

  test('a callback, a status query and a second callback at the same moment make one order', async () => {
    const buyer = await shop.buyer([seller.listingId, 1]);
    const paymentId = await shop.pay(buyer);
    const captured = bank.capture(paymentId);
    await Promise.all([
      shop.notify(captured),
      statusOf(paymentId, buyer),
      shop.notify(captured),
      statusOf(paymentId, buyer),
    ]);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  test('forged by one bit anywhere are refused', async () => {
    const buyer = await shop.buyer([seller.listingId, 1]);
    const paymentId = await shop.pay(buyer);
    const captured = bank.capture(paymentId);
    const { body, headers } = bank.message(captured, app.clock.now());
    const bytes = Buffer.from(body);
    for (let at = 0; at < bytes.length; at += 7) {
      const forged = Buffer.from(bytes);
      forged[at] = (forged[at] ?? 0) ^ (1 << (at % 7));
      expect(await shop.deliver({ body: forged.toString('latin1'), headers })).toBe(401);
    }
    const [name = '', signature = ''] =
      Object.entries(headers).find(([key]) => key.endsWith('signature')) ?? [];
    const flipped = (signature.startsWith('0') ? '1' : '0') + signature.slice(1);
    expect(await shop.deliver({ body, headers: { ...headers, [name]: flipped } })).toBe(401);
    expect(await shop.deliver({ body, headers: { 'content-type': 'application/json' } })).toBe(401);
    expect(await ordersOf(buyer)).toEqual([]);
    expect(app.counted).toContain('bankCallbackRejected');
    await shop.deliver({ body, headers });
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  test('older than five minutes are refused', async () => {
    const buyer = await shop.buyer([seller.listingId, 1]);
    const paymentId = await shop.pay(buyer);
    const old = bank.message(bank.capture(paymentId), new Date(app.clock.now().getTime() - 5 * 60_000 - 1));
    expect(await shop.deliver(old)).toBe(401);
    expect((await statusOf(paymentId, buyer)).state).toBe('captured');
  });

  test('signed for another amount, merchant, plan or attempt, settle nothing', async () => {
    const buyer = await shop.buyer([seller.listingId, 1]);
    const paymentId = await shop.pay(buyer);
    const captured = { ...bank.payments.get(paymentId), status: 'captured' } as ReturnType<
      typeof bank.capture
    >;
    expect(await shop.notify({ ...captured, amount: captured.amount - 1 })).toBe(409);
    expect(await shop.notify({ ...captured, merchantId: 'somebody' })).toBe(409);
    expect(await shop.notify({ ...captured, installments: 3 })).toBe(409);
    expect(await shop.notify({ ...captured, bankPaymentId: 'pay_of_a_smaller_basket' })).toBe(409);
    expect(await shop.notify({ ...captured, attemptId: '6f1f6a0e-2f5c-4b0e-9b53-3a0e6f0f7c11' })).toBe(404);
    const usd = bank.message(captured, app.clock.now());
    expect(await shop.deliver({ ...usd, body: usd.body.replace('"TRY"', '"USD"') })).toBe(401);
    expect(await statusOf(paymentId, buyer)).toMatchObject({ state: 'threeDsPending' });
    expect(await ordersOf(buyer)).toEqual([]);
  });

  test('that arrive before the answer to our own start are accepted', async () => {
    const buyer = await shop.buyer([seller.listingId, 1]);
    const request = await shop.payRequest(buyer);
    const start = bank.start.bind(bank);
    const early = Object.assign(new MemoryBank(), { payments: bank.payments });
    const answers: number[] = [];
    Object.assign(app.ports.bank, {
      start: async (payment: Parameters<typeof start>[0]) => {
        const begun = await start(payment);
        answers.push(await shop.notify(early.capture(payment.attemptId)));
        return begun;
      },
    });
    const answer = await app.call(pay, request, buyer);
    Object.assign(app.ports.bank, { start });
    expect(answers).toEqual([200]);
    expect(answer.result.state).toBe('captured');
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  test('with known facts are answered while the payment is locked', async () => {
    const buyer = await shop.buyer([seller.listingId, 1]);
    const paymentId = await shop.pay(buyer);
    const captured = bank.capture(paymentId);
    await shop.notify(captured);
    const again = await withTransaction(app.database.db, async (trx) => {
      await lockPayment(trx, paymentId);
      return shop.notify(captured);
    });
    expect(again).toBe(200);
  });

  test('that were lost are replaced by the query of the waiting page', async () => {
    const buyer = await shop.buyer([seller.listingId, 1]);
    const paymentId = await shop.pay(buyer);
    expect((await statusOf(paymentId, buyer)).state).toBe('threeDsPending');
    bank.capture(paymentId);
    app.clock.advance(1000);
    expect((await statusOf(paymentId, buyer)).state).toBe('captured');
  });

  test('a foreign payment is not found, and an unavailable bank is no error', async () => {
    const buyer = await shop.buyer([seller.listingId, 1]);
    const paymentId = await shop.pay(buyer);
    expect((await app.call(getPaymentStatus, { paymentId }, await shop.buyer())).status).toBe(404);
    bank.isAway = true;
    expect((await statusOf(paymentId, buyer)).state).toBe('threeDsPending');
  });
});

describe('the page to which the bank returns', () => {
  test('has no outcome, redirects as a page and posts a message in a frame', async () => {
    const id = '6f1f6a0e-2f5c-4b0e-9b53-3a0e6f0f7c11';
    const at = (dest: string, query = `?paymentId=${id}`) =>
      app.fastify.inject({ url: threeDsReturnPath + query, headers: { 'sec-fetch-dest': dest } });
    expect((await at('document')).headers.location).toBe(`/payment?paymentId=${id}`);
    const framed = await at('iframe');
    const policy = String(framed.headers['content-security-policy']).split('; ');
    expect(policy).toContain("frame-ancestors 'self'");
    // Without `allow-same-origin` the page cannot remove the sandbox of its frame (decision 203).
    expect(policy).toContain('sandbox allow-scripts');
    const script = await app.fastify.inject(`${threeDsReturnPath}.js`);
    expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(framed.body).not.toMatch(/<script(?![^>]*src=)/);
    expect((await at('document', '?paymentId=//evil.example')).statusCode).toBe(404);
    expect((await app.fastify.inject({ method: 'GET', url: bankCallbackPath })).statusCode).toBe(404);
  });
});
