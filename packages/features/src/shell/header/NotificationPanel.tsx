import { lastNotificationsQuery, markNotificationReadMutation } from '@havan/api-client/queries/inbox';
import type { Notification } from '@havan/contract/inbox';
import { emptyStates } from '@havan/domain/error-catalogue';
import { formatDate } from '@havan/domain/istanbul';
import { notificationMainCategoryLabels, type NotificationMainCategoryId } from '@havan/domain/notification';
import { Box } from '@havan/ui/Box';
import { EmptyState } from '@havan/ui/EmptyState';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { Switch } from '@havan/ui/Switch';
import { Tabs } from '@havan/ui/Tabs';
import { Text } from '@havan/ui/Text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppProfile } from '../app-profile.ts';
import { safeReturnUrl } from '../../session/return-url.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { inboxTexts } from '../shell-texts.ts';
import * as css from './HeaderDropdown.css.ts';
import { closeDropdowns } from './header-dropdowns.ts';
import { groupsOf, shownNotifications } from './notification-groups.ts';

/** Notifications in three tabs; opening one marks it read and goes to what it is about. */
export function NotificationPanel() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(lastNotificationsQuery(api));
  const [chosen, choose] = useState<NotificationMainCategoryId | null>(null);
  const [unreadOnly, setUnreadOnly] = useState(false);
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={inboxTexts.loading} />;
  const { tab, items } = shownNotifications(data, chosen, unreadOnly);
  return (
    <Stack space="none">
      <Box padding="s" lineBelow="row">
        <Stack space="xs">
          <Tabs
            label={inboxTexts.tabs}
            tabs={groupsOf(data).map(({ mainCategoryId, subTotalCount }) => ({
              id: String(mainCategoryId),
              label: notificationMainCategoryLabels[mainCategoryId],
              count: subTotalCount,
            }))}
            value={String(tab)}
            onChange={(id) => choose(Number(id) as NotificationMainCategoryId)}
          />
          <Switch label={inboxTexts.unreadOnly} checked={unreadOnly} onChange={setUnreadOnly} />
        </Stack>
      </Box>
      {items.length === 0 ? (
        <EmptyState
          size="panel"
          kind="noMessages"
          title={unreadOnly ? inboxTexts.noUnread : emptyStates.notifications}
        />
      ) : (
        <ul>
          {items.map((each) => (
            <li key={each.notificationId}>
              <NotificationRow notification={each} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function NotificationRow({ notification }: { notification: Notification }) {
  const { api } = useAppProfile();
  const navigate = useNavigate();
  const markRead = useMutation(markNotificationReadMutation(api));
  const { notificationId, notificationText, isRead, issueDate, redirectUrl } = notification;
  const open = () => {
    if (!isRead) markRead.mutate(notificationId);
    const target = safeReturnUrl(redirectUrl, location.origin);
    if (!target) return;
    closeDropdowns();
    void navigate(target);
  };
  return (
    <button type="button" className={css.item} onClick={open}>
      <Text as="span" weight={isRead ? 'regular' : 'strong'} tone={isRead ? 'soft' : 'main'}>
        {notificationText}
      </Text>
      <Text as="span" size="tiny" tone="faint" noWrap>
        {formatDate(new Date(issueDate))}
      </Text>
    </button>
  );
}
