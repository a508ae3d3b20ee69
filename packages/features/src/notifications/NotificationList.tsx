import { allNotificationsQuery } from '@havan/api-client/queries/notifications/inbox';
import { monthOfNotificationsQuery } from '@havan/api-client/queries/notifications/inbox-month';
import type { Notification } from '@havan/contract/notifications/inbox';
import { emptyStates } from '@havan/domain/error-catalogue';
import { Box } from '@havan/ui/Box';
import { EmptyState } from '@havan/ui/EmptyState';
import { Loading } from '@havan/ui/Loading';
import { LoadMore } from '@havan/ui/LoadMore';
import { Stack } from '@havan/ui/Stack';
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { notificationTexts } from './notification-texts.ts';
import type { NotificationFilter } from './notification-filter.ts';
import { NotificationRow } from './NotificationRow.tsx';

/** Renders the notifications of one tab, newest first, page after page. */
export function NotificationList({ tab, filter }: { tab: number; filter: NotificationFilter }) {
  const { api } = useAppProfile();
  const { unreadOnly, kinds } = filter;
  const list = useInfiniteQuery(
    allNotificationsQuery(api, {
      mainCategoryId: String(tab),
      ...(unreadOnly && { isRead: 'false' }),
      ...(kinds.length > 0 && { subCategories: kinds.join(',') }),
    }),
  );
  return <Rows list={list} unreadOnly={unreadOnly} />;
}

/** Renders the notifications of the last thirty days, of every kind. */
export function MonthOfNotifications({ unreadOnly }: { unreadOnly: boolean }) {
  const { api } = useAppProfile();
  const list = useInfiniteQuery(monthOfNotificationsQuery(api, unreadOnly ? { isRead: 'false' } : {}));
  return <Rows list={list} unreadOnly={unreadOnly} />;
}

interface RowsProps {
  readonly list: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Notification[] }>>;
  readonly unreadOnly: boolean;
}

function Rows({ list, unreadOnly }: RowsProps) {
  if (list.error && !list.data)
    return <LoadFailure size="part" error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Loading label={notificationTexts.loading} />;
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState
        kind="noMessages"
        title={unreadOnly ? notificationTexts.noUnread : emptyStates.notifications}
      />
    );
  return (
    <Stack space="m">
      <Box as="ul" surface="sheet" lineAbove="section" lineBelow="section">
        {items.map((each) => (
          <Box as="li" key={each.notificationId} lineAbove="row">
            <NotificationRow notification={each} />
          </Box>
        ))}
      </Box>
      <LoadMore
        shown={items.length}
        noun={notificationTexts.noun}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </Stack>
  );
}
