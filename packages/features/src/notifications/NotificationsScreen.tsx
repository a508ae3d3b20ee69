import {
  groupedNotificationsQuery,
  markAllReadMutation,
} from '@havan/api-client/queries/notifications/inbox';
import { notificationMainCategoryLabels } from '@havan/domain/notification';
import { Button } from '@havan/ui/Button';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { Inline } from '@havan/ui/Inline';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Switch } from '@havan/ui/Switch';
import { Tabs } from '@havan/ui/Tabs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { notificationTexts } from './notification-texts.ts';
import {
  type NotificationFilter,
  notificationSearchOf,
  openTab,
  readNotificationFilter,
  tabOrderOf,
} from './notification-filter.ts';
import { MonthOfNotifications, NotificationList } from './NotificationList.tsx';

/** Height of the row of kinds, px. */
const chipHeight = 32;

/**
 * Renders `/myprofile/notifications`: three tabs by main category and one of the last thirty days, filtered by unread
 * and by kind (specification §2.3).
 */
export function NotificationsScreen() {
  const { api, audience } = useAppProfile();
  const [search, setSearch] = useSearchParams();
  const filter = readNotificationFilter(search);
  const { data: groups = [], isPending } = useQuery(groupedNotificationsQuery(api, filter.unreadOnly));
  const markAll = useMutation(markAllReadMutation(api));
  const tab = openTab(filter, groups, audience);
  const kinds = groups.find(({ mainCategoryId }) => mainCategoryId === tab)?.subCategory ?? [];
  const change = (next: Partial<NotificationFilter>) =>
    setSearch(notificationSearchOf({ ...filter, tab, ...next }), { replace: true, preventScrollReset: true });
  const countOf = (id: number) => groups.find(({ mainCategoryId }) => mainCategoryId === id)?.subTotalCount;
  return (
    <Page>
      <title>{`${notificationTexts.title} | Havan`}</title>
      <Stack space="m">
        <SectionHeader
          level={1}
          title={notificationTexts.title}
          actions={
            <Inline space="m">
              <Switch
                label={notificationTexts.unreadOnly}
                checked={filter.unreadOnly}
                onChange={(unreadOnly) => change({ unreadOnly, kinds: [] })}
              />
              {tab === 'month' ? null : (
                <Button
                  variant="outline"
                  size="small"
                  loading={markAll.isPending}
                  onClick={() => markAll.mutate(tab)}
                >
                  {notificationTexts.markAll}
                </Button>
              )}
            </Inline>
          }
        />
        <Tabs
          label={notificationTexts.tabs}
          tabs={[
            ...tabOrderOf(audience).map((id) => ({
              id: String(id),
              label: notificationMainCategoryLabels[id],
              count: countOf(id) ?? '–',
            })),
            { id: 'month', label: notificationTexts.month },
          ]}
          value={String(tab)}
          onChange={(id) =>
            change({
              tab: id === 'month' ? id : (tabOrderOf(audience).find((known) => String(known) === id) ?? tab),
              kinds: [],
            })
          }
        />
        {isPending && tab !== 'month' ? <Shimmer kind="block" height={chipHeight} label="" /> : null}
        {kinds.length > 1 ? (
          <ChipRow label={notificationTexts.kinds}>
            {kinds.map(({ subCategoryId, subCategoryName, count }) => (
              <Chip
                key={subCategoryId}
                label={subCategoryName}
                count={count}
                pressed={filter.kinds.includes(subCategoryId)}
                onChange={(isPressed) =>
                  change({
                    kinds: isPressed
                      ? [...filter.kinds, subCategoryId]
                      : filter.kinds.filter((kind) => kind !== subCategoryId),
                  })
                }
              />
            ))}
          </ChipRow>
        ) : null}
        {tab === 'month' ? (
          <MonthOfNotifications unreadOnly={filter.unreadOnly} />
        ) : (
          <NotificationList tab={tab} filter={filter} />
        )}
      </Stack>
    </Page>
  );
}
