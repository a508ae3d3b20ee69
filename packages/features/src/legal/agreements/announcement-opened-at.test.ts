import { announcementRemainingMs } from '@havan/domain/announcement';
import { expect, test } from 'vitest';
import { createStorage } from '@havan/app-shell/testing/storage';
import { announcementOpenedAt } from './announcement-opened-at.ts';

const day = 24 * 60 * 60 * 1000;
const first = new Date('2026-11-21T09:00:00Z');
const after = (ms: number) => new Date(first.getTime() + ms);

// @spec §4 announcement-24h

test('the 24 hours of an announcement run from when it was first shown, and begin anew for another text', () => {
  const storage = createStorage();
  const left = (link: string, now: Date) =>
    announcementRemainingMs(announcementOpenedAt(storage, link, now), now);
  expect(left('/a', first)).toBe(day);
  expect(left('/a', after(day - 1))).toBe(1);
  expect(left('/a', after(day))).toBe(0);
  expect(left('/b', after(day))).toBe(day);
});

test('a foreign value in the storage starts anew', () => {
  expect(announcementOpenedAt(createStorage({ 'havan.announcement': '/a x' }), '/a', first)).toEqual(first);
});
