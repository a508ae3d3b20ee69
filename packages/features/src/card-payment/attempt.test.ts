import { expect, test } from 'vitest';
import { createAttempts } from './attempt.ts';

const intention = {
  card: { cardHolder: 'Derya Tunalı', cardNumber: '4111', expiryMonth: 12, expiryYear: 2029, cvv: '000' },
  request: {
    addressId: 1,
    installments: 1,
    sellerIds: [1, 2],
    basketVersion: 'v1',
    acceptedAgreements: ['a'],
  },
};

function setUp() {
  let keys = 0;
  return createAttempts(() => `key-${++keys}`);
}

test('pressing again repeats the same attempt, with the card token it already has', () => {
  const attempts = setUp();
  attempts.of(intention).cardToken = 'tok';
  expect(attempts.of({ ...intention })).toEqual({ idempotencyKey: 'key-1', cardToken: 'tok' });
});

test.each([
  { request: { ...intention.request, installments: 3 } },
  { request: { ...intention.request, basketVersion: 'v2' } },
  { request: { ...intention.request, walletAmount: 100 } },
  { card: null },
])('a change is a new intention: %j', (change) => {
  const attempts = setUp();
  attempts.of(intention).cardToken = 'tok';
  expect(attempts.of({ ...intention, ...change })).toEqual({ idempotencyKey: 'key-2', cardToken: null });
});

test('after a refusal the next press is a new attempt', () => {
  const attempts = setUp();
  attempts.of(intention);
  attempts.invalidate();
  expect(attempts.of(intention).idempotencyKey).toBe('key-2');
});
