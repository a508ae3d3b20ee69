import { bankCallbackPath, paymentCalls, threeDsReturnPath } from '@havan/contract/sales/payment';
import { getGlobalInformations } from '@havan/contract/bootstrap/basic-infos';
import { getLoanPlans } from '@havan/contract/money/credit';
import { beforeEach, describe, expect, test } from 'vitest';
import { iyzicoSecret, iyzicoStandIn } from '../../../testing/bank-providers/iyzico-stand-in.ts';
import { paytrStandIn } from '../../../testing/bank-providers/paytr-stand-in.ts';
import type { BankPort } from '../../../core/ports/bank-port.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { reconcile } from '../../money/ledger/reconcile.ts';
import { sendWithdrawals } from '../../money/payouts/payout-jobs.ts';
import { expirePayments, reconcileWithBank } from './payment-jobs.ts';

const iyzico = iyzicoStandIn();
const paytr = paytrStandIn();
/** The bank of the running test. */
let bank: BankPort;
const app = testApp({
  ports: { bank: new Proxy({} as BankPort, { get: (_target, name) => Reflect.get(bank, name) as unknown }) },
});
const shop = new Shop(app, new MemoryBank());
const { pay, getCheckout, getInstalments, getPaymentStatus } = paymentCalls;

let seller: Person & { listingId: number };
let buyer: Person;
beforeEach(async () => {
  iyzico.mood = 'well';
  paytr.mood = 'well';
  seller = await shop.seller();
  buyer = await shop.buyer([seller.listingId, 1]);
});

async function begin(): Promise<string> {
  const { cardToken: _none, ...request } = await shop.payRequest(buyer);
  const { result } = await app.call(pay, request, buyer);
  expect(result).toMatchObject({ state: 'threeDsPending', threeDs: { url: expect.stringMatching(/^http/) } });
  return result.paymentId;
}

const stateOf = async (paymentId: string) =>
  (await app.call(getPaymentStatus, { paymentId }, buyer)).result.state;

const ordersOf = (paymentId: string) =>
  app.database.db.selectFrom('orders').selectAll().where('payment_id', '=', paymentId).execute();

