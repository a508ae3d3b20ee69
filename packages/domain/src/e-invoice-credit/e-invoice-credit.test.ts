import { expect, it } from 'vitest';
import {
  creditDaysLeft,
  creditMovementKinds,
  creditMovementLabels,
  creditRefundDays,
  creditRefundHindrance,
  lowCredits,
  packagePrice,
  welcomeCredits,
} from './e-invoice-credit.ts';

it.each([
  [10_000, 2_000],
  [9_999, 2_000],
  [9_997, 1_999],
  [1, 0],
])('%d kuruş net have %d kuruş of VAT', (net, vat) => {
  expect(packagePrice(net)).toEqual({ net, vat, total: net + vat });
});

it.each([
  [38, 127, 8],
  [0, 10, 0],
  [-3, 10, 0],
  [50, 0, null],
])('%d credits at %d a month last %s days', (balance, spent, days) => {
  expect(creditDaysLeft(balance, spent)).toBe(days);
});

it('has a label for every movement, and warns while credits are left', () => {
  expect(Object.keys(creditMovementLabels)).toEqual([...creditMovementKinds]);
  expect(lowCredits).toBeGreaterThan(0);
  expect(welcomeCredits).toBeGreaterThan(lowCredits);
});

const at = new Date('2026-11-02T09:00:00Z');
const lastMoment = new Date(at.getTime() + creditRefundDays * 86_400_000);
it.each([
  ['is given back while unspent', {}, 50, at, null],
  ['is given back at the last moment', {}, 50, lastMoment, null],
  ['is late a moment after', {}, 50, new Date(lastMoment.getTime() + 1), 'late'],
  ['has been spent in part', {}, 49, at, 'spent'],
  ['was given back before', { isRefunded: true }, 500, at, 'refunded'],
] as const)('a purchase of 50 %s', (_what, changes, balance, now, hindrance) => {
  const purchase = { credits: 50, at, isRefunded: false, ...changes };
  expect(creditRefundHindrance(purchase, balance, now)).toBe(hindrance);
});
