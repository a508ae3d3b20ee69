import {
  bankTransferCalls as desk,
  downloadTransferReturns,
} from '@havan/contract/backoffice/money/bank-transfers';
import { getCheckout, getPaymentStatus, pay } from '@havan/contract/sales/payment';
import { cancelOrder, confirmOrder, getOrderDetail, getOrders } from '@havan/contract/sales/orders';
import { transferDeadline } from '@havan/domain/bank-transfer';
import { formatDate, istanbulIsoDay } from '@havan/domain/istanbul';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { balanceOf } from '../../money/ledger/ledger.service.ts';
import { expirePayments } from '../payment/payment-jobs.ts';
import { expireTransfers } from './end-transfer.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const iban = 'TR330006100519786457841326';

let seller: Person & { listingId: number };
let buyer: Person;
let me: Awaited<ReturnType<typeof signedInOperator>>;
let fileNo = 0;
beforeEach(async () => {
  seller = await shop.seller(10);
  buyer = await shop.buyer([seller.listingId, 3]);
  me = await signedInOperator(app, ['finance']);
});

async function order(who = buyer): Promise<string> {
  const request = await shop.payRequest(who, { method: 'transfer' });
  const { cardToken: _none, ...byTransfer } = request;
  const answer = await app.call(pay, byTransfer, who);
  expect(answer.status).toBe(200);
  return answer.result.paymentId;
}
const status = async (paymentId: string) => (await app.call(getPaymentStatus, { paymentId }, buyer)).result;
const detailsOf = async (paymentId: string) => {
  const { transfer } = await status(paymentId);
  if (!transfer) throw new Error('no transfer');
  return transfer;
};
const money = (kurus: number) => `${Math.floor(kurus / 100)},${String(kurus % 100).padStart(2, '0')}`;
const fileOf = (...rows: readonly (readonly [kurus: number, text: string])[]) => {
  fileNo += 1;
  return [
    'Dekont No;Tarih;Tutar;Açıklama;Gönderen;Gönderen IBAN',
    ...rows.map(
      ([kurus, text], at) => `D${fileNo}-${at};23.11.2026;${money(kurus)};${text};Moda Eczanesi;${iban}`,
    ),
  ].join('\n');
};
const send = async (text: string, isTrial = false) =>
  (await app.call(desk.importBankFile, { text, isTrial }, me)).result;
const outcomes = ({ rows }: { readonly rows: readonly { readonly outcome: string }[] }) =>
  rows.map(({ outcome }) => outcome);
const stateOf = async (who = buyer, type: 'purchased' | 'sold' = 'purchased') =>
  (await app.call(getOrders, { type }, who)).result.items.map(({ state }) => state);
const allReturns = async () => (await app.call(desk.getTransferReturns, { state: 'open' }, me)).result.items;
const returns = async () =>
  (await allReturns())
    .filter(({ company }) => company?.companyId === buyer.companyId)
    .toSorted((a, b) => a.amount - b.amount);
/**
 * Moves the clock to the deadline of the transfer and signs in a new operator, because the former session has ended by
 * then.
 */
const pastDeadline = async () => {
  app.clock.set(transferDeadline(app.clock.now()));
  me = await signedInOperator(app, ['finance']);
};

