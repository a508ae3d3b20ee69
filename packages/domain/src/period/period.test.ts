import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, formatIsoDay } from '../istanbul/istanbul.ts';
import { changeSince, daysOfPeriod, partsOfPeriod, periodBefore, periodSteps, stepFor } from './period.ts';

it.each([
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['2026-11-17', '2026-11-23', '2026-11-10', '2026-11-16'],
  ['2026-11-01', '2026-11-23', '2026-10-09', '2026-10-31'],
])('%s to %s is compared with %s to %s', (from, to, beforeFrom, beforeTo) => {
  expect(periodBefore({ from, to })).toEqual({ from: beforeFrom, to: beforeTo });
});

const anyPeriod = fc
  .tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 400 }))
  .map(([start, length]) => {
    const first = addDays({ year: 2020, month: 1, day: 1 }, start);
    return { from: formatIsoDay(first), to: formatIsoDay(addDays(first, length)) };
  });

it('the previous period ends on the day before, and the parts of a period cover it once, in order', () => {
  fc.assert(
    fc.property(anyPeriod, fc.constantFrom(...periodSteps), (period, step) => {
      const before = periodBefore(period);
      expect(daysOfPeriod({ from: before.to, to: period.from })).toBe(2);
      expect(daysOfPeriod(before)).toBeGreaterThan(0);
      const parts = partsOfPeriod(period, step);
      expect(parts[0]).toBe(period.from);
      expect(parts).toEqual(parts.toSorted());
      expect(new Set(parts).size).toBe(parts.length);
      expect((parts.at(-1) ?? '') <= period.to).toBe(true);
      for (const part of parts.slice(1)) {
        const day = new Date(`${part}T00:00:00Z`);
        expect(step !== 'week' || day.getUTCDay() === 1).toBe(true);
        expect(step !== 'month' || day.getUTCDate() === 1).toBe(true);
      }
    }),
  );
});

it.each([
  ['2026-11-01', '2026-11-30', 'day'],
  ['2026-09-01', '2026-11-30', 'week'],
  ['2026-01-01', '2026-11-30', 'month'],
])('%s to %s is shown by %s', (from, to, step) => {
  expect(stepFor({ from, to })).toBe(step);
});

it('returns a change in tenths of a percent, and null against 0', () => {
  expect(changeSince(129, 100)).toBe(290);
  expect(changeSince(50, 100)).toBe(-500);
  expect(changeSince(5, 0)).toBeNull();
  expect(changeSince(5, -10)).toBe(1500);
});
