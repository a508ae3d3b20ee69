import type { Message } from '@havan/contract/notifications/messages';
import { istanbulIsoDay } from '@havan/domain/istanbul';

/** What was said on one day of Istanbul, in the order in which it was said. */
export interface SaidOnDay {
  readonly day: string;
  readonly messages: readonly Message[];
}

/** Messages as they come, newest first, day by day from the oldest. */
export function saidByDay(newestFirst: readonly Message[]): SaidOnDay[] {
  const days = Map.groupBy(newestFirst.toReversed(), ({ issueDate }) => istanbulIsoDay(new Date(issueDate)));
  return Array.from(days, ([day, messages]) => ({ day, messages }));
}

/** The newest message that the other side wrote and nobody here has read; null when there is none. */
export const newestUnread = (newestFirst: readonly Message[]): number | null =>
  newestFirst.find(({ isOwn, isRead }) => !isOwn && !isRead)?.messageId ?? null;
