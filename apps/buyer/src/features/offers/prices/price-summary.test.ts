import { expect, test } from 'vitest';
import { summaryOf } from './price-summary.ts';

const days = (...prices: (number | null)[]) =>
  prices.map((price, i) => ({
    day: `2026-${String(Math.floor(i / 28) + 1).padStart(2, '0')}-${String((i % 28) + 1).padStart(2, '0')}`,
    price,
  }));

test('distinguishes the lowest of thirty and of ninety days', () => {
  const prices = Array.from({ length: 90 }, (_, i) => (i === 10 ? 500 : i === 70 ? 800 : 1000));
  expect(summaryOf(days(...prices))).toMatchObject({ now: 1000, lowest30: 800, lowest90: 500 });
});

test.each([
  [[1000, 1000, 700], 'ortalamanın %22,2 altında'],
  [[1000, 1000, 1300], 'ortalamanın %18,2 üstünde'],
  [[1000, 1000, 1005], 'ortalama düzeyinde'],
])('%j is told against its average', (prices, remark) => {
  expect(summaryOf(days(...prices))?.remark).toBe(remark);
});

test('days without an offer are no price', () => {
  expect(summaryOf(days(1000, null))).toMatchObject({ now: null, average: 1000, remark: null });
  expect(summaryOf(days(null, null))).toBeNull();
});
