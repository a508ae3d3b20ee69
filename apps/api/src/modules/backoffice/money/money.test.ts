import { operatorLedgerCalls } from '@havan/contract/backoffice/ledger';
import { operatorPaymentCalls } from '@havan/contract/backoffice/payments';
import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { getOrders } from '@havan/contract/sales/orders';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { beforeAll, expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const { findPayments, getPaymentTimeline, replayPayment } = operatorPaymentCalls;
const { getLedgerEntries, getLedgerAccounts, reconcileWithBank } = operatorLedgerCalls;

let me: Awaited<ReturnType<typeof signedInOperator>>;
let seller: Person & { listingId: number };
beforeAll(async () => {
  me = await signedInOperator(app, ['finance']);
  seller = await shop.seller(20, 10_000);
});

const timeline = async (paymentId: string) => (await app.call(getPaymentTimeline, { paymentId }, me)).result;

test('every message of the bank stands on the line of time with what it did', async () => {
  const buyer = await shop.buyer([seller.listingId, 1]);
  const paymentId = await shop.pay(buyer);
  const taken = bank.capture(paymentId);
  await shop.notify(taken, 'event-1');
  await shop.notify(taken, 'event-1');
  await shop.notify(taken, 'event-2');
  const { moments, state, orderIds } = await timeline(paymentId);
  expect(state).toBe('captured');
  expect(moments.map((one) => one.kind).toSorted()).toEqual([
    'callback',
    'callback',
    'callback',
    'ended',
    'ledger',
    'order',
    'started',
  ]);
  expect(moments.flatMap((one) => (one.kind === 'callback' ? [[one.settlement, one.toState]] : []))).toEqual([
    ['captured', 'captured'],
    ['unchanged', 'captured'],
    ['unchanged', 'captured'],
  ]);
  const found = await app.call(findPayments, { search: String(orderIds[0]) }, me);
  expect(found.result.items).toMatchObject([{ paymentId }]);
  expect((await app.call(findPayments, { cursor: 'x' }, me)).status).toBe(400);
});

test('a lost callback is settled by a replay, once however often it is pressed', async () => {
  const buyer = await shop.buyer([seller.listingId, 1]);
  const paymentId = await shop.pay(buyer);
  bank.capture(paymentId);
  expect((await timeline(paymentId)).state).not.toBe('captured');
  const answers = await Promise.all([1, 2, 3].map(() => app.call(replayPayment, { paymentId }, me)));
  expect(answers.map(({ result }) => result.settlement).toSorted()).toEqual([
    'captured',
    'unchanged',
    'unchanged',
  ]);
  const { items } = (await app.call(getOrders, { type: 'purchased' }, buyer)).result;
  expect(items).toHaveLength(1);
  bank.isAway = true;
  expect((await app.call(replayPayment, { paymentId }, me)).status).toBe(409);
  bank.isAway = false;
  const trail = (await app.call(getAuditTrail, { action: 'payment.replay' }, me)).result.items;
  expect(trail).toHaveLength(3);
  await shop.requireSound();
});

test('the ledger is browsed by order and account; its accounts add up to 0, and bank and books agree', async () => {
  const orderId = (await app.call(findPayments, {}, me)).result.items[0]?.orderIds[0] ?? 0;
  const { paymentId } = (await app.call(findPayments, { search: String(orderId) }, me)).result.items[0] ?? {};
  const entries = (await app.call(getLedgerEntries, { kind: 'capture', account: 'escrow' }, me)).result.items;
  const entry = entries.find((one) => one.paymentId === paymentId);
  expect(entry?.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const one = await app.call(getLedgerEntries, { entryId: String(entry?.entryId) }, me);
  expect(one.result.items).toEqual([entry]);
  const day = istanbulIsoDay(new Date(entry?.at ?? ''));
  const onDay = { entryId: String(entry?.entryId), from: day, to: day };
  expect((await app.call(getLedgerEntries, onDay, me)).result.items).toEqual([entry]);
  expect(
    (await app.call(getLedgerEntries, { ...onDay, from: '2020-01-01', to: '2020-01-02' }, me)).result.items,
  ).toEqual([]);
  expect((await app.call(getLedgerEntries, { companyId: '999999' }, me)).result.items).toEqual([]);
  expect((await app.call(getLedgerAccounts, {}, me)).result.sum).toBe(0);
  expect((await app.call(reconcileWithBank, {}, me)).result.findings).toEqual([]);
});
