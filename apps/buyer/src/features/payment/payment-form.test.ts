import { emptyCard } from '@havan/features/card-payment/card-form';
import { expect, test } from 'vitest';
import { checkPayment, type PaymentValues } from './payment-form.ts';

const now = () => new Date('2026-11-21T11:00:00Z');
const card = { cardHolder: 'Derya Tunalı', cardNumber: '4111111111111111', cardExpiry: '11/26', cvc: '123' };
const good: PaymentValues = {
  means: { kind: 'newCard', card },
  addressId: 5,
  accepted: ['on-bilgilendirme', 'mesafeli-satis'],
};
const slugs = ['on-bilgilendirme', 'mesafeli-satis'];

test('a whole payment carries the card as the bank wants it', () => {
  expect(checkPayment(good, slugs, now)).toEqual({
    valid: true,
    addressId: 5,
    card: {
      cardHolder: 'Derya Tunalı',
      cardNumber: '4111111111111111',
      expiryMonth: 11,
      expiryYear: 2026,
      cvv: '123',
    },
  });
});

test('an empty form names every field, the address first', () => {
  const checked = checkPayment(
    { means: { kind: 'newCard', card: emptyCard }, addressId: null, accepted: [] },
    slugs,
    now,
  );
  const errors = checked.valid ? {} : checked.errors;
  expect(Object.keys(errors)).toEqual(['address', 'cardHolder', 'cardNumber', 'cardExpiry', 'cvc', ...slugs]);
});

test('one agreement that is not ticked stops the payment', () => {
  const checked = checkPayment({ ...good, accepted: ['mesafeli-satis'] }, slugs, now);
  expect(checked).toMatchObject({ valid: false, errors: { 'on-bilgilendirme': expect.any(String) } });
});

test('an expired card is reported at its field', () => {
  const checked = checkPayment(
    { ...good, means: { kind: 'newCard', card: { ...card, cardExpiry: '10/26' } } },
    slugs,
    now,
  );
  expect(checked).toMatchObject({ valid: false, errors: { cardExpiry: expect.any(String) } });
});

test('a kept card, a loan with its months and the wallet need no card fields', () => {
  for (const means of [
    { kind: 'keptCard', cardId: 3 },
    { kind: 'loan', months: 6 },
    { kind: 'wallet' },
  ] as const)
    expect(checkPayment({ ...good, means }, slugs, now)).toEqual({ valid: true, addressId: 5, card: null });
  const noMonths = checkPayment({ ...good, means: { kind: 'loan', months: null } }, slugs, now);
  expect(noMonths).toMatchObject({ valid: false, errors: { loanMonths: expect.any(String) } });
});
