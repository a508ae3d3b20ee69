import { markConversationReadMutation } from '@havan/api-client/queries/notifications/messages';
import type { Message } from '@havan/contract/notifications/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { newestUnread } from './messages-by-day.ts';

/** Marks the visible messages as read: the badge falls and the other side is notified. */
export function useReadConversation(conversationId: number | null, messages: readonly Message[]): void {
  const { api } = useAppProfile();
  const { mutate } = useMutation(markConversationReadMutation(api));
  const unread = newestUnread(messages);
  useEffect(() => {
    if (conversationId !== null && unread !== null) mutate({ conversationId, messageId: unread });
  }, [conversationId, unread, mutate]);
}
