import { describe, expect, test } from 'vitest';
import { notificationSearchOf, openTab, readNotificationFilter } from './notification-filter.ts';

const read = (text: string) => readNotificationFilter(new URLSearchParams(text));

// @spec §1 notifications
// @spec §2.2 my-notifications
// @spec §2.3 notification-panel

describe('the address of the notifications', () => {
  test.each([
    ['', { tab: null, unreadOnly: false, kinds: [] }],
    ['tab=10&unread=true&kinds=101,102', { tab: 10, unreadOnly: true, kinds: [101, 102] }],
    ['tab=7&unread=yes&kinds=x,,5', { tab: null, unreadOnly: false, kinds: [5] }],
  ])('%j', (text, filter) => {
    expect(read(text)).toEqual(filter);
  });

  test('comes back as it was read', () => {
    const text = 'tab=10&unread=true&kinds=101%2C102';
    expect(notificationSearchOf(read(text))).toBe(text);
  });
});

const sales = { mainCategoryId: 10, subTotalCount: 3 };
const purchases = { mainCategoryId: 5, subTotalCount: 1 };
const announcements = { mainCategoryId: 15, subTotalCount: 9 };

test.each([
  ['tab=15', [], 'buyer', 15],
  ['tab=month', [], 'buyer', 'month'],
  ['', [sales], 'buyer', 10],
  ['', [purchases, sales], 'buyer', 5],
  ['', [], 'buyer', 5],
  ['tab=5', [sales], 'merchant', 5],
  ['', [purchases, sales], 'merchant', 10],
  ['', [purchases, announcements], 'merchant', 5],
  ['', [announcements], 'merchant', 15],
  ['', [], 'merchant', 10],
] as const)('%j among %j opens in the %s app %s', (text, groups, audience, tab) => {
  expect(openTab(read(text), groups, audience)).toBe(tab);
});
