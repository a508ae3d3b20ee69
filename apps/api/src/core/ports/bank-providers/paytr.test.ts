import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { paytrStandIn } from '../../../testing/bank-providers/paytr-stand-in.ts';
import { somePayment } from '../../../testing/bank-providers/some-payment.ts';
import { BankRefusal } from '../bank-port.ts';

const provider = paytrStandIn();
const port = provider.portWith;
const now = new Date();

beforeEach(() => {
  provider.mood = 'well';
});

async function paid(amount = 1080): Promise<string> {
  const started = await port().start(somePayment({ amount }));
  provider.order(started.attemptId).state = 'paid';
  return started.attemptId;
}

const read = (body: string, bank = port()) => bank.readCallback(Buffer.from(body), {}, now);

test('gets the page of exactly this payment', async () => {
  const payment = somePayment({ amount: 123_456 });
  expect(await port().start(payment)).toMatchObject({
    status: 'threeDsPending',
    amount: 123_456,
    threeDsUrl: expect.stringMatching(/\/odeme\/guvenli\/[\da-f]{32}$/),
  });
  const { fields } = provider.order(payment.attemptId);
  expect(fields.get('payment_amount')).toBe('123456');
  expect(fields.get('no_installment')).toBe('1');
  expect(fields.get('merchant_ok_url')).toBe(payment.returnUrl);
  expect(JSON.parse(Buffer.from(fields.get('user_basket') ?? '', 'base64').toString())).toEqual([
    ['Havan siparişi', '1234.56', 1],
  ]);
});

test('a wrong key is refused with the sentence of PayTR', async () => {
  const stranger = port({ key: 'another key' });
  await expect(stranger.start(somePayment())).rejects.toThrow('paytr_token geçersiz');
  await expect(stranger.find(randomUUID())).rejects.toThrow('003');
});

describe('the state of a payment', () => {
  test('is unknown until it succeeds', async () => {
    const { attemptId } = await port().start(somePayment());
    expect(await port().find(attemptId)).toBeNull();
    provider.order(attemptId).state = 'paid';
    expect(await port().find(attemptId)).toMatchObject({
      attemptId,
      status: 'captured',
      amount: 1080,
      installments: 1,
      cardLastFour: '6747',
    });
  });

  test('a test payment is no money, except where tests are asked for', async () => {
    const attemptId = await paid();
    provider.order(attemptId).testMode = '1';
    expect(await port().find(attemptId)).toBeNull();
    expect(await port({ isTest: true }).find(attemptId)).not.toBeNull();
    expect(await read(provider.notice(attemptId))).toBeNull();
    expect(await read(provider.notice(attemptId), port({ isTest: true }))).not.toBeNull();
  });
});

describe('messages', () => {
  test('of success and of failure say so, each under one id', async () => {
    const attemptId = await paid();
    const message = await read(provider.notice(attemptId));
    expect(message).toMatchObject({ payment: { attemptId, status: 'captured', amount: 1080 } });
    expect((await read(provider.notice(attemptId)))?.eventId).toBe(message?.eventId);
    const failed = await read(provider.notice(attemptId, { status: 'failed', reason: '6' }));
    expect(failed).toMatchObject({ payment: { status: 'failed', failureReason: 'cancelled' } });
    expect(failed?.eventId).not.toBe(message?.eventId);
  });

  test('are refused when forged by one bit, unsigned or something else', async () => {
    const attemptId = await paid();
    const good = provider.notice(attemptId);
    const without = (name: string) => {
      const fields = new URLSearchParams(good);
      fields.delete(name);
      return fields.toString();
    };
    const failed = provider.notice(attemptId, { status: 'failed' });
    expect(await read(good.replace('total_amount=1080', 'total_amount=1081'))).toBeNull();
    expect(await read(failed.replace('status=failed', 'status=success'))).toBeNull();
    for (const name of ['merchant_oid', 'status', 'total_amount', 'hash'])
      expect(await read(without(name))).toBeNull();
    expect(await read('')).toBeNull();
    expect(await read('{"status":"success"}')).toBeNull();
    expect(await read(good, port({ key: 'another key' }))).toBeNull();
  });
});

describe('refunds', () => {
  test('go once, however often they are asked for', async () => {
    const attemptId = await paid(10_000);
    const refund = { bankPaymentId: attemptId, refundId: `${attemptId}:1`, amount: 2550 };
    await port().refund(refund);
    await port().refund(refund);
    const { returns } = provider.order(attemptId);
    expect(returns).toEqual([
      { return_amount: '25.50', reference_no: expect.stringMatching(/^[\da-f]{64}$/) },
    ]);
    await port().refund({ ...refund, refundId: `${attemptId}:2` });
    expect((await port().findWithRefunds(attemptId))?.refundedAmount).toBe(5100);
  });

  test('an answer that is lost is no second refund', async () => {
    const attemptId = await paid(10_000);
    const refund = { bankPaymentId: attemptId, refundId: 'lost', amount: 1000 };
    const answers = provider.asked.length;
    provider.mood = 'mute';
    await expect(port().refund(refund)).rejects.toThrow('socket hang up');
    provider.mood = 'well';
    await port().refund(refund);
    expect(provider.order(attemptId).returns).toHaveLength(1);
    expect(provider.asked.slice(answers)).toContain('/odeme/iade');
  });

  test('beyond what was paid, or of nothing, are refused', async () => {
    const refund = { bankPaymentId: await paid(1000), refundId: 'r', amount: 1001 };
    await expect(port().refund(refund)).rejects.toBeInstanceOf(BankRefusal);
    await expect(port().refund({ ...refund, bankPaymentId: randomUUID() })).rejects.toBeInstanceOf(
      BankRefusal,
    );
  });
});