const notify = (payload: string, headers: Record<string, string>) =>
  app.fastify.inject({ method: 'POST', url: bankCallbackPath, headers, payload });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('iyzico', () => {
  beforeEach(() => {
    bank = iyzico.portWith(iyzicoSecret);
  });

  test('a purchase ends by its webhook, once however often it comes, and a forged one does nothing', async () => {
    const paymentId = await begin();
    iyzico.form(paymentId).state = 'SUCCESS';
    const { body, headers } = iyzico.notice(paymentId);
    const forged = { ...headers, 'x-iyz-signature-v3': '0'.repeat(64) };
    expect((await notify(body, forged)).statusCode).toBe(401);
    expect(await ordersOf(paymentId)).toHaveLength(0);
    const answers = await Promise.all([notify(body, headers), notify(body, headers)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await notify(body, headers)).statusCode).toBe(200);
    expect(await ordersOf(paymentId)).toHaveLength(1);
    expect(await stateOf(paymentId)).toBe('captured');
  });

  test('the browser comes back with a form: the outcome is asked, and the page of the result follows', async () => {
    const paymentId = await begin();
    const { token } = iyzico.form(paymentId);
    const back = () =>
      app.fastify.inject({
        method: 'POST',
        url: `${threeDsReturnPath}?paymentId=${paymentId}`,
        headers: { ...form, origin: 'https://sandbox-cpp.iyzipay.com' },
        payload: `token=${token}`,
      });
    expect(await back()).toMatchObject({
      statusCode: 303,
      headers: { location: `/payment?paymentId=${paymentId}` },
    });
    expect(await stateOf(paymentId)).toBe('threeDsPending');
    iyzico.form(paymentId).state = 'FAILURE';
    await back();
    expect(await stateOf(paymentId)).toBe('failed');
    expect(await shop.stockOf(seller.listingId)).toBe(10);
  });

  test('another amount than ours is no payment of this order', async () => {
    const paymentId = await begin();
    const { token } = iyzico.form(paymentId);
    iyzico.forms.set(token, { ...iyzico.form(paymentId), price: 1, state: 'SUCCESS' });
    const { body, headers } = iyzico.notice(paymentId);
    expect((await notify(body, headers)).statusCode).toBe(409);
    expect(await ordersOf(paymentId)).toHaveLength(0);
  });

  test('a success whose messages were all lost is found within a day', async () => {
    const paymentId = await begin();
    iyzico.mood = 'down';
    app.clock.advance(16 * 60_000);
    await expirePayments(app.ctx);
    expect(await shop.stockOf(seller.listingId)).toBe(10);
    iyzico.mood = 'well';
    iyzico.form(paymentId).state = 'SUCCESS';
    app.clock.advance(3_600_000);
    await reconcileWithBank(app.ctx);
    expect(await stateOf(paymentId)).toBe('captured');
    expect(await ordersOf(paymentId)).toHaveLength(1);
  });

  test('the apps learn that the card is typed at the bank, without loans; a token is refused', async () => {
    expect((await app.call(getGlobalInformations, {})).result).toMatchObject({
      cardEntry: 'bankPage',
      offersLoans: false,
    });
    const refused = await app.call(pay, await shop.payRequest(buyer), buyer);
    expect(refused.body.errors[0]).toMatchObject({ path: 'cardToken' });
    expect((await app.call(getLoanPlans, { amount: '500000' }, buyer)).result).toEqual([]);
    const { cardToken: _none, ...request } = await shop.payRequest(buyer, {
      method: 'loan',
      loanMonths: 3,
    });
    expect((await app.call(pay, request, buyer)).status).toBe(400);
    expect((await app.call(getInstalments, { amount: '30000' }, buyer)).result.length).toBeGreaterThan(1);
    expect((await app.call(getCheckout, {}, buyer)).result.savedCards).toEqual([]);
  });

  test('withdrawals wait for an operator', async () => {
    const id = app.ctx.ports.random.uuid();
    await app.database.db
      .insertInto('withdrawal')
      .values({
        id,
        company_id: seller.companyId,
        user_id: seller.userId,
        amount: 100,
        iban: 'TR330006100519786457841326',
        account_owner: 'Moda Eczanesi',
        state: 'requested',
        send_at: new Date(0),
      })
      .execute();
    await sendWithdrawals(app.ctx);
    const { tries } = await app.database.db
      .selectFrom('withdrawal')
      .select('tries')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(0);
  });
});

describe('PayTR', () => {
  beforeEach(() => {
    bank = paytr.portWith();
  });

  test('a purchase ends by its message, which wants the bare answer OK, each time', async () => {
    const paymentId = await begin();
    paytr.order(paymentId).state = 'paid';
    const message = paytr.notice(paymentId);
    expect((await notify(message.replace('hash=', 'hash=x'), form)).statusCode).toBe(401);
    for (const _again of [1, 2]) {
      const answer = await notify(message, form);
      expect([answer.statusCode, answer.body]).toEqual([200, 'OK']);
    }
    expect(await ordersOf(paymentId)).toHaveLength(1);
  });

  test('a failure names no amount and frees the stock', async () => {
    const paymentId = await begin();
    expect((await notify(paytr.notice(paymentId, { status: 'failed', reason: '6' }), form)).body).toBe('OK');
    expect(await stateOf(paymentId)).toBe('failed');
    expect(await shop.stockOf(seller.listingId)).toBe(10);
  });

  test('a payment at once only, since the number of instalments cannot be bound', async () => {
    const plans = (await app.call(getInstalments, { amount: '30000' }, buyer)).result;
    expect(plans.map(({ count }) => count)).toEqual([1]);
    const { cardToken: _none, ...request } = await shop.payRequest(buyer, { installments: 2 });
    expect((await app.call(pay, request, buyer)).body.errors[0]).toMatchObject({ path: 'installments' });
  });

  test('payments are compared with the books one by one', async () => {
    const paymentId = await begin();
    paytr.order(paymentId).state = 'paid';
    await notify(paytr.notice(paymentId), form);
    const sound = await reconcile(app.database.db, bank);
    expect(sound.findings.filter(({ subject }) => subject === paymentId)).toEqual([]);
    paytr.order(paymentId).returns.push({ return_amount: '1.00', reference_no: 'by hand' });
    const differs = await reconcile(app.database.db, bank);
    expect(differs.findings).toContainEqual({
      code: 'paymentRefunded',
      subject: paymentId,
      bank: 100,
      ledger: 0,
    });
  });
});
