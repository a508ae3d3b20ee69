import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { iyzicoSecret, iyzicoStandIn } from '../../../testing/bank-providers/iyzico-stand-in.ts';
import { somePayment } from '../../../testing/bank-providers/some-payment.ts';
import { BankRefusal } from '../bank-port.ts';

const provider = iyzicoStandIn();
const port = () => provider.portWith(iyzicoSecret);
const now = new Date();

beforeEach(() => {
  provider.mood = 'well';
});

/** Creates a form that the card holder has paid, and returns its attempt id. */
async function paid(amount = 1080): Promise<string> {
  const started = await port().start(somePayment({ amount }));
  provider.form(started.attemptId).state = 'SUCCESS';
  return started.attemptId;
}

const read = (body: string, headers: Record<string, string>) =>
  port().readCallback(Buffer.from(body), headers, now);

test('opens the form of exactly this payment, with who pays', async () => {
  const payment = somePayment({ amount: 123_456, installments: 3 });
  expect(await port().start(payment)).toMatchObject({
    bankPaymentId: payment.attemptId,
    status: 'threeDsPending',
    threeDsUrl: expect.stringMatching(/^https:\/\/sandbox-cpp\.iyzipay\.com\?token=/),
  });
  expect(provider.form(payment.attemptId).request).toMatchObject({
    price: '1234.56',
    paidPrice: '1234.56',
    enabledInstallments: [3],
    callbackUrl: payment.returnUrl,
    buyer: { email: 'derya@eczane.example', gsmNumber: '+905320000000', ip: '85.34.78.112' },
  });
});

test('with a wrong key nothing is known of the payment', async () => {
  const stranger = provider.portWith('another key');
  const starting = stranger.start(somePayment());
  await expect(starting).rejects.toThrow('1000');
  await expect(starting).rejects.not.toBeInstanceOf(BankRefusal);
  await expect(stranger.find(randomUUID())).rejects.toThrow('1000');
});

test('an answer that another has signed is not believed', async () => {
  const attemptId = await paid();
  provider.mood = 'forged';
  await expect(port().start(somePayment())).rejects.toThrow('wrong signature');
  await expect(port().find(attemptId)).rejects.toThrow('wrong signature');
});

describe('the state of a payment', () => {
  test('is unknown until the card holder has done something', async () => {
    const { attemptId } = await port().start(somePayment());
    expect(await port().find(attemptId)).toBeNull();
    expect(await port().find(randomUUID())).toBeNull();
  });

  test('after success is what was taken, in kuruş', async () => {
    expect(await port().find(await paid(1080))).toMatchObject({
      status: 'captured',
      amount: 1080,
      installments: 1,
      cardBrand: 'mastercard',
      cardLastFour: '0008',
    });
  });

  test('under review waits, and rejected has failed', async () => {
    const attemptId = await paid();
    provider.form(attemptId).fraudStatus = 0;
    expect((await port().find(attemptId))?.status).toBe('threeDsPending');
    provider.form(attemptId).fraudStatus = -1;
    expect((await port().find(attemptId))?.status).toBe('failed');
  });

  test('after a failure is open while the form is: its page can be tried again', async () => {
    const { attemptId } = await port().start(somePayment());
    const form = provider.form(attemptId);
    form.state = 'FAILURE';
    expect((await port().find(attemptId))?.status).toBe('threeDsPending');
    const back = await port().readReturn(Buffer.from(`token=${form.token}`));
    expect(back).toMatchObject({ attemptId, status: 'failed' });
  });
});

test.each(['', 'token=', 'token=../../x', 'status=success'])(
  'a return with "%s" says nothing',
  async (body) => {
    expect(await port().readReturn(Buffer.from(body))).toBeNull();
  },
);

describe('webhooks', () => {
  test('of the published example are signed as we reckon', async () => {
    // A message from the examples of iyzico's client. Its form belongs to another account, so asking for that form
    // fails.
    const example = provider.portWith('sandbox-UuLnD7wZa0a3DmytfIrwHQqAMfqCNJrs');
    const body = JSON.stringify({
      paymentConversationId: 'conversationId',
      merchantId: 3_382_172,
      token: 'e828c62d-fd12-4b1a-ad5a-380f15fe6596',
      status: 'SUCCESS',
      iyziReferenceCode: '77e1635c-6b39-475a-8b7b-ca15ad0cd4ac',
      iyziEventType: 'CHECKOUT_FORM_AUTH',
      iyziEventTime: 1_721_825_036_103,
      iyziPaymentId: 22_483_975,
    });
    const signature = '4031c575763486a2d2bf3f7ace0baebfcd6bed65393ab4df3fe80c00d5fd6878';
    const headers = { 'x-iyz-signature-v3': signature };
    await expect(example.readCallback(Buffer.from(body), headers, now)).rejects.toThrow('1000');
    const forged = { 'x-iyz-signature-v3': signature.replace('4', '5') };
    expect(await example.readCallback(Buffer.from(body), forged, now)).toBeNull();
  });

  test('are answered by asking for the payment', async () => {
    const attemptId = await paid();
    const { body, headers } = provider.notice(attemptId);
    expect(await read(body, headers)).toMatchObject({
      payment: { attemptId, status: 'captured', amount: 1080 },
    });
  });

  test('are refused when forged by one bit, unsigned or something else', async () => {
    const { body, headers } = provider.notice(await paid());
    const asked = provider.asked.length;
    expect(await read(body.replace('SUCCESS', 'FAILURE'), headers)).toBeNull();
    expect(await read(body, {})).toBeNull();
    expect(await read(body, { 'x-iyz-signature-v3': 'f'.repeat(64) })).toBeNull();
    expect(await read('', headers)).toBeNull();
    expect(await read('[]', headers)).toBeNull();
    expect(provider.asked).toHaveLength(asked);
  });

  test('of a failure do not end a payment', async () => {
    const { attemptId } = await port().start(somePayment());
    provider.form(attemptId).state = 'FAILURE';
    const { body, headers } = provider.notice(attemptId, 'FAILURE');
    expect((await read(body, headers))?.payment.status).toBe('threeDsPending');
  });
});

describe('refunds', () => {
  test('go once, however often they are asked for', async () => {
    const attemptId = await paid(10_000);
    const refund = { bankPaymentId: attemptId, refundId: `${attemptId}:1`, amount: 2550 };
    provider.mood = 'mute';
    await expect(port().refund(refund)).rejects.toThrow('socket hang up');
    provider.mood = 'well';
    await port().refund(refund);
    await port().refund(refund);
    expect(provider.form(attemptId).refunds).toEqual([
      { refundConversationId: `${attemptId}:1`, refundPrice: 25.5 },
    ]);
    await port().refund({ ...refund, refundId: `${attemptId}:2` });
    expect((await port().findWithRefunds(attemptId))?.refundedAmount).toBe(5100);
  });

  test('beyond what was paid are refused', async () => {
    const attemptId = await paid(1000);
    const refund = { bankPaymentId: attemptId, refundId: 'r', amount: 1001 };
    await expect(port().refund(refund)).rejects.toBeInstanceOf(BankRefusal);
  });
});
