import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsoDay, istanbulDayOf, parseIsoDay } from '../istanbul/istanbul.ts';
import {
  netOf,
  nextPayoutDay,
  payoutDayOf,
  statementFigures,
  statementNumber,
  sumOfFigures,
  weekIsOverAt,
  weekStartOf,
  weekText,
} from './payout-statement.ts';

const day = (text: string) => parseIsoDay(text) ?? { year: 0, month: 0, day: 0 };

describe('the week', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('%s is in the week of %s', (of, monday) => {
    expect(formatIsoDay(weekStartOf(day(of)))).toBe(monday);
  });

  it('ends at midnight in Istanbul', () => {
    expect(weekIsOverAt(day('2026-11-16')).toISOString()).toBe('2026-11-22T21:00:00.000Z');
    expect(weekText(day('2026-11-16'))).toBe('16.11.2026–22.11.2026');
  });

  it('contains each instant once', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (at) => {
          const monday = weekStartOf(istanbulDayOf(at));
          const end = weekIsOverAt(monday).getTime();
          expect(at.getTime()).toBeLessThan(end);
          expect(at.getTime()).toBeGreaterThanOrEqual(end - 7 * 86_400_000);
        },
      ),
    );
  });
});

describe('the payout day', () => {
  it.each([
    ['2026-11-16T08:00:00Z', '2026-11-25'],
    ['2026-11-22T20:59:59Z', '2026-11-25'],
    ['2026-11-22T21:00:00Z', '2026-12-02'],
    // 28.10 is a Wednesday, 29.10.2026 a holiday and a Thursday; 23.04.2025 is a holiday and a Wednesday.
    ['2025-04-15T08:00:00Z', '2025-04-24'],
  ])('of %s is %s', (earned, due) => {
    expect(formatIsoDay(payoutDayOf(new Date(earned)))).toBe(due);
  });

  it.each([
    ['2026-11-23T08:00:00Z', '2026-11-25'],
    ['2026-11-25T20:00:00Z', '2026-11-25'],
    ['2026-11-26T08:00:00Z', '2026-12-02'],
  ])('next from %s is %s', (now, due) => {
    expect(formatIsoDay(nextPayoutDay(new Date(now)))).toBe(due);
  });
});

it('the sums of columns and of lines are equal', () => {
  const line = fc.record(
    Object.fromEntries(statementFigures.map((figure) => [figure, fc.integer({ min: -1e9, max: 1e9 })])),
  ) as fc.Arbitrary<Parameters<typeof netOf>[0]>;
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(netOf(sumOfFigures(lines))).toBe(lines.reduce((sum, one) => sum + netOf(one), 0));
    }),
  );
});

it('numbers contain year and sequence', () => {
  expect(statementNumber(2026, 47)).toBe('HK-2026-000047');
});
