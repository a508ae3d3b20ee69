import { expect, test } from 'vitest';
import { highestSpecialPrice, specialDayPhase } from './special-day.ts';

const day = {
  state: 'open',
  joinUntil: new Date('2026-11-20T21:00:00Z'),
  startsAt: new Date('2026-11-22T21:00:00Z'),
  endsAt: new Date('2026-11-24T21:00:00Z'),
} as const;

test.each([
  ['2026-11-20T20:59:59.999Z', 'joining'],
  ['2026-11-20T21:00:00Z', 'review'],
  ['2026-11-22T20:59:59.999Z', 'review'],
  ['2026-11-22T21:00:00Z', 'running'],
  ['2026-11-24T20:59:59.999Z', 'running'],
  ['2026-11-24T21:00:00Z', 'over'],
])('at %s the day is %s', (now, phase) => {
  expect(specialDayPhase(day, new Date(now))).toBe(phase);
});

test('a day that is not open keeps its state', () => {
  expect(specialDayPhase({ ...day, state: 'draft' }, day.startsAt)).toBe('draft');
  expect(specialDayPhase({ ...day, state: 'cancelled' }, day.startsAt)).toBe('cancelled');
});

test('an offer gives at least the percentage, to the kuruş', () => {
  expect(highestSpecialPrice(10_000, 20)).toBe(8000);
  expect(highestSpecialPrice(9_999, 20)).toBe(7999);
});
