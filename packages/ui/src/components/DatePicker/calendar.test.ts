import { expect, test } from 'vitest';
import { addDays, addMonths, dayProblem, dayText, longDay, parseDay, weeksOf } from './calendar.ts';

test('adding days and months crosses the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('a month is shown in whole weeks from Monday', () => {
  const weeks = weeksOf('2026-11-21');
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(weeksOf('2027-02-10')).toHaveLength(4);
});

test.each([
  ['', undefined, undefined, null],
  ['21.11.2026', undefined, undefined, null],
  ['31.02.2026', undefined, undefined, 'Böyle bir gün yok.'],
  ['45.11.2026', undefined, undefined, 'Böyle bir gün yok.'],
  ['21.11', undefined, undefined, 'Tarihi GG.AA.YYYY olarak yazın.'],
  ['20.11.2026', '2026-11-21', undefined, 'En erken 21.11.2026 yazabilirsiniz.'],
  ['22.11.2026', undefined, '2026-11-21', 'En geç 21.11.2026 yazabilirsiniz.'],
  ['21.11.2026', '2026-11-21', '2026-11-21', null],
])('%j between %s and %s has the error %j', (text, min, max, problem) => {
  expect(dayProblem(text, min, max)).toBe(problem);
});

test('parses and formats days in the Turkish form', () => {
  expect(parseDay('21.11.2026')).toBe('2026-11-21');
  expect(parseDay('31.02.2026')).toBeNull();
  expect(parseDay('1.1.2026')).toBeNull();
  expect(dayText('2026-11-21')).toBe('21.11.2026');
  expect(longDay('2026-11-01')).toBe('1 Kasım 2026');
});
