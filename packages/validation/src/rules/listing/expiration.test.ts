import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { expiration, expirationOrNone } from './expiration.ts';

const now = () => new Date('2026-11-20T12:00:00+03:00');

it.each([
  ['07/2027', '2027-07-31'],
  [' 15.07.2027 ', '2027-07-15'],
  ['2027-07-15', '2027-07-15'],
  ['11/2026', '2026-11-30'],
  ['20.11.2026', '2026-11-20'],
  ['19.11.2026', 'Miat geçmiş tarih olamaz'],
  ['10/2026', 'Miat geçmiş tarih olamaz'],
  ['', messages.expirationRequired],
  [undefined, messages.expirationRequired],
  ['30.02.2027', messages.expirationFormat],
  ['yarın', messages.expirationFormat],
  ['٠٧/2027', messages.foreignDigits],
])('%j: %s', (value, expected) => {
  expect(answer(expiration(now), value)).toBe(expected);
  expect(answer(expirationOrNone(now), value)).toBe(expected);
});

it('lets a product be without expiry only where that is an option', () => {
  expect(answer(expirationOrNone(now), null)).toBeNull();
  expect(answer(expiration(now), null)).toBe(messages.expirationRequired);
});
