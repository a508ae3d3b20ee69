import type { Message } from '@havan/contract/notifications/messages';
import { istanbulIsoDay } from '@havan/domain/istanbul';

/** Messages of one Istanbul day, in their order. */
export interface MessagesOfDay {
  readonly day: string;
  readonly messages: readonly Message[];
}

/** Returns the messages grouped by day, oldest day first. */
export function messagesByDay(newestFirst: readonly Message[]): MessagesOfDay[] {
  const days = Map.groupBy(newestFirst.toReversed(), ({ issueDate }) => istanbulIsoDay(new Date(issueDate)));
  return Array.from(days, ([day, messages]) => ({ day, messages }));
}

/** Returns the newest unread message of the other side; null without one. */
export const newestUnread = (newestFirst: readonly Message[]): number | null =>
  newestFirst.find(({ isOwn, isRead }) => !isOwn && !isRead)?.messageId ?? null;
