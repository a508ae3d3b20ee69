import { expect, test } from 'vitest';
import { momentWords, timeLeft } from './ship-by.ts';

/** 21.11.2026 14:32 in Istanbul. */
const now = new Date('2026-11-21T11:32:00Z');

test.each([
  ['2026-11-21T16:00:00Z', '4 sa 28 dk', 'bugün 19:00', 'neutral'],
  ['2026-11-21T14:32:00Z', '3 sa', 'bugün 17:32', 'neutral'],
  ['2026-11-21T14:31:00Z', '2 sa 59 dk', 'bugün 17:31', 'attention'],
  ['2026-11-21T11:32:20Z', '1 dk', 'bugün 14:32', 'attention'],
  ['2026-11-22T11:32:00Z', '1 gün', 'yarın 14:32', 'neutral'],
  ['2026-11-24T14:00:00Z', '3 gün 2 sa', '24.11.2026 17:00', 'neutral'],
  ['2026-11-21T11:32:00Z', 'Gecikti', 'bugün 14:32', 'critical'],
  ['2026-11-20T16:00:00Z', 'Gecikti', 'dün 19:00', 'critical'],
] as const)('until %s there is %s', (shipBy, text, until, tone) => {
  expect(timeLeft(shipBy, now)).toEqual({ text, until, tone });
});

test('the day is that of Istanbul, not of Greenwich', () => {
  expect(momentWords(new Date('2026-11-21T21:00:00Z'), now)).toBe('yarın 00:00');
  expect(momentWords(new Date('2026-11-21T20:59:00Z'), now)).toBe('bugün 23:59');
});
