import { expect, it } from 'vitest';
import { addDays, formatIsoDay } from '../istanbul/istanbul.ts';
import { isPublicHoliday } from './public-holiday.ts';

const holidaysOf = (year: number): string[] =>
  Array.from({ length: 366 }, (_, i) => addDays({ year, month: 1, day: 1 }, i))
    .filter((day) => day.year === year && isPublicHoliday(day))
    .map(formatIsoDay);

it('has the holidays of a year', () => {
  expect(holidaysOf(2027)).toEqual([
    '2027-01-01',
    '2027-03-09',
    '2027-03-10',
    '2027-03-11',
    '2027-04-23',
    '2027-05-01',
    '2027-05-16',
    '2027-05-17',
    '2027-05-18',
    '2027-05-19',
    '2027-07-15',
    '2027-08-30',
    '2027-10-29',
  ]);
});

it('has the fixed ones of any year', () => {
  expect(holidaysOf(2041)).toHaveLength(7);
});

/** Returns whether the religious holidays are known of the year that `at` is in after this many months. */
const isKnownAhead = (at: Date, months: number): boolean =>
  holidaysOf(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months)).getUTCFullYear()).length > 7;

it('has the religious holidays eighteen months ahead of today: add the next year where this is red', () => {
  expect(isKnownAhead(new Date(), 18)).toBe(true);
  expect(isKnownAhead(new Date('2029-06-30T12:00:00Z'), 18)).toBe(true);
  expect(isKnownAhead(new Date('2030-07-01T12:00:00Z'), 18)).toBe(false);
});
