import { markNotificationReadMutation } from '@havan/api-client/queries/notifications/inbox';
import { notificationReadDelayMs } from '@havan/domain/limits';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';

/** Links in mails name the notification that they are about: it is read a second after landing (specification §4). */
export function useReadNotification(): void {
  const { api } = useAppProfile();
  const { mutate } = useMutation(markNotificationReadMutation(api));
  const [params] = useSearchParams();
  const named = params.get('notification') ?? '';
  useEffect(() => {
    if (!/^[1-9]\d{0,14}$/.test(named)) return undefined;
    const timer = setTimeout(() => mutate(Number(named)), notificationReadDelayMs);
    return () => clearTimeout(timer);
  }, [mutate, named]);
}
