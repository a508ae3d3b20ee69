import { expect, it } from 'vitest';
import { checkForm } from '../../form-result.ts';
import * as messages from '../../messages.ts';
import { cardForm } from './card.ts';

const now = () => new Date('2026-11-20T12:00:00+03:00');
const visa = {
  cardHolder: 'AYŞE YILMAZ',
  cardNumber: '4111 1111 1111 1111',
  cardExpiry: '12/27',
  cvc: '123',
};
const amex = { ...visa, cardNumber: '3782 822463 10005', cvc: '1234' };

// @spec §5 american-express card-expiry card-last-four card-masks card-number

it.each([
  [visa, '4111111111111111'],
  [amex, '378282246310005'],
])('takes %j', (card, cardNumber) => {
  expect(checkForm(cardForm(now), card)).toEqual({ valid: true, values: { ...card, cardNumber } });
});

it.each([
  [{ ...visa, cvc: '1234' }, { cvc: messages.cvcFormat }],
  [{ ...amex, cvc: '123' }, { cvc: messages.cvcFormat }],
  [{ ...visa, cvc: '12' }, { cvc: messages.cvcFormat }],
  [{ ...visa, cardHolder: 'Ayşe' }, { cardHolder: messages.fullNameRequired }],
  [{ ...visa, cardNumber: '4111 1111 1111 1112' }, { cardNumber: messages.cardNumberImpossible }],
  [{ ...visa, cardExpiry: '10/26' }, { cardExpiry: messages.cardExpired }],
])('refuses %j', (card, errors) => {
  expect(checkForm(cardForm(now), card)).toMatchObject({ valid: false, errors });
});
