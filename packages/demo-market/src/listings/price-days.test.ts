import { expect, it } from 'vitest';
import { priceDaysOf } from './price-days.ts';

const ids = Array.from({ length: 300 }, (_, i) => i + 1);

it('reaches back further than the chart, in order, and never costs nothing', () => {
  for (const id of ids) {
    const days = priceDaysOf(id, 10_000, 16_000);
    expect(days[0]?.age).toBeGreaterThanOrEqual(90);
    expect(days.map(({ age }) => age)).toEqual(days.map(({ age }) => age).toSorted((a, b) => b - a));
    expect(new Set(days.map(({ age }) => age)).size).toBe(days.length);
    expect(days.every(({ lowest, closing }) => lowest >= 100 && lowest <= (closing ?? lowest))).toBe(true);
    expect(days.at(-1)?.age).toBeGreaterThan(0);
  }
});

it('ends at the price of today or a little above it', () => {
  for (const id of ids) expect([10_000, 10_400]).toContain(priceDaysOf(id, 10_000, 16_000).at(-1)?.closing);
});

it('ends without an offer for a product without any', () => {
  const known = ids.map((id) => priceDaysOf(id, null, 16_000)).filter((days) => days.length > 0);
  expect(known.length).toBeGreaterThan(50);
  expect(known.every((days) => days.at(-1)?.closing === null)).toBe(true);
  expect(known.flat().filter(({ lowest }) => lowest > 16_000)).toEqual([]);
});
