import type { Notification } from '@havan/contract/notifications/inbox';
import { lastNotificationsQuery } from '@havan/api-client/queries/notifications/inbox';
import { emptyStates } from '@havan/domain/error-catalogue';
import { notificationMainCategoryLabels, type NotificationMainCategoryId } from '@havan/domain/notification';
import { notificationKindLabel } from '@havan/domain/notification-kind';
import { Box } from '@havan/ui/Box';
import { EmptyState } from '@havan/ui/EmptyState';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { Switch } from '@havan/ui/Switch';
import { Tabs } from '@havan/ui/Tabs';
import { Link } from '@havan/ui/Link';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { NotificationRow } from '../NotificationRow.tsx';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { notificationTexts } from '../notification-texts.ts';
import { tabOrderOf } from '../notification-filter.ts';
import { groupsOf, shownNotifications } from './notification-groups.ts';

/**
 * Renders the latest notifications in tabs by main category; without the flag `notification` as a simple list. A press
 * on one marks it read and opens its page.
 */
export function NotificationPanel() {
  const { api, audience, paths, flags } = useAppProfile();
  const { data, error, refetch } = useQuery(lastNotificationsQuery(api));
  const [chosen, choose] = useState<NotificationMainCategoryId | null>(null);
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [kinds, setKinds] = useState<readonly number[]>([]);
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={notificationTexts.loading} />;
  // Some users get the grouped panel, others a simple list (specification §2.3): the flag decides.
  if (!flags.isOn('notification')) return <Rows items={data} unreadOnly={false} />;
  const order = tabOrderOf(audience);
  const { tab, items } = shownNotifications(data, chosen, unreadOnly, order);
  const shown = kinds.length > 0 ? items.filter((each) => kinds.includes(each.subCategoryId)) : items;
  const present = [...new Set(items.map((each) => each.subCategoryId))];
  return (
    <Stack space="none">
      <Box paddingX="m" paddingY="s" lineBelow="row">
        <Stack space="xs">
          <Tabs
            label={notificationTexts.tabs}
            tabs={groupsOf(data, order).map(({ mainCategoryId, subTotalCount }) => ({
              id: String(mainCategoryId),
              label: notificationMainCategoryLabels[mainCategoryId],
              count: subTotalCount,
            }))}
            value={String(tab)}
            onChange={(id) => {
              choose(Number(id) as NotificationMainCategoryId);
              setKinds([]);
            }}
          />
          {present.length > 1 ? (
            <ChipRow label={notificationTexts.kinds}>
              {present.map((kind) => (
                <Chip
                  key={kind}
                  label={notificationKindLabel(kind)}
                  pressed={kinds.includes(kind)}
                  onChange={(isPressed) =>
                    setKinds(isPressed ? [...kinds, kind] : kinds.filter((each) => each !== kind))
                  }
                />
              ))}
            </ChipRow>
          ) : null}
          <Switch label={notificationTexts.unreadOnly} checked={unreadOnly} onChange={setUnreadOnly} />
        </Stack>
      </Box>
      <Rows items={shown} unreadOnly={unreadOnly} />
      <Box padding="m" lineAbove="row">
        <Link href={paths.notifications()}>{notificationTexts.all}</Link>
      </Box>
    </Stack>
  );
}

function Rows({ items, unreadOnly }: { items: readonly Notification[]; unreadOnly: boolean }) {
  if (items.length === 0)
    return (
      <EmptyState
        size="panel"
        kind="noMessages"
        title={unreadOnly ? notificationTexts.noUnread : emptyStates.notifications}
      />
    );
  return (
    <ul>
      {items.map((each) => (
        <li key={each.notificationId}>
          <NotificationRow notification={each} />
        </li>
      ))}
    </ul>
  );
}
