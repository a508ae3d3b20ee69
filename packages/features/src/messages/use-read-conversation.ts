import { markConversationReadMutation } from '@havan/api-client/queries/messages';
import type { Message } from '@havan/contract/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAppProfile } from '../shell/app-profile.ts';
import { newestUnread } from './said-by-day.ts';

/** What is in sight is read: the badge falls and the other side is told. */
export function useReadConversation(conversationId: number | null, messages: readonly Message[]): void {
  const { api } = useAppProfile();
  const { mutate } = useMutation(markConversationReadMutation(api));
  const unread = newestUnread(messages);
  useEffect(() => {
    if (conversationId !== null && unread !== null) mutate({ conversationId, messageId: unread });
  }, [conversationId, unread, mutate]);
}