describe('an order by bank transfer', () => {
  test('waits with its reference while its stock is held, and counts in no figure', async () => {
    const { result: checkout } = await app.call(getCheckout, {}, buyer);
    expect(checkout.transferUntil).toBe(transferDeadline(app.clock.now()).toISOString());
    const paymentId = await order();
    expect(await status(paymentId)).toMatchObject({
      state: 'created',
      method: 'transfer',
      transfer: { reference: expect.stringMatching(/^HVN\d{10}$/), iban, received: 0, amount: 34_990 },
    });
    expect(await stateOf()).toEqual(['preOrder']);
    expect(await shop.stockOf(seller.listingId)).toBe(7);
    app.clock.advance(24 * 3_600_000);
    await expirePayments(app.ctx);
    await expireTransfers(app.ctx);
    expect(await stateOf()).toEqual(['preOrder']);
    const [{ orderId } = { orderId: 0 }] = (await app.call(getOrders, { type: 'purchased' }, buyer)).result
      .items;
    const own = (await app.call(getOrderDetail, { type: 'purchased', id: String(orderId) }, buyer)).result;
    expect(own.payment.transfer).toMatchObject({ iban, received: 0 });
    const sold = (await app.call(getOrderDetail, { type: 'sold', id: String(orderId) }, seller)).result;
    expect(sold.payment).toMatchObject({ method: null, transfer: null });
    // The seller is not owed anything yet, and receives no address to ship to.
    expect(sold).toMatchObject({
      payout: null,
      address: { phone: '', line: '' },
      invoiceTo: { address: '' },
    });
    expect(sold.address.cityName).not.toBe('');
    expect((await app.call(confirmOrder, { orderId }, seller)).status).not.toBe(200);
    await shop.requireSound();
  });

  test('is confirmed to its seller once a file names it, and a trial changes nothing', async () => {
    const paymentId = await order();
    const { reference, amount } = await detailsOf(paymentId);
    const file = fileOf([amount, `Sipariş ${reference}`], [500, 'kira']);
    expect(outcomes(await send(file, true))).toEqual(['paid', 'unmatched']);
    expect(await stateOf()).toEqual(['preOrder']);
    expect(outcomes(await send(file))).toEqual(['paid', 'unmatched']);
    expect(await stateOf()).toEqual(['awaitingSellerConfirmation']);
    expect(await status(paymentId)).toMatchObject({ state: 'captured' });
    expect(outcomes(await send(file))).toEqual(['known', 'known']);
    expect(await shop.stockOf(seller.listingId)).toBe(7);
    await shop.requireSound();
  });

  test('is paid by a transfer that an operator types in, and its file finds it known', async () => {
    const { reference, amount } = await detailsOf(await order());
    const typed = {
      bookedOn: istanbulIsoDay(app.clock.now()),
      amount,
      payerName: 'Moda Eczanesi',
      payerIban: iban,
      description: `Sipariş ${reference}`,
    };
    const add = (change: Partial<typeof typed> = {}) =>
      app.call(desk.addBankTransfer, { ...typed, ...change }, me);
    expect((await add({ payerIban: 'TR00' })).status).toBe(400);
    expect((await add({ bookedOn: '2030-01-01' })).status).toBe(400);
    expect((await add()).result).toMatchObject({ outcome: 'paid', back: 0 });
    expect(await stateOf()).toEqual(['awaitingSellerConfirmation']);
    const file = fileOf([amount, `Sipariş ${reference}`], [amount, `Sipariş ${reference}`]).replaceAll(
      '23.11.2026',
      formatDate(app.clock.now()),
    );
    // The first row is the transfer that was typed in; the second is another transfer with the same data.
    expect(outcomes(await send(file, true))).toEqual(['known', 'double']);
    expect(outcomes(await send(file))).toEqual(['known', 'double']);
    expect(outcomes(await send(file))).toEqual(['known', 'known']);
    const answer = await app.fastify.inject({
      method: 'GET',
      url: `/api/v1/${downloadTransferReturns.path}`,
      headers: { host: 'backoffice.localhost', authorization: `Bearer ${me.token}` },
    });
    expect(answer.statusCode).toBe(200);
    const [head, row] = answer.payload.split('\r\n');
    expect(head).toContain('Alıcı adı;IBAN;Tutar');
    expect(row).toContain(`;${iban};${money(amount)};TRY;`);
    await shop.requireSound();
  });

  test('needs the whole sum: parts add up, too little is notified, too much is returned', async () => {
    const paymentId = await order();
    const { reference, amount } = await detailsOf(paymentId);
    expect(outcomes(await send(fileOf([10_000, reference])))).toEqual(['part']);
    expect(await detailsOf(paymentId)).toMatchObject({ received: 10_000 });
    expect(await stateOf()).toEqual(['preOrder']);
    const rest = await send(fileOf([amount, reference]));
    expect(rest.rows).toMatchObject([{ outcome: 'excess', back: 10_000 }]);
    expect(await stateOf()).toEqual(['awaitingSellerConfirmation']);
    expect(outcomes(await send(fileOf([amount, reference])))).toEqual(['double']);
    expect((await returns()).map(({ reason, amount: back }) => [reason, back])).toEqual([
      ['excess', 10_000],
      ['double', amount],
    ]);
    await shop.requireSound();
  });

  test('ends after three working days: the stock returns, what came goes back, what comes later as well', async () => {
    const paymentId = await order();
    const { reference, amount } = await detailsOf(paymentId);
    await send(fileOf([10_000, reference]));
    await pastDeadline();
    await expireTransfers(app.ctx);
    expect(await stateOf()).toEqual(['cancelled']);
    expect(await shop.stockOf(seller.listingId)).toBe(10);
    expect(await status(paymentId)).toMatchObject({
      state: 'failed',
      failureMessage: expect.stringContaining('Havale'),
    });
    expect(outcomes(await send(fileOf([amount, reference])))).toEqual(['late']);
    expect((await returns()).map(({ reason }) => reason).toSorted()).toEqual(['incomplete', 'late']);
    await shop.requireSound();
  });

  test('is cancelled by its buyer with all orders of its payment, without a refund', async () => {
    const other = await shop.seller(5);
    buyer = await shop.buyer([seller.listingId, 1], [other.listingId, 2]);
    await order();
    const [{ orderId } = { orderId: 0 }] = (await app.call(getOrders, { type: 'purchased' }, buyer)).result
      .items;
    const answer = await app.call(cancelOrder, { orderId, reason: 'Vazgeçtim.' }, buyer);
    expect(answer.result.state).toBe('cancelled');
    expect(await stateOf()).toEqual(['cancelled', 'cancelled']);
    expect([await shop.stockOf(seller.listingId), await shop.stockOf(other.listingId)]).toEqual([10, 5]);
    await shop.requireSound();
  });

  test('that is paid and then cancelled goes back to the account of its payer', async () => {
    const paymentId = await order();
    const { reference, amount } = await detailsOf(paymentId);
    await send(fileOf([amount, reference]));
    const [{ orderId } = { orderId: 0 }] = (await app.call(getOrders, { type: 'purchased' }, buyer)).result
      .items;
    await app.call(cancelOrder, { orderId, reason: 'Vazgeçtim.' }, buyer);
    expect(await returns()).toMatchObject([{ reason: 'refund', amount, iban }]);
    await shop.requireSound();
  });

  test('takes neither wallet nor points, and leaves a card payment of the same cart to the buyer', async () => {
    const request = await shop.payRequest(buyer, { method: 'transfer', pointsAmount: 1 });
    expect((await app.call(pay, request, buyer)).status).toBe(400);
    await order();
    expect((await app.call(getCheckout, {}, buyer)).body.errors).toMatchObject([{ code: 'emptyBasket' }]);
  });
});

