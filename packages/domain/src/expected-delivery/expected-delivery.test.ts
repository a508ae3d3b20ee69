import { expect, it } from 'vitest';
import { expectedDelivery } from './expected-delivery.ts';

it.each([
  // Shipped on a Wednesday, a Friday and a Saturday at noon in Istanbul; the result is the midnight that ends the day.
  ['2026-11-18T09:00:00Z', '2026-11-20T21:00:00.000Z'],
  ['2026-11-20T09:00:00Z', '2026-11-23T21:00:00.000Z'],
  ['2026-11-21T09:00:00Z', '2026-11-24T21:00:00.000Z'],
  // 22:30 UTC is already the next day in Istanbul.
  ['2026-11-17T22:30:00Z', '2026-11-20T21:00:00.000Z'],
])('a parcel of %s is expected until %s', (shippedAt, until) => {
  expect(expectedDelivery(new Date(shippedAt)).toISOString()).toBe(until);
});

it('counts the transit days and skips public holidays', () => {
  const on = (shippedAt: string, days: number) => expectedDelivery(new Date(shippedAt), days).toISOString();
  expect(on('2026-11-18T09:00:00Z', 1)).toBe('2026-11-19T21:00:00.000Z');
  // The 28th of October is a Wednesday. The 29th is Republic Day and does not count, nor does the Sunday.
  expect(on('2026-10-28T09:00:00Z', 1)).toBe('2026-10-30T21:00:00.000Z');
  expect(on('2026-10-28T09:00:00Z', 3)).toBe('2026-11-02T21:00:00.000Z');
});
