import { expect, test } from 'vitest';
import { dateText } from './format.ts';

test.each([
  ['2026-11-20T21:30:00Z', 'date', '21.11.2026'],
  ['2026-11-21T11:32:00Z', 'dateTime', '21.11.2026 14:32'],
  ['2026-11-20T21:00:00Z', 'time', '00:00'],
  ['2028-09', 'monthYear', '09/2028'],
  ['2028-09-30', 'monthYear', '09/2028'],
  ['2026-11-21', 'dayMonth', '21 Kasım'],
  ['2026-11-21', 'long', '21 Kasım 2026 Cumartesi'],
] as const)('%s as %s is %s in Istanbul', (value, format, text) => {
  expect(dateText(value, format)).toBe(text);
});

test('throws for an invalid date', () => {
  expect(() => dateText('yarın', 'date')).toThrow(RangeError);
});
