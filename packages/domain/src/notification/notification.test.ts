import { expect, it } from 'vitest';
import {
  defaultNotificationTab,
  notificationMainCategories,
  notificationMainCategoryIds,
  notificationMainCategoryLabels,
} from './notification.ts';

// @spec §3 notification-categories
// @spec §9 category-ids

it('has the three main categories in the order of their tabs', () => {
  expect(notificationMainCategories).toEqual({ purchases: 5, sales: 10, announcements: 15 });
  expect(notificationMainCategoryIds).toEqual([5, 10, 15]);
  expect(notificationMainCategoryIds.map((id) => notificationMainCategoryLabels[id])).toEqual([
    'Alışlarım',
    'Satışlarım',
    'Duyurular',
  ]);
});

it.each([
  [[], 5],
  [
    [
      [5, 0],
      [10, 0],
      [15, 0],
    ],
    5,
  ],
  [
    [
      [5, 2],
      [10, 3],
    ],
    5,
  ],
  [
    [
      [5, 0],
      [10, 1],
      [15, 9],
    ],
    10,
  ],
  [
    [
      [15, 9],
      [10, 1],
    ],
    10,
  ],
  [[[15, 1]], 15],
] as const)('opens the first tab with notifications: %j gives %d', (counts, tab) => {
  const groups = counts.map(([mainCategoryId, subTotalCount]) => ({ mainCategoryId, subTotalCount }));
  expect(defaultNotificationTab(groups)).toBe(tab);
});
