import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { cardExpiry } from './card-expiry.ts';

const november = () => new Date('2026-11-20T12:00:00+03:00');

// @spec §5 card-expiry

it.each([
  ['11/26', '11/26'],
  ['12/26', '12/26'],
  [' 01 / 30 ', '01/30'],
  ['10/26', messages.cardExpired],
  ['', messages.required],
  ['13/27', messages.cardExpiryFormat],
  ['1/27', messages.cardExpiryFormat],
  ['12-27', messages.cardExpiryFormat],
  ['12/2027', messages.cardExpiryFormat],
  ['ab/cd', messages.cardExpiryFormat],
  ['١٢/27', messages.foreignDigits],
])('%j in November 2026: %s', (value, expected) => {
  expect(answer(cardExpiry(november), value)).toBe(expected);
});

it('asks for the time each time', () => {
  let now = november();
  const rule = cardExpiry(() => now);
  expect(answer(rule, '11/26')).toBe('11/26');
  now = new Date('2026-12-01T00:00:00+03:00');
  expect(answer(rule, '11/26')).toBe(messages.cardExpired);
});