describe('the desk', () => {
  test('gives an unmatched transfer to an order by hand, or back to its payer', async () => {
    const paymentId = await order();
    const { amount } = await detailsOf(paymentId);
    await send(fileOf([amount, 'eczane ödemesi'], [700, 'yanlış hesap']));
    const open = (await app.call(desk.getUnmatchedTransfers, {}, me)).result.items;
    const [wrong, ours] = open;
    const [{ orderId } = { orderId: 0 }] = (await app.call(getOrders, { type: 'purchased' }, buyer)).result
      .items;
    const none = await app.call(
      desk.matchTransferByHand,
      { incomingId: ours?.incomingId ?? 0, orderId: 1 },
      me,
    );
    expect(none.body.errors).toMatchObject([{ path: 'orderId' }]);
    const match = { incomingId: ours?.incomingId ?? 0, orderId };
    expect((await app.call(desk.matchTransferByHand, match, me)).result).toEqual({ outcome: 'paid' });
    expect((await app.call(desk.matchTransferByHand, match, me)).status).not.toBe(200);
    await app.call(desk.matchTransferByHand, { incomingId: wrong?.incomingId ?? 0, orderId: null }, me);
    expect(await allReturns()).toContainEqual(
      expect.objectContaining({ reason: 'unknown', amount: 700, company: null }),
    );
    await shop.requireSound();
  });

  test('pays a return to its IBAN or to the wallet, once', async () => {
    const paymentId = await order();
    const { reference, amount } = await detailsOf(paymentId);
    await send(fileOf([amount + 300, reference], [amount, reference]));
    const [first, second] = await returns();
    const close = (returnId: string, how: 'iban' | 'wallet') =>
      app.call(desk.closeTransferReturn, { returnId, how }, me);
    expect((await close(first?.returnId ?? '', 'iban')).status).toBe(200);
    expect((await close(first?.returnId ?? '', 'wallet')).status).not.toBe(200);
    expect((await close(second?.returnId ?? '', 'wallet')).status).toBe(200);
    expect(await balanceOf(app.database.db, 'wallet', buyer.companyId)).toBe(second?.amount);
    await shop.requireSound();
  });

  test('two transfers for one order at the same moment: the first pays it, the second counts as a double', async () => {
    const paymentId = await order();
    const { reference, amount } = await detailsOf(paymentId);
    const both = await Promise.all([send(fileOf([amount, reference])), send(fileOf([amount, reference]))]);
    expect(both.flatMap(outcomes).toSorted()).toEqual(['double', 'paid']);
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ledger_entry where payment_id = ${paymentId} and kind = 'capture'`.execute(
      app.database.db,
    );
    expect(rows[0]?.count).toBe(1);
    await shop.requireSound();
  });
});
