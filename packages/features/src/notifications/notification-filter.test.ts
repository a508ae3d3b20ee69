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

test.each([
  ['tab=15', [], 15],
  ['tab=month', [], 'month'],
  ['', [{ mainCategoryId: 10, subTotalCount: 3 }], 10],
  ['', [], 5],
])('%j among %j opens %s', (text, groups, tab) => {
  expect(openTab(read(text), groups)).toBe(tab);
});
