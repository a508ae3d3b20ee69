import { expect, test } from 'vitest';
import { lowestOf, priceChangeOf } from './price-change.ts';

test.each([
  [10_000, 9_000, { text: '%10,0 düştü', tone: 'positive' }],
  [10_000, 10_550, { text: '%5,5 arttı', tone: 'critical' }],
  [10_000, 10_000, { text: 'Değişmedi', tone: 'faint' }],
  [null, 10_000, null],
  [10_000, null, null],
])('from %s to %s', (then, now, change) => {
  expect(priceChangeOf(then, now)).toEqual(change);
});

test('a price is compared with the lowest of any expiry, as it was when the product was marked', () => {
  const shown = { productListingMinPrice: 13_000, pricesByExpiry: { lowest: 10_000, lowestLong: 13_000 } };
  expect(priceChangeOf(10_000, lowestOf(shown))).toMatchObject({ text: 'Değişmedi' });
  expect(lowestOf({ ...shown, pricesByExpiry: null })).toBe(13_000);
});
