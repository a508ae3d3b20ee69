import { expect, test } from 'vitest';
import { digestDueDay, digestLines } from './digest.ts';

const nothing = {
  toConfirm: 0,
  toShip: 0,
  toApprove: 0,
  unreadMessages: 0,
  ticketsToAnswer: 0,
  unreadNotifications: 0,
};

test.each([
  // 23 November 2026 is a Monday; Istanbul is three hours ahead of UTC.
  ['daily', '2026-11-23T04:59:59Z', null],
  ['daily', '2026-11-23T05:00:00Z', '2026-11-23'],
  ['daily', '2026-11-23T08:59:59Z', '2026-11-23'],
  ['daily', '2026-11-23T09:00:00Z', null],
  ['daily', '2026-11-24T06:00:00Z', '2026-11-24'],
  ['weekly', '2026-11-23T06:00:00Z', '2026-11-23'],
  ['weekly', '2026-11-24T06:00:00Z', null],
  ['weekly', '2026-11-22T22:00:00Z', null],
  ['off', '2026-11-23T06:00:00Z', null],
] as const)('a %s digest at %s is due for %s', (rhythm, now, day) => {
  expect(digestDueDay(rhythm, new Date(now))).toBe(day);
});

test('lists waiting items only', () => {
  expect(digestLines(nothing)).toEqual([]);
  expect(digestLines({ ...nothing, toShip: 3, unreadMessages: 1 })).toEqual([
    '3 sipariş kargoya verilmeyi bekliyor.',
    '1 okunmamış mesajınız var.',
  ]);
});
