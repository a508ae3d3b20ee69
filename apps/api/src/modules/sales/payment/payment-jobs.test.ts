import { paymentCalls } from '@havan/contract/sales/payment';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { balances } from '../../money/ledger/ledger.sql.ts';
import { lockBuyer, lockPayment } from './payment.sql.ts';
import { askAboutOpenPayments, expirePayments, reconcileWithBank, sendRefunds } from './payment-jobs.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const minute = 60_000;

let seller: Person & { listingId: number };
let buyer: Person;
beforeEach(async () => {
  bank.isAway = false;
  seller = await shop.seller(5);
  buyer = await shop.buyer([seller.listingId, 3]);
});
afterEach(() => shop.requireSound());

const statusOf = async (paymentId: string) =>
  (await app.call(paymentCalls.getPaymentStatus, { paymentId }, buyer)).result;
const rowOf = (paymentId: string) =>
  app.database.db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
const cardOf = async (person: Person) =>
  (await balances(app.database.db)).find(
    (account) => account.kind === 'buyerCard' && account.companyId === person.companyId,
  )?.amount ?? 0;

// @spec buying one-settlement reservation
// @spec defects lock-circles reservation-leaks second-checkout-refund

test('an unfinished payment releases its stock after fifteen minutes, not before', async () => {
  const paymentId = await shop.pay(buyer);
  app.clock.advance(15 * minute - 1);
  await expirePayments(app.ctx);
  expect(await shop.stockOf(seller.listingId)).toBe(2);
  app.clock.advance(1);
  await Promise.all([expirePayments(app.ctx), expirePayments(app.ctx)]);
  expect(await shop.stockOf(seller.listingId)).toBe(5);
  expect(await rowOf(paymentId)).toMatchObject({ state: 'failed', failure_reason: 'expired' });
});

test('the last query before expiry finds a capture', async () => {
  const paymentId = await shop.pay(buyer);
  bank.capture(paymentId);
  app.clock.advance(16 * minute);
  await expirePayments(app.ctx);
  expect((await rowOf(paymentId)).state).toBe('captured');
});

test('a lost callback is found by a query, each payment by one process at a time', async () => {
  const paymentId = await shop.pay(buyer);
  bank.capture(paymentId);
  await askAboutOpenPayments(app.ctx);
  expect((await rowOf(paymentId)).state).toBe('threeDsPending');
  app.clock.advance(15_000);
  await Promise.all([askAboutOpenPayments(app.ctx), askAboutOpenPayments(app.ctx)]);
  expect((await rowOf(paymentId)).state).toBe('captured');
});

test('concurrent success and expiry: one of them counts, and the stock is consistent', async () => {
  const paymentId = await shop.pay(buyer);
  app.clock.advance(15 * minute);
  const captured = bank.capture(paymentId);
  await Promise.all([
    expirePayments(app.ctx),
    shop.notify(captured),
    reconcileWithBank(app.ctx),
    statusOf(paymentId),
    askAboutOpenPayments(app.ctx),
    expirePayments(app.ctx),
  ]);
  expect(await statusOf(paymentId)).toMatchObject({ state: 'captured', orders: [{ total: 34_990 }] });
  expect(await shop.stockOf(seller.listingId)).toBe(2);
  expect(await cardOf(buyer)).toBe(-34_990);
});

test('success after expiry reserves again and completes the purchase', async () => {
  const paymentId = await shop.pay(buyer);
  bank.isAway = true;
  app.clock.advance(16 * minute);
  await expirePayments(app.ctx);
  expect(await shop.stockOf(seller.listingId)).toBe(5);
  bank.isAway = false;
  bank.capture(paymentId);
  await Promise.all([reconcileWithBank(app.ctx), reconcileWithBank(app.ctx)]);
  expect(await statusOf(paymentId)).toMatchObject({ state: 'captured', orders: [{ total: 34_990 }] });
  expect(await shop.stockOf(seller.listingId)).toBe(2);
  expect(await cardOf(buyer)).toBe(-34_990);
});

