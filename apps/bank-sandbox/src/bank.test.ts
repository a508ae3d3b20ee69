import { takeOverLimit } from '@havan/contract/sales/bank';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { BankBench, shopOrigin } from './testing.ts';
import { testCards, type CardBehaviour } from './test-cards.ts';

let bench: BankBench;
beforeEach(async () => {
  bench = await BankBench.open();
});

const outcomes = () => bench.received.map(({ payment }) => payment.status);

describe('tokens', () => {
  it('gives a token for every test card and keeps brand and last four', async () => {
    for (const card of testCards) {
      const answer = await bench.tokenise(card.number, { cvv: card.brand === 'amex' ? '1234' : '123' });
      expect(answer.json()).toMatchObject({ brand: card.brand, lastFour: card.number.slice(-4) });
    }
  });

  it.each([
    ['an unknown card', '4111111111111111', {}, 'unknownCard'],
    ['a card of last month', '4000123400000016', { expiryMonth: 2 }, 'cardExpired'],
    ['three digits of security code on an Amex', '371234000000014', {}, 'invalidCvv'],
  ])('refuses %s with a sentence', async (_name, number, rest, code) => {
    const answer = await bench.tokenise(number, rest);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code });
  });

  it('answers the pages of the apps and no other page', async () => {
    const ours = await bench.tokenise('4000123400000016');
    expect(ours.headers['access-control-allow-origin']).toBe(shopOrigin);
    const theirs = await bench.bank.server.inject({
      method: 'OPTIONS',
      url: '/tokens',
      headers: { origin: 'http://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(theirs.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the merchant door', () => {
  it('refuses a message whose body, path or age does not fit its signature', async () => {
    const payment = await bench.start('success');
    const good = await bench.signed('GET', `/payments/${payment.attemptId}`);
    expect(good.statusCode).toBe(200);

    const { headers } = good.raw.req;
    const elsewhere = await bench.bank.server.inject({
      method: 'GET',
      url: '/payments?from=2026-01-01T00:00:00.000Z',
      headers: {
        'x-bank-signature': String(headers['x-bank-signature']),
        'x-bank-timestamp': String(headers['x-bank-timestamp']),
      },
    });
    expect(elsewhere.statusCode).toBe(401);

    bench.now = new Date(bench.now.getTime() + 6 * 60 * 1000);
    const old = await bench.bank.server.inject({
      method: 'GET',
      url: `/payments/${payment.attemptId}`,
      headers: {
        'x-bank-signature': String(headers['x-bank-signature']),
        'x-bank-timestamp': String(headers['x-bank-timestamp']),
      },
    });
    expect(old.statusCode).toBe(401);
    const unsigned = await bench.bank.server.inject({ method: 'POST', url: '/payments', payload: {} });
    expect(unsigned.statusCode).toBe(401);
  });

  it('answers the same attempt with the same payment, and other contents with 409', async () => {
    const attemptId = randomUUID();
    const first = await bench.start('success', { attemptId });
    const second = await bench.start('success', { attemptId });
    expect(second.bankPaymentId).toBe(first.bankPaymentId);
    const request = {
      merchantId: 'havan',
      merchantName: 'Havan',
      attemptId,
      amount: 1,
      currency: 'TRY',
      installments: 1,
      cardToken: await bench.token('success'),
      callbackUrl: 'http://127.0.0.1:4000/c',
      returnUrl: shopOrigin,
    };
    expect((await bench.signed('POST', '/payments', request)).statusCode).toBe(409);
  });

  it('says 404 for an attempt that it has never seen', async () => {
    expect((await bench.signed('GET', `/payments/${randomUUID()}`)).statusCode).toBe(404);
  });

  it('lists every payment once over its pages, oldest change first', async () => {
    const started = new Set<string>();
    for (let index = 0; index < 201; index += 1) started.add((await bench.start('notEnrolled')).attemptId);
    const first = (await bench.signed('GET', '/payments?from=2026-01-01T00:00:00.000Z')).json<Page>();
    expect(first.payments).toHaveLength(200);
    const rest = (await bench.signed('GET', `/payments?from=${first.next}`)).json<Page>();
    expect(rest.next).toBeNull();
    expect(new Set([...first.payments, ...rest.payments].map((payment) => payment.attemptId))).toEqual(
      started,
    );
  });

  it('refunds in parts, each refund id once, and never more than was paid', async () => {
    const payment = await bench.start('notEnrolled');
    const refund = (refundId: string, amount: number) =>
      bench.signed('POST', `/payments/${payment.bankPaymentId}/refunds`, { refundId, amount });
    expect((await refund('a', 100_000)).json()).toMatchObject({
      refundedAmount: 100_000,
      status: 'refunded',
    });
    expect((await refund('a', 100_000)).json()).toMatchObject({ refundedAmount: 100_000 });
    expect((await refund('a', 5)).statusCode).toBe(409);
    expect((await refund('b', 25_051)).statusCode).toBe(422);
    expect((await refund('b', 25_050)).json()).toMatchObject({ refundedAmount: 125_050 });
  });

  it('takes over payments of other books once, and refunds what is left of them', async () => {
    const attemptId = randomUUID();
    const payment = {
      bankPaymentId: `demo-${attemptId}`,
      attemptId,
      amount: 10_000,
      refundedAmount: 4_000,
      cardBrand: 'visa',
      cardLastFour: '1234',
      capturedAt: '2026-10-01T09:00:00.000Z',
    };
    const takeOver = (changes: object = {}) =>
      bench.signed('POST', '/payments/taken-over', {
        merchantId: 'havan',
        payments: [{ ...payment, ...changes }],
      });
    expect((await takeOver()).json()).toEqual({ taken: 1 });
    expect((await takeOver({ amount: 99_000 })).json()).toEqual({ taken: 0 });
    expect((await bench.signed('GET', `/payments/${attemptId}`)).json()).toMatchObject({
      amount: 10_000,
      refundedAmount: 4_000,
      status: 'refunded',
    });
    const refund = (refundId: string, amount: number) =>
      bench.signed('POST', `/payments/${payment.bankPaymentId}/refunds`, { refundId, amount });
    expect((await refund('taken-a', 6_001)).statusCode).toBe(422);
    expect((await refund('taken-b', 6_000)).json()).toMatchObject({ refundedAmount: 10_000 });
  });

  it('reads a take-over of as many payments as one may hold, however long each is', async () => {
    const payments = Array.from({ length: takeOverLimit }, () => ({
      bankPaymentId: randomUUID().padEnd(60, '0'),
      attemptId: randomUUID(),
      amount: 9_999_999_999,
      refundedAmount: 9_999_999_998,
      cardBrand: 'mastercard',
      cardLastFour: '1234',
      capturedAt: '2026-10-01T09:00:00.000Z',
    }));
    const answer = await bench.signed('POST', '/payments/taken-over', {
      merchantId: 'm'.repeat(40),
      payments,
    });
    expect(answer.json()).toEqual({ taken: takeOverLimit });
  });

  it('refunds nothing of a payment that was never taken', async () => {
    const payment = await bench.start('success');
    const answer = await bench.signed('POST', `/payments/${payment.bankPaymentId}/refunds`, {
      refundId: 'a',
      amount: 1,
    });
    expect(answer.statusCode).toBe(422);
  });
});

interface Page {
  readonly payments: readonly { readonly attemptId: string }[];
  readonly next: string | null;
}

describe('the 3-D secure step', () => {
  it('takes the payment after the right code and notifies the shop, not the browser', async () => {
    const payment = await bench.start('success');
    const answer = await bench.press(payment, 'code', '123456');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${shopOrigin}/api/v1/Payment/Return?paymentId=1`);
    await bench.bank.tick();
    expect(outcomes()).toEqual(['captured']);
    expect(bench.received[0]?.payment).toMatchObject({ attemptId: payment.attemptId, amount: 125_050 });
  });

  it('forgives two wrong codes and fails at the third', async () => {
    const payment = await bench.start('success');
    expect((await bench.press(payment, 'code', '000000')).body).toContain('Kalan deneme hakkı: 2');
    expect((await bench.press(payment, 'code', '12')).body).toContain('6 rakam');
    expect((await bench.press(payment, 'code', '000000')).body).toContain('Kalan deneme hakkı: 1');
    expect((await bench.press(payment, 'code', '000000')).statusCode).toBe(303);
    expect(await bench.status(payment)).toMatchObject({ status: 'failed', failureReason: 'wrongCode' });
    await bench.press(payment, 'code', '123456');
    expect(await bench.status(payment)).toMatchObject({ status: 'failed' });
  });

  it.each<[CardBehaviour, string]>([
    ['insufficientFunds', 'insufficientFunds'],
    ['notEnrolledRefused', 'notEnrolled'],
  ])('fails %s with its reason', async (behaviour, failureReason) => {
    const payment = await bench.start(behaviour);
    if (payment.threeDsUrl) await bench.press(payment, 'code', '123456');
    expect(await bench.status(payment)).toMatchObject({ status: 'failed', failureReason });
    await bench.bank.tick();
    expect(outcomes()).toEqual(['failed']);
  });

  it('never accepts a code for the card of wrong codes', async () => {
    const payment = await bench.start('wrongCode');
    for (let index = 0; index < 3; index += 1) await bench.press(payment, 'code', '123456');
    expect(await bench.status(payment)).toMatchObject({ failureReason: 'wrongCode' });
  });

  it('takes a card that is not enrolled without the step', async () => {
    expect(await bench.start('notEnrolled')).toMatchObject({ status: 'captured', threeDsUrl: null });
    await bench.bank.tick();
    expect(outcomes()).toEqual(['captured']);
  });

  it('sends the messages of a busy second in the next one, once each', async () => {
    const started = new Set<string>();
    for (let index = 0; index < 60; index += 1) started.add((await bench.start('notEnrolled')).attemptId);
    expect(bench.received).toEqual([]);
    await bench.bank.tick();
    expect(bench.received).toHaveLength(started.size);
    expect(new Set(bench.received.map(({ payment }) => payment.attemptId))).toEqual(started);
  });

  it('captures a slow card eight seconds after its code', async () => {
    const payment = await bench.start('slow');
    await bench.press(payment, 'code', '123456');
    await bench.passSeconds(7);
    expect(await bench.status(payment)).toMatchObject({ status: 'threeDsPending' });
    await bench.passSeconds(1);
    expect(await bench.status(payment)).toMatchObject({ status: 'captured' });
    expect(outcomes()).toEqual(['captured']);
  });

  it('fails when five minutes pass without a code, and when the card holder gives up', async () => {
    const slow = await bench.start('success');
    const given = await bench.start('success');
    await bench.press(given, 'cancel');
    await bench.passSeconds(299);
    expect(await bench.status(slow)).toMatchObject({ status: 'threeDsPending' });
    await bench.passSeconds(1);
    expect(await bench.status(slow)).toMatchObject({ failureReason: 'timedOut' });
    expect(await bench.status(given)).toMatchObject({ failureReason: 'cancelled' });
    await bench.press(slow, 'code', '123456');
    expect(await bench.status(slow)).toMatchObject({ status: 'failed' });
  });

  it('shows merchant, amount and masked card, escapes what it is given, and runs no inline script', async () => {
    const payment = await bench.start('success', { merchantName: '<b>Havan</b> & Ortakları' });
    const page = await bench.bank.server.inject(new URL(payment.threeDsUrl ?? '').pathname);
    expect(page.body).toContain('&lt;b&gt;Havan&lt;/b&gt; &amp; Ortakları');
    expect(page.body).toContain('1.250,50 TL');
    expect(page.body).toContain('•••• •••• •••• 0016');
    expect(page.body).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style=/);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors ${shopOrigin}`);
    expect(policy).not.toContain('unsafe');
    expect(page.headers['x-frame-options']).toBeUndefined();
  });

  it('sends a page that was left and opened again back to the shop', async () => {
    const payment = await bench.start('success');
    await bench.press(payment, 'code', '123456');
    const page = await bench.bank.server.inject(new URL(payment.threeDsUrl ?? '').pathname);
    expect(page.body).toContain('Mağazaya dön');
    expect(page.body).not.toContain('name="code"');
  });
});

describe('messages to the shop', () => {
  it('are repeated with growing pauses until they are answered with 200', async () => {
    const payment = await bench.start('success');
    bench.answers.push(null, 500, 200);
    await bench.press(payment, 'code', '123456');
    await bench.bank.tick();
    expect(bench.received).toHaveLength(0);
    await bench.passSeconds(1);
    expect(bench.received).toHaveLength(0);
    await bench.passSeconds(1);
    expect(bench.received).toHaveLength(0);
    await bench.passSeconds(1);
    expect(bench.received).toHaveLength(1);
    await bench.passSeconds(3600);
    expect(bench.received).toHaveLength(1);
  });

  it('get lost, come twice with one event id, or come before the browser, as the card says', async () => {
    const lost = await bench.start('callbackLost');
    await bench.press(lost, 'code', '123456');
    await bench.passSeconds(3600);
    expect(outcomes()).toEqual([]);
    expect(await bench.status(lost)).toMatchObject({ status: 'captured' });

    const twice = await bench.start('callbackTwice');
    await bench.press(twice, 'code', '123456');
    await bench.bank.tick();
    expect(outcomes()).toEqual(['captured', 'captured']);
    expect(bench.received[0]?.eventId).toBe(bench.received[1]?.eventId);

    const before = await bench.start('callbackBeforeRedirect');
    await bench.press(before, 'code', '123456');
    expect(bench.received).toHaveLength(3);
  });

  it('survive the death of the bank, as do its payments', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'bank-')), 'bank.sqlite');
    bench = await BankBench.open(file);
    const payment = await bench.start('success');
    bench.answers.push(null);
    await bench.press(payment, 'code', '123456');
    await bench.bank.tick();
    const successor = await BankBench.open(file);
    successor.now = new Date(bench.now.getTime() + 2000);
    await successor.bank.tick();
    expect(successor.received.map((message) => message.payment.status)).toEqual(['captured']);
    expect(await successor.status(payment)).toMatchObject({ status: 'captured' });
  });
});
