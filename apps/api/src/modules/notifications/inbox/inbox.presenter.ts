import type { ResultOf } from '@havan/contract/call';
import type { getGroupedNotifications, Notification } from '@havan/contract/notifications/inbox';
import { notificationMainCategoryIds, notificationMainCategoryLabels } from '@havan/domain/notification';
import { notificationKindLabel } from '@havan/domain/notification-kind';
import type { NotificationRow } from './inbox.sql.ts';
import type { GroupedRow } from './notification-lists.sql.ts';

export const presentNotification = (row: NotificationRow): Notification => ({
  notificationId: row.id,
  mainCategoryId: row.main_category_id,
  subCategoryId: row.sub_category_id,
  redirectUrl: row.redirect_url,
  isRead: row.read_at !== null,
  issueDate: row.issue_date.toISOString(),
  notificationText: row.body,
});

/** Returns the three main categories in their order, each with the kinds that it has (specification §3). */
export function presentGroups(rows: readonly GroupedRow[]): ResultOf<typeof getGroupedNotifications> {
  return notificationMainCategoryIds.map((mainCategoryId) => {
    const own = rows.filter((row) => row.main_category_id === mainCategoryId);
    const kinds = [...Map.groupBy(own, (row) => row.sub_category_id)];
    const subCategory = kinds.map(([subCategoryId, list]) => ({
      subCategoryId,
      subCategoryName: notificationKindLabel(subCategoryId),
      count: list[0]?.kind_count ?? 0,
      notificationList: list.map(presentNotification),
    }));
    return {
      mainCategoryId,
      mainCategoryName: notificationMainCategoryLabels[mainCategoryId],
      subTotalCount: subCategory.reduce((sum, { count }) => sum + count, 0),
      subCategory,
    };
  });
}
