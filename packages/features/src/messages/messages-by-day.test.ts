import type { Message } from '@havan/contract/notifications/messages';
import { expect, test } from 'vitest';
import { newestUnread, messagesByDay } from './messages-by-day.ts';

const said = (messageId: number, issueDate: string, parts: Partial<Message> = {}): Message => ({
  messageId,
  isOwn: false,
  text: String(messageId),
  issueDate,
  isRead: true,
  isHidden: false,
  files: [],
  report: null,
  ...parts,
});

// @spec §1 messages

test('days are those of Istanbul, the oldest first', () => {
  const days = messagesByDay([
    said(3, '2026-11-21T06:00:00Z'),
    said(2, '2026-11-20T21:00:00Z'),
    said(1, '2026-11-20T20:59:00Z'),
  ]);
  expect(days.map(({ day, messages }) => [day, messages.map(({ messageId }) => messageId)])).toEqual([
    ['2026-11-20', [1]],
    ['2026-11-21', [2, 3]],
  ]);
});

test('only what the other side wrote is there to be read', () => {
  const day = '2026-11-21T06:00:00Z';
  expect(newestUnread([said(3, day, { isOwn: true, isRead: false }), said(2, day)])).toBeNull();
  expect(newestUnread([said(3, day), said(2, day, { isRead: false }), said(1, day, { isRead: false })])).toBe(
    2,
  );
});
