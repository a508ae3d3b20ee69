import { expect, test } from 'vitest';
import { dayEnd, dayStart, lastDay, startDay } from './days.ts';

test('a day begins and ends at midnight in Istanbul, and is read back as the same day', () => {
  expect(dayStart('2026-11-24')).toBe('2026-11-23T21:00:00.000Z');
  expect(dayEnd('2026-12-31')).toBe('2026-12-31T21:00:00.000Z');
  expect(startDay('2026-11-23T21:00:00.000Z')).toBe('2026-11-24');
  expect(lastDay('2026-12-31T21:00:00.000Z')).toBe('2026-12-31');
  expect([dayStart(null), dayEnd('2026-02-30')]).toEqual([null, null]);
});
