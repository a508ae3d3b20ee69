import type { Notification } from '@havan/contract/notifications/inbox';
import { expect, test } from 'vitest';
import { groupsOf, shownNotifications } from './notification-groups.ts';

const notification = (notificationId: number, mainCategoryId: number, isRead = false): Notification => ({
  notificationId,
  mainCategoryId,
  subCategoryId: 1,
  redirectUrl: null,
  isRead,
  issueDate: '2026-11-21T10:00:00Z',
  notificationText: 'Siparişiniz kargoya verildi.',
});

// @spec §2.3 notification-panel
// @spec §3 message-notification

test('counts each of the three tabs, empty ones too', () => {
  const groups = groupsOf([notification(1, 10), notification(2, 10, true), notification(3, 15)], [5, 10, 15]);
  expect(groups.map(({ subTotalCount, unreadCount }) => [subTotalCount, unreadCount])).toEqual([
    [0, 0],
    [2, 1],
    [1, 1],
  ]);
});

test('opens the first tab that has notifications', () => {
  expect(shownNotifications([notification(1, 15), notification(2, 10)], null, false, [5, 10, 15]).tab).toBe(
    10,
  );
});

test('opens the sales first in the order of a seller', () => {
  const { tab } = shownNotifications([notification(1, 5), notification(2, 10)], null, false, [10, 5, 15]);
  expect(tab).toBe(10);
});

test('opens the purchases when there are none at all', () => {
  expect(shownNotifications([], null, false, [5, 10, 15])).toEqual({ tab: 5, items: [] });
});

test('shows the chosen tab even when it is empty, and only the unread ones on request', () => {
  const all = [notification(1, 5), notification(2, 5, true)];
  expect(shownNotifications(all, 10, false, [5, 10, 15]).items).toEqual([]);
  expect(
    shownNotifications(all, 5, true, [5, 10, 15]).items.map(({ notificationId }) => notificationId),
  ).toEqual([1]);
});
