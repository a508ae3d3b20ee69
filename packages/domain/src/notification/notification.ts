/** Main notification categories by id (specification §2.3, §9; names of product §4). */
export const notificationMainCategories = { purchases: 5, sales: 10, announcements: 15 } as const;
export type NotificationMainCategory = keyof typeof notificationMainCategories;
export type NotificationMainCategoryId = (typeof notificationMainCategories)[NotificationMainCategory];

/** In the order of the tabs. */
export const notificationMainCategoryIds: readonly NotificationMainCategoryId[] = [5, 10, 15];

export const notificationMainCategoryLabels: Readonly<Record<NotificationMainCategoryId, string>> = {
  5: 'Alışlarım',
  10: 'Satışlarım',
  15: 'Duyurular',
};

/**
 * Returns the tab that opens first: the first one having notifications, else the first (specification §2.3).
 */
export function defaultNotificationTab(
  groups: readonly { readonly mainCategoryId: NotificationMainCategoryId; readonly subTotalCount: number }[],
): NotificationMainCategoryId {
  const full = notificationMainCategoryIds.find((id) =>
    groups.some((group) => group.mainCategoryId === id && group.subTotalCount > 0),
  );
  return full ?? notificationMainCategories.purchases;
}
