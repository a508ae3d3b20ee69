import type { Notification } from '@havan/contract/notifications/inbox';
import { defaultNotificationTab, type NotificationMainCategoryId } from '@havan/domain/notification';

export interface NotificationGroup {
  readonly mainCategoryId: NotificationMainCategoryId;
  readonly subTotalCount: number;
  readonly unreadCount: number;
}

/** Returns the three tabs with their counts, in the order of the app. */
export function groupsOf(
  notifications: readonly Notification[],
  order: readonly NotificationMainCategoryId[],
): NotificationGroup[] {
  return order.map((mainCategoryId) => {
    const own = notifications.filter((each) => each.mainCategoryId === mainCategoryId);
    return {
      mainCategoryId,
      subTotalCount: own.length,
      unreadCount: own.filter(({ isRead }) => !isRead).length,
    };
  });
}

/**
 * Returns the notifications of a tab; without a choice it is the first tab that has any (specification §2.3).
 */
export function shownNotifications(
  notifications: readonly Notification[],
  chosen: NotificationMainCategoryId | null,
  unreadOnly: boolean,
  order: readonly NotificationMainCategoryId[],
): { tab: NotificationMainCategoryId; items: Notification[] } {
  const tab = chosen ?? defaultNotificationTab(groupsOf(notifications, order), order);
  const items = notifications.filter((each) => each.mainCategoryId === tab && (!unreadOnly || !each.isRead));
  return { tab, items };
}
