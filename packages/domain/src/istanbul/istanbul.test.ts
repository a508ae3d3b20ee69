import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  compareDays,
  daysInMonth,
  formatDate,
  formatDay,
  formatIsoDay,
  formatTime,
  istanbulDayOf,
  istanbulIsoDay,
  istanbulMidnight,
  isRealDay,
  parseDay,
  parseIsoDay,
} from './istanbul.ts';

const day = (year: number, month: number, dayOfMonth: number) => ({ year, month, day: dayOfMonth });
const anyDay = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2099, 11, 31) / 86_400_000 })
  .map((days) => istanbulDayOf(new Date(days * 86_400_000)));

it.each([
  ['2026-11-20T20:59:59.999Z', day(2026, 11, 20), '20.11.2026', '23:59'],
  ['2026-11-20T21:00:00Z', day(2026, 11, 21), '21.11.2026', '00:00'],
  ['2026-12-31T21:00:00Z', day(2027, 1, 1), '01.01.2027', '00:00'],
  ['2024-02-28T21:05:00Z', day(2024, 2, 29), '29.02.2024', '00:05'],
])('%s is %j in Istanbul', (instant, calendarDay, date, time) => {
  expect(istanbulDayOf(new Date(instant))).toEqual(calendarDay);
  expect(istanbulIsoDay(new Date(instant))).toBe(formatIsoDay(calendarDay));
  expect(formatDate(new Date(instant))).toBe(date);
  expect(formatTime(new Date(instant))).toBe(time);
});

it('begins a day at midnight in Istanbul', () => {
  expect(istanbulMidnight(day(2026, 11, 21)).toISOString()).toBe('2026-11-20T21:00:00.000Z');
});

it.each<readonly [year: number, month: number, days: number]>([
  [2024, 2, 29],
  [2026, 2, 28],
  [2000, 2, 29],
  [2100, 2, 28],
  ...[31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((days, i) => [2026, i + 1, days] as const),
])('%d-%d has %d days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days);
  expect(isRealDay(day(year, month, days))).toBe(true);
  expect(isRealDay(day(year, month, days + 1))).toBe(false);
});

it.each([day(2026, 0, 1), day(2026, 13, 1), day(2026, 1, 0)])('%j is not a day', (unreal) => {
  expect(isRealDay(unreal)).toBe(false);
});

describe('reading and writing', () => {
  it.each([
    ['2026-01-31', '31.01.2026'],
    ['2024-02-29', '29.02.2024'],
    ['0999-10-09', '09.10.0999'],
  ])('%s is %s', (iso, shown) => {
    const read = parseIsoDay(iso);
    expect(read).not.toBeNull();
    expect(read && formatDay(read)).toBe(shown);
    expect(parseDay(shown)).toEqual(read);
    expect(read && formatIsoDay(read)).toBe(iso);
  });

  it.each([
    '',
    '2026-02-29',
    '2026-00-01',
    '2026-13-01',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00',
    'x2026-01-01',
  ])('refuses the ISO day %j', (text) => {
    expect(parseIsoDay(text)).toBeNull();
  });

  it.each([
    '',
    '30.02.2026',
    '00.01.2026',
    '01.1.2026',
    '1.01.2026',
    '2026.01.01',
    '01.01.26',
    ' 01.01.2026',
    '01.01.2026 ',
    '01/01/2026',
    '01.01.20266',
    '101.01.2026',
  ])('refuses the day %j', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  it('reads back every day it writes', () => {
    fc.assert(
      fc.property(anyDay, (written) => {
        expect(parseDay(formatDay(written))).toEqual(written);
        expect(parseIsoDay(formatIsoDay(written))).toEqual(written);
      }),
    );
  });
});

describe('parses every day that it formats', () => {
  it.each([
    [day(2026, 1, 31), 1, day(2026, 2, 28)],
    [day(2024, 1, 31), 1, day(2024, 2, 29)],
    [day(2026, 11, 20), 8, day(2027, 7, 20)],
    [day(2026, 6, 30), 8, day(2027, 2, 28)],
    [day(2026, 1, 15), -1, day(2025, 12, 15)],
    [day(2026, 3, 31), -13, day(2025, 2, 28)],
    [day(2026, 12, 1), 0, day(2026, 12, 1)],
    [day(2026, 12, 1), 12, day(2027, 12, 1)],
  ])('%j and %d months is %j', (from, months, to) => {
    expect(addMonths(from, months)).toEqual(to);
  });

  it.each([
    [day(2026, 2, 28), 1, day(2026, 3, 1)],
    [day(2024, 2, 28), 1, day(2024, 2, 29)],
    [day(2026, 1, 1), -1, day(2025, 12, 31)],
    [day(2026, 11, 20), 7, day(2026, 11, 27)],
  ])('%j and %d days is %j', (from, days, to) => {
    expect(addDays(from, days)).toEqual(to);
  });

  it('compares as the text does', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        const byText = formatIsoDay(a) < formatIsoDay(b) ? -1 : formatIsoDay(a) > formatIsoDay(b) ? 1 : 0;
        expect(Math.sign(compareDays(a, b))).toBe(byText);
      }),
    );
  });

  it('orders by year, then month, then day', () => {
    expect(compareDays(day(2026, 2, 1), day(2026, 1, 31))).toBeGreaterThan(0);
    expect(compareDays(day(2025, 12, 31), day(2026, 1, 1))).toBeLessThan(0);
    expect(compareDays(day(2026, 1, 1), day(2026, 1, 1))).toBe(0);
  });
});
