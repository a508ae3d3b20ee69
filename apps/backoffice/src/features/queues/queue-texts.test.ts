import { expect, test } from 'vitest';
import { isLate, nextTarget, spanText, targetText } from './queue-texts.ts';

test.each([
  [0, 'şimdi'],
  [59_999, 'şimdi'],
  [60_000, '1 dk'],
  [3_600_000, '1 sa'],
  [3_900_000, '1 sa 5 dk'],
  [86_400_000, '1 gün'],
  [93_600_000, '1 gün 2 sa'],
])('%i ms are written %s', (ms, text) => {
  expect(spanText(ms)).toBe(text);
});

test('says what is left of the target, or by how much it is missed', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(targetText('2026-11-22T15:00:00Z', now)).toBe('3 sa kaldı');
  expect(targetText('2026-11-22T11:00:00Z', now)).toBe('1 sa gecikti');
  expect(targetText('2026-11-22T11:59:30Z', now)).toBe('süresi şimdi doluyor');
  expect([isLate('2026-11-22T12:00:00Z', now), isLate('2026-11-22T11:59:59Z', now)]).toEqual([false, true]);
});

test('the next target is the earliest of what waits for us, wherever it stands in the list', () => {
  const late = { dueAt: '2026-11-21T12:00:00Z', isAsked: false };
  const soon = { dueAt: '2026-11-22T12:00:00Z', isAsked: false };
  const asked = { dueAt: '2026-11-20T12:00:00Z', isAsked: true };
  expect(nextTarget([soon, late, asked])).toBe(late.dueAt);
  expect(nextTarget([asked])).toBeNull();
});
