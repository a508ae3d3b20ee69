/** Main categories of notifications by id (specification §2.3, §9; names of product §4). */
export const notificationMainCategories = { purchases: 5, sales: 10, announcements: 15 } as const;
export type NotificationMainCategory = keyof typeof notificationMainCategories;
export type NotificationMainCategoryId = (typeof notificationMainCategories)[NotificationMainCategory];

/** In the order of the tabs. */
export const notificationMainCategoryIds: readonly NotificationMainCategoryId[] = [5, 10, 15];

/** Order for sellers: sales before purchases. */
export const sellerNotificationOrder: readonly NotificationMainCategoryId[] = [10, 5, 15];

export const notificationMainCategoryLabels: Readonly<Record<NotificationMainCategoryId, string>> = {
  5: 'Alışlarım',
  10: 'Satışlarım',
  15: 'Duyurular',
};

/** Returns the tab to open: the first of `order` with notifications, otherwise its first (specification §2.3). */
export function defaultNotificationTab(
  groups: readonly { readonly mainCategoryId: NotificationMainCategoryId; readonly subTotalCount: number }[],
  order: readonly NotificationMainCategoryId[] = notificationMainCategoryIds,
): NotificationMainCategoryId {
  const full = order.find((id) =>
    groups.some((group) => group.mainCategoryId === id && group.subTotalCount > 0),
  );
  return full ?? order[0] ?? notificationMainCategories.purchases;
}
