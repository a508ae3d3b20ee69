import { markNotificationReadMutation } from '@havan/api-client/queries/notifications/inbox';
import type { Notification } from '@havan/contract/notifications/inbox';
import { formatDate, formatTime } from '@havan/domain/istanbul';
import { Text } from '@havan/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { safeReturnUrl } from '@havan/app-shell/session/return-url';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import * as css from '@havan/app-shell/header/HeaderDropdown.css';
import { closeDropdowns } from '@havan/app-shell/header/header-dropdowns';

/** Renders one notification; opening it marks it as read and navigates to its subject. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { api } = useAppProfile();
  const navigate = useNavigate();
  const markRead = useMutation(markNotificationReadMutation(api));
  const { notificationId, notificationText, isRead, issueDate, redirectUrl } = notification;
  const at = new Date(issueDate);
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
        {`${formatDate(at)} ${formatTime(at)}`}
      </Text>
    </button>
  );
}
