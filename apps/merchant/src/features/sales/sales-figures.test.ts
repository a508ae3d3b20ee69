import { expect, test } from 'vitest';
import { changeSinceYesterday, monthSoFar } from './sales-figures.ts';

const day = (day: string, revenue: number) => ({ day, revenue, orders: 1 });

test('the month begins again on its first day', () => {
  const days = [day('2026-10-31', 900), day('2026-11-01', 100), day('2026-11-02', 0), day('2026-11-03', 50)];
  expect(monthSoFar(days)).toEqual([100, 100, 150]);
});

test('no days, no bars', () => {
  expect(monthSoFar([])).toEqual([]);
});

test.each([
  [[day('2026-11-20', 1000), day('2026-11-21', 1094)], 9.4],
  [[day('2026-11-20', 1000), day('2026-11-21', 500)], -50],
  [[day('2026-11-20', 0), day('2026-11-21', 500)], null],
  [[day('2026-11-21', 500)], null],
  [[], null],
])('change since yesterday of %j is %s', (days, change) => {
  expect(changeSinceYesterday(days)).toBe(change);
});
