import { expect, it } from 'vitest';
import { announcementRemainingMs, isAnnouncementOpen } from './announcement.ts';

const opened = new Date('2026-11-20T10:00:00Z');

// @spec §2.3 announcement-box
// @spec §4 announcement-24h

it.each([
  ['2026-11-20T10:00:00Z', 86_400_000],
  ['2026-11-21T09:59:59.999Z', 1],
  ['2026-11-21T10:00:00Z', 0],
  ['2026-12-01T00:00:00Z', 0],
])('at %s it has %d ms left', (now, left) => {
  expect(announcementRemainingMs(opened, new Date(now))).toBe(left);
  expect(isAnnouncementOpen(opened, false, new Date(now))).toBe(left > 0);
  expect(isAnnouncementOpen(opened, true, new Date(now))).toBe(false);
});