test('success after expiry, with the goods sold to another buyer, is refunded fully and once', async () => {
  const paymentId = await shop.pay(buyer);
  bank.isAway = true;
  app.clock.advance(16 * minute);
  await expirePayments(app.ctx);
  bank.isAway = false;
  const other = await shop.buyer([seller.listingId, 4]);
  await shop.buy(other);
  const late = bank.capture(paymentId);
  const statuses = await Promise.all(Array.from({ length: 10 }, () => shop.notify(late)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await reconcileWithBank(app.ctx);
  await sendRefunds(app.ctx);
  await sendRefunds(app.ctx);
  expect(await statusOf(paymentId)).toMatchObject({ state: 'failed', orders: [] });
  expect(bank.payments.get(paymentId)).toMatchObject({ status: 'refunded', refundedAmount: 34_990 });
  expect(await cardOf(buyer)).toBe(0);
  expect(await shop.stockOf(seller.listingId)).toBe(1);
  await reconcileWithBank(app.ctx);
  expect(await cardOf(buyer)).toBe(0);
});

test('a payment that succeeds after it expired is no second purchase when the goods were bought again meanwhile', async () => {
  const first = await shop.pay(buyer);
  bank.isAway = true;
  app.clock.advance(16 * minute);
  await expirePayments(app.ctx);
  bank.isAway = false;
  await shop.buy(buyer);
  await shop.notify(bank.capture(first));
  const { rows } = await sql<{ orders: number }>`
    select count(*) as orders from orders where buyer_company_id = ${buyer.companyId}`.execute(
    app.database.db,
  );
  expect(rows).toEqual([{ orders: 1 }]);
  expect(await cardOf(buyer)).toBe(-34_990);
});

test('success after expiry waits for a concurrent purchase and holds no lock that it needs', async () => {
  const { db } = app.database;
  const paymentId = await shop.pay(buyer);
  bank.isAway = true;
  app.clock.advance(16 * minute);
  await expirePayments(app.ctx);
  bank.isAway = false;
  const reported = await db.transaction().execute(async (beginning) => {
    await lockBuyer(beginning, buyer.companyId);
    const late = shop.notify(bank.capture(paymentId));
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*) as waiting from pg_locks l join pg_database d on d.oid = l.database
          where d.datname = current_database() and not granted`.execute(db);
        return rows[0]?.waiting;
      })
      .toBe(1);
    expect((await lockPayment(beginning, paymentId))?.state).toBe('failed');
    return { late };
  });
  expect(await reported.late).toBe(200);
  expect((await rowOf(paymentId)).state).toBe('captured');
});

test('success after a failure of the bank itself is refunded, never sold', async () => {
  const paymentId = await shop.pay(buyer);
  await shop.notify(bank.decline(paymentId, 'timedOut'));
  await shop.notify({ ...bank.capture(paymentId), failureReason: null });
  expect(await statusOf(paymentId)).toMatchObject({ state: 'failed', orders: [] });
  expect(await cardOf(buyer)).toBe(0);
  expect(await shop.stockOf(seller.listingId)).toBe(5);
  await sendRefunds(app.ctx);
});

test('reconciliation does not lock payments that agree with the bank', async () => {
  await shop.buy(buyer);
  await app.database.db.transaction().execute(async (trx) => {
    await trx.selectFrom('payment').select('id').forUpdate().execute();
    await expect(reconcileWithBank(app.ctx)).resolves.toBeUndefined();
  });
});

test('reconciliation resumes where it stopped', async () => {
  await shop.pay(buyer);
  await reconcileWithBank(app.ctx);
  await reconcileWithBank(app.ctx);
  expect(bank.askedFrom.at(-1)).toBe('2026-11-21T09:00:00.000Z');
});
