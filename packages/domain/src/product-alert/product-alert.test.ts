import { describe, expect, it } from 'vitest';
import { alertEventOf } from './product-alert.ts';

const all = { priceDrop: true, backInStock: true, targetPrice: null };

describe('an alert without a target', () => {
  it.each([
    ['falls by a kuruş', 10_000, 9_999, 'priceDrop'],
    ['stays', 10_000, 10_000, null],
    ['rises', 9_999, 10_000, null],
    ['comes back', null, 12_000, 'backInStock'],
    ['goes', 10_000, null, null],
    ['stays away', null, null, null],
  ])('a price that %s', (_name, before, now, event) => {
    expect(alertEventOf(all, before, now)).toBe(event);
  });
});

describe('an alert with a target of 90,00', () => {
  const waiting = { priceDrop: true, backInStock: false, targetPrice: 9_000 };
  it.each([
    ['falls, but not far enough', 10_000, 9_001, null],
    ['reaches it', 9_001, 9_000, 'priceDrop'],
    ['falls further once it was told', 9_000, 8_000, null],
    ['returns below it', null, 8_500, 'priceDrop'],
    ['returns above it', null, 9_500, null],
  ])('a price that %s', (_name, before, now, event) => {
    expect(alertEventOf(waiting, before, now)).toBe(event);
  });
});

it('reports only the wanted events', () => {
  expect(alertEventOf({ ...all, priceDrop: false }, 10_000, 5_000)).toBeNull();
  expect(alertEventOf({ ...all, backInStock: false }, null, 5_000)).toBeNull();
});
