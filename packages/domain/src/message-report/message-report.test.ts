import { expect, test } from 'vitest';
import { queueRules } from '../work-queue/work-queue.ts';
import {
  hidesMessage,
  messageReportReasons,
  messageReportStates,
  messageRulingOf,
  messagingBlockedUntil,
  needsReportNote,
} from './message-report.ts';

test('every approval reason of the queue is a ruling', () => {
  const reasons = queueRules.messageReports.reasons.approve ?? [];
  expect(reasons.map(({ id }) => messageRulingOf(id))).toEqual(['warned', 'hidden', 'blocked']);
  expect(messageRulingOf('dismissed')).toBeNull();
  expect(messageRulingOf('other')).toBeNull();
});

test('a warning does not remove the message', () => {
  const rulings = messageReportStates.filter((state) => state !== 'open');
  expect(rulings.filter(hidesMessage)).toEqual(['hidden', 'blocked']);
});

test('only the reason without a text requires a note', () => {
  expect(messageReportReasons.filter(needsReportNote)).toEqual(['other']);
});

test('a block ends thirty days later', () => {
  expect(messagingBlockedUntil(new Date('2026-11-01T09:30:00Z'))).toEqual(new Date('2026-12-01T09:30:00Z'));
});
