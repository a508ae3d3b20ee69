import type { QueueCount, QueueItem } from '@havan/contract/backoffice/queues';
import { type QueueId, queueTarget } from '@havan/domain/work-queue';
import type { Operator } from '../../../core/operator.ts';
import type { ClaimRow } from './claims.sql.ts';
import type { QueueEntry, QueueCounts } from './work-queue.ts';

export const presentCounts = (queue: QueueId, { waiting, overdue, oldest }: QueueCounts): QueueCount => ({
  queue,
  waiting,
  overdue,
  oldestAt: oldest?.toISOString() ?? null,
});

export const presentEntry = (
  queue: QueueId,
  { itemId, title, detail, since, dueAt = queueTarget(queue, since), isAsked, askedBy }: QueueEntry,
  claim: ClaimRow | undefined,
  me: Operator,
): QueueItem => ({
  itemId,
  title,
  detail,
  since: since.toISOString(),
  dueAt: dueAt.toISOString(),
  isAsked,
  isYours: askedBy === me.operatorId,
  claim: claim
    ? { operator: claim.name, isYou: claim.operator_id === me.operatorId, until: claim.until.toISOString() }
    : null,
});
