import type { Audience } from '@havan/app-shell/profile/app-profile';
import {
  defaultNotificationTab,
  notificationMainCategoryIds,
  sellerNotificationOrder,
  type NotificationMainCategoryId,
} from '@havan/domain/notification';

/** A main category, or all of them in the last thirty days. */
export type NotificationTab = NotificationMainCategoryId | 'month';

/** Filter of the list of notifications, kept in the query. */
export interface NotificationFilter {
  /** Null is the first tab that has any (specification §2.3); `month` is every kind of the last thirty days. */
  readonly tab: NotificationTab | null;
  readonly unreadOnly: boolean;
  /** Kinds that are shown; none chosen means all. */
  readonly kinds: readonly number[];
}

/** Reads the filter of the address; unknown values are ignored. */
export function readNotificationFilter(search: URLSearchParams): NotificationFilter {
  const tab = Number(search.get('tab'));
  return {
    tab:
      search.get('tab') === 'month'
        ? 'month'
        : (notificationMainCategoryIds.find((known) => known === tab) ?? null),
    unreadOnly: search.get('unread') === 'true',
    kinds: (search.get('kinds') ?? '')
      .split(',')
      .filter((text) => /^\d{1,6}$/.test(text))
      .slice(0, 20)
      .map(Number),
  };
}

export function notificationSearchOf({ tab, unreadOnly, kinds }: NotificationFilter): string {
  const search = new URLSearchParams();
  if (tab !== null) search.set('tab', String(tab));
  if (unreadOnly) search.set('unread', 'true');
  if (kinds.length > 0) search.set('kinds', kinds.join(','));
  return search.toString();
}

interface Group {
  readonly mainCategoryId: number;
  readonly subTotalCount: number;
}

/** Returns the order of an app's tabs; the merchant app begins with sales. */
export const tabOrderOf = (audience: Audience): readonly NotificationMainCategoryId[] =>
  audience === 'merchant' ? sellerNotificationOrder : notificationMainCategoryIds;

/** Returns the open tab: the chosen one, or the first in the app's order that has any. */
export function openTab(
  { tab }: NotificationFilter,
  groups: readonly Group[],
  audience: Audience,
): NotificationTab {
  if (tab !== null) return tab;
  return defaultNotificationTab(
    notificationMainCategoryIds.map((mainCategoryId) => ({
      mainCategoryId,
      subTotalCount: groups.find((group) => group.mainCategoryId === mainCategoryId)?.subTotalCount ?? 0,
    })),
    tabOrderOf(audience),
  );
}
