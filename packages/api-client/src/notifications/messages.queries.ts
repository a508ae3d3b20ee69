import {
  deleteConversation,
  getConversations,
  getLastMessages,
  getMessages,
  markConversationRead,
  sendMessage,
} from '@havan/contract/notifications/messages';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { masterKeys } from '../bootstrap/basic-infos.queries.ts';

/** Whom one talks with: the id of a user or of a company, as an address carries it. */
export type Partner = { readonly userId: string } | { readonly companyId: string };

export const messageKeys = {
  all: ['messages'] as const,
  conversations: ['messages', 'conversations'] as const,
  with: (partner: Partner) => ['messages', 'with', partner] as const,
};

export const lastMessagesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...messageKeys.all, 'last'],
    queryFn: ({ signal }) => api.call(getLastMessages, {}, { signal }),
  });

export const conversationsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: messageKeys.conversations,
    queryFn: ({ signal, pageParam }) =>
      api.call(getConversations, { ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

/** Queries the messages of a conversation, the newest first. */
export const messagesQuery = (api: Api, partner: Partner) =>
  infiniteQueryOptions({
    queryKey: messageKeys.with(partner),
    queryFn: ({ signal, pageParam }) =>
      api.call(getMessages, { ...partner, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    retry: false,
  });

export interface OutgoingMessage {
  readonly userId: number;
  readonly text: string;
  /** Files that were sent beforehand. */
  readonly files: readonly { readonly fileId: string; readonly fileName: string }[];
  /** Names this one message: sent again after a lost answer it is still one. */
  readonly key: string;
}

export const sendMessageMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ key, userId, text, files }: OutgoingMessage) =>
      api.call(
        sendMessage,
        { userId, text, ...(files.length > 0 && { files: files.map(({ fileId }) => fileId) }) },
        { idempotencyKey: key },
      ),
    onSuccess: (_sent, _message, _before, { client }) =>
      client.invalidateQueries({ queryKey: messageKeys.all }),
  });

const readAnew = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: messageKeys.all }),
    client.invalidateQueries({ queryKey: masterKeys.basicInfos }),
  ]);

export const markConversationReadMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (seen: { readonly conversationId: number; readonly messageId: number }) =>
      api.call(markConversationRead, {
        conversationId: String(seen.conversationId),
        messageId: String(seen.messageId),
      }),
    onSuccess: (_done, _seen, _before, { client }) => readAnew(client),
  });

export const deleteConversationMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (conversationId: number) =>
      api.call(deleteConversation, { conversationId: String(conversationId) }),
    onSuccess: (_done, _id, _before, { client }) => readAnew(client),
  });
