import { eInvoiceBulkCalls } from '@havan/contract/sales/e-invoice-bulk';
import { eInvoiceCreditCalls as calls } from '@havan/contract/sales/e-invoice-credits';
import { eInvoiceCalls } from '@havan/contract/sales/e-invoices';
import { operatorCreditCalls } from '@havan/contract/backoffice/money/credit-packages';
import { confirmOrder, getOrders } from '@havan/contract/sales/orders';
import { getCheckout, getPaymentStatus, threeDsReturnPath } from '@havan/contract/sales/payment';
import { creditRefundDays, lowCredits, welcomeCredits } from '@havan/domain/e-invoice-credit';
import { notificationKinds } from '@havan/domain/notification-kind';
import { beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../../../core/db/transaction.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { balances } from '../../money/ledger/ledger.sql.ts';
import { issueBatches } from '../e-invoices/bulk/bulk.service.ts';
import { expirePayments, sendRefunds } from '../payment/payment-jobs.ts';
import { giveCredits } from './credits.service.ts';

// @spec §1 credit-packages
// @spec §3 credit-package

const bank = new MemoryBank();
const eInvoices = {
  isRegistered: () => Promise.resolve(false),
  send: () => Promise.resolve(),
  cancel: () => Promise.resolve(),
};
const app = testApp({ ports: { bank, eInvoices } });
const shop = new Shop(app, bank);

let seller: Person & { listingId: number };
beforeEach(async () => {
  seller = await shop.seller(500);
});

const balance = async (who: Person = seller) => (await app.call(calls.getCreditBalance, {}, who)).result;
const movements = async () => (await app.call(calls.getCreditMovements, {}, seller)).result.items;
const smallest = async () => {
  const [first] = (await app.call(calls.getCreditPackages, {}, seller)).result;
  if (!first) throw new Error('no package on sale');
  return first;
};
const buyRequest = async () => {
  const { packageId, total } = await smallest();
  return { packageId, total, cardToken: 'tok_of_a_test_card' };
};
const start = async () => (await app.call(calls.buyCredits, await buyRequest(), seller)).result.paymentId;
const bought = async () => {
  const paymentId = await start();
  await shop.notify(bank.capture(paymentId));
  return paymentId;
};
const statusOf = async (paymentId: string) =>
  (await app.call(calls.getCreditPurchase, { paymentId }, seller)).result;
/** Reduces the seller's balance to this number of credits. */
const leave = (credits: number) =>
  withTransaction(app.database.db, (trx) => giveCredits(trx, seller.companyId, credits - welcomeCredits));
async function confirmedOrder(): Promise<number> {
  const buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  const orderId = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
  await app.call(confirmOrder, { orderId }, seller);
  return orderId;
}
async function issue(orderId: number) {
  const { invoiceId } = (await app.call(eInvoiceCalls.drawInvoice, { orderId }, seller)).result;
  return app.call(eInvoiceCalls.issueInvoice, { invoiceId }, seller);
}

describe('a package', () => {
  test('is paid with 3-D secure like a cart, and its credits come with the money, once', async () => {
    expect(await balance()).toMatchObject({ balance: welcomeCredits, isLow: false, daysLeft: null });
    const { credits, net, vat, total } = await smallest();
    const before = await balances(app.database.db);
    const answer = await app.call(calls.buyCredits, await buyRequest(), seller);
    const { paymentId } = answer.result;
    expect(answer.result).toMatchObject({ state: 'threeDsPending', threeDs: { url: expect.any(String) } });
    expect((await balance()).balance).toBe(welcomeCredits);
    const record = bank.capture(paymentId);
    expect(await shop.notify(record)).toBe(200);
    expect(await shop.notify(record)).toBe(200);
    expect(await statusOf(paymentId)).toMatchObject({ state: 'captured', credits, total });
    // The first movement of an account books its welcome credits as well.
    expect((await balance()).balance).toBe(welcomeCredits + credits);
    const order = await issue(await confirmedOrder());
    expect(order.result.state).toBe('issued');
    expect((await balance()).balance).toBe(welcomeCredits + credits - 1);
    const after = await balances(app.database.db);
    const moved = (kind: string) => {
      const sum = (rows: typeof after) =>
        rows
          .filter((row) => row.kind === kind && row.companyId === null)
          .reduce((all, { amount }) => all + amount, 0);
      return sum(after) - sum(before);
    };
    expect(moved('creditSales')).toBe(net);
    expect(moved('commissionVat')).toBe(vat);
    await shop.requireSound();
  });

  test('leaves the payment of the cart alone, and another purchase takes the place of the first', async () => {
    const other = await shop.seller(10);
    const buyer = await shop.buyer([other.listingId, 1]);
    const cart = await shop.pay(buyer);
    const request = { ...(await buyRequest()) };
    const first = (await app.call(calls.buyCredits, request, buyer)).result.paymentId;
    const second = (await app.call(calls.buyCredits, request, buyer)).result.paymentId;
    expect((await app.call(getPaymentStatus, { paymentId: cart }, buyer)).result.state).toBe(
      'threeDsPending',
    );
    expect((await app.call(calls.getCreditPurchase, { paymentId: first }, buyer)).result.state).toBe(
      'failed',
    );
    expect((await app.call(calls.getCreditPurchase, { paymentId: second }, buyer)).result.state).toBe(
      'threeDsPending',
    );
    await shop.notify(bank.capture(cart));
    expect((await app.call(getCheckout, {}, buyer)).body.statusCode).not.toBe(200);
    await shop.notify(bank.capture(first));
    expect((await balance(buyer)).balance).toBe(welcomeCredits);
    await shop.requireSound();
  });

  test('of another price than the page showed is refused with 1992, one off sale is not found', async () => {
    const request = await buyRequest();
    const dearer = await app.call(calls.buyCredits, { ...request, total: request.total + 1 }, seller);
    expect(dearer.body.statusCode).toBe(1992);
    const me = await signedInOperator(app, ['finance']);
    const { packageId, name, credits, net } = await smallest();
    const change = (isOnSale: boolean) =>
      app.call(operatorCreditCalls.saveOperatorPackage, { packageId, name, credits, net, isOnSale }, me);
    await change(false);
    expect((await app.call(calls.buyCredits, request, seller)).status).toBe(404);
    expect((await change(true)).result).toMatchObject({ isOnSale: true, changedBy: expect.any(String) });
  });

  test('that is captured after it has expired still brings its credits', async () => {
    const paymentId = await start();
    app.clock.advance(16 * 60_000);
    await expirePayments(app.ctx);
    expect((await statusOf(paymentId)).state).toBe('failed');
    await shop.notify(bank.capture(paymentId));
    expect((await statusOf(paymentId)).state).toBe('captured');
    await shop.requireSound();
  });

  test('is of its company alone', async () => {
    const paymentId = await start();
    const other = await shop.seller();
    expect((await app.call(calls.getCreditPurchase, { paymentId }, other)).status).toBe(404);
    expect((await app.call(calls.refundCredits, { paymentId }, other)).status).toBe(404);
  });

  test('sends the browser back to the page of the sellers', async () => {
    const paymentId = await start();
    const { headers } = await app.fastify.inject({
      url: `${threeDsReturnPath}?paymentId=${paymentId}&purchase=credits`,
      headers: { 'sec-fetch-dest': 'document' },
    });
    expect(headers.location).toBe(`/merchant/myprofile/einvoices/buycredits/${paymentId}`);
  });
});

describe('a refund', () => {
  test('gives an unspent purchase back to its card, once', async () => {
    await leave(1);
    const paymentId = await bought();
    const [purchase] = await movements();
    expect(purchase).toMatchObject({ kind: 'bought', purchase: { paymentId, mayRefund: true } });
    const { credits, total } = await smallest();
    expect((await balance()).balance).toBe(credits + 1);
    expect((await app.call(calls.refundCredits, { paymentId }, seller)).status).toBe(200);
    expect((await balance()).balance).toBe(1);
    expect((await movements())[0]).toMatchObject({ kind: 'refunded', credits: -credits, balance: 1 });
    const again = await app.call(calls.refundCredits, { paymentId }, seller);
    expect(again.body.statusMessage).toContain('daha önce iade edildi');
    await sendRefunds(app.ctx);
    expect(bank.refunds.get(`${paymentId}:credits`)).toBe(total);
    expect((await statusOf(paymentId)).state).toBe('refunded');
    await shop.requireSound();
  });

  test('is refused once a credit of it is needed, and when it is too old', async () => {
    await leave(0);
    const paymentId = await bought();
    expect((await issue(await confirmedOrder())).status).toBe(200);
    const spent = await app.call(calls.refundCredits, { paymentId }, seller);
    expect(spent.body.statusMessage).toContain('kullanıldı');
    expect((await movements())[1]?.purchase?.mayRefund).toBe(false);
    const late = await bought();
    app.clock.advance((creditRefundDays + 1) * 86_400_000);
    expect((await app.call(calls.refundCredits, { paymentId: late }, seller)).body.statusMessage).toContain(
      '14 gün',
    );
  });
});

describe('an issued invoice', () => {
  test('costs one credit, which names it; a draft and a repeated issue cost none', async () => {
    const orderId = await confirmedOrder();
    const { result } = await issue(orderId);
    await app.call(eInvoiceCalls.issueInvoice, { invoiceId: result.invoiceId }, seller);
    const [spent, welcome] = await movements();
    expect(spent).toMatchObject({
      kind: 'spent',
      credits: -1,
      balance: welcomeCredits - 1,
      invoice: { invoiceId: result.invoiceId, number: result.number },
    });
    expect(welcome).toMatchObject({ kind: 'granted', credits: welcomeCredits });
    expect(await balance()).toMatchObject({ spentIn30Days: 1, daysLeft: (welcomeCredits - 1) * 30 });
  });

  test('notifies the company once where credits run low, and once where they end', async () => {
    const news = async () =>
      (
        await app.database.db
          .selectFrom('notification')
          .select(['body'])
          .where('company_id', '=', seller.companyId)
          .where('sub_category_id', '=', notificationKinds.creditsLow)
          .orderBy('id')
          .execute()
      ).map(({ body }) => body);
    await leave(lowCredits + 1);
    await issue(await confirmedOrder());
    expect(await news()).toEqual([
      `e-Fatura için <b>${lowCredits} kontörünüz</b> kaldı. Bitince yeni fatura kesilemez.`,
    ]);
    await issue(await confirmedOrder());
    expect(await news()).toHaveLength(1);
    await leave(welcomeCredits + 1 - (lowCredits - 1));
    await issue(await confirmedOrder());
    expect((await news()).at(-1)).toContain('bitti');
  });

  test('is refused without a credit and takes no number, until credits are bought', async () => {
    await leave(0);
    const orderId = await confirmedOrder();
    const refused = await issue(orderId);
    expect(refused.body).toMatchObject({ statusCode: 409, errors: [{ code: 'noInvoiceCredits' }] });
    await bought();
    expect((await issue(orderId)).result.number).toMatch(/000000001$/);
  });

  test('of a bulk stops at the last credit, and says so at each order', async () => {
    await leave(1);
    await confirmedOrder();
    await confirmedOrder();
    const { result } = await app.call(eInvoiceBulkCalls.bulkIssue, { orderIds: null }, seller);
    await issueBatches(app.ctx);
    const end = (await app.call(eInvoiceBulkCalls.getBatch, { batchId: result.batchId }, seller)).result;
    expect(end).toMatchObject({ issued: 1, refused: 1 });
    expect(end.refusals[0]?.message).toContain('kontörünüz kalmadı');
    expect((await balance()).balance).toBe(0);
  });

  test('never leads below zero when two are issued at once', async () => {
    await leave(1);
    const orders = [await confirmedOrder(), await confirmedOrder()];
    const answers = await Promise.all(orders.map(issue));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await balance()).toMatchObject({ balance: 0, isLow: true });
    expect(lowCredits).toBeGreaterThan(0);
    await shop.requireSound();
  });
});
