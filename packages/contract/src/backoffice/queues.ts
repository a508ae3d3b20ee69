import { queueDecisions, queueIds } from '@havan/domain/work-queue';
import { ticketLimits } from '@havan/domain/ticket';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { fileId } from '../identity/files.ts';
import { cursor, done, id, instant, pageOf, pageSize, nothing } from '../primitives.ts';

const queueId = v.picklist(queueIds);

const queueCount = v.object({
  queue: queueId,
  /** Items that an operator can decide now. */
  waiting: v.number(),
  /** Number of waiting items whose target time has passed. */
  overdue: v.number(),
  /** Time since which the oldest item waits; null in an empty queue. */
  oldestAt: v.nullable(instant),
});
export type QueueCount = v.InferOutput<typeof queueCount>;

const queueItem = v.object({
  itemId: id,
  title: v.string(),
  detail: v.string(),
  since: instant,
  /** Target time of the decision. */
  dueAt: instant,
  /** Whether the other side was asked for information and has not answered yet. */
  isAsked: v.boolean(),
  /** Whether this operator requested it: then only another one can approve it, and this one can withdraw it. */
  isYours: v.boolean(),
  /** The operator who has claimed it; null without one. */
  claim: v.nullable(v.object({ operator: v.string(), isYou: v.boolean(), until: instant })),
});
export type QueueItem = v.InferOutput<typeof queueItem>;

const getQueuesSchemas = {
  summary: 'How much waits in each queue that the roles of the operator open.',
  request: nothing,
  result: v.object({ queues: v.array(queueCount) }),
};
export const getQueues = defineCall<typeof getQueuesSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetQueues',
  encoding: 'query',
  access: 'operator',
});

const getQueueSchemas = {
  summary:
    'What waits in one queue, the oldest first; what waits for an answer of the other side comes last.',
  request: v.strictObject({
    queue: queueId,
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(queueItem),
};
/** The definition of each queue decides which roles may open it. */
export const getQueue = defineCall<typeof getQueueSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetQueue',
  encoding: 'query',
  access: 'operator',
});

const claimQueueItemSchemas = {
  summary:
    'Takes an item for ten minutes, so that nobody else decides it; lets go of what the operator had open in the queue before.',
  request: v.strictObject({ queue: queueId, itemId: id }),
  result: v.object({ until: instant }),
};
export const claimQueueItem = defineCall<typeof claimQueueItemSchemas>()({
  method: 'POST',
  path: 'Backoffice/ClaimQueueItem',
  encoding: 'json',
  access: 'operator',
});

const leaveQueueSchemas = {
  summary: 'Lets go of what the operator has open in a queue, so that others may decide it at once.',
  request: v.strictObject({ queue: queueId }),
  result: done,
};
export const leaveQueue = defineCall<typeof leaveQueueSchemas>()({
  method: 'POST',
  path: 'Backoffice/LeaveQueue',
  encoding: 'json',
  access: 'operator',
});

const decideQueueItemSchemas = {
  summary:
    'Decides an item that the operator has claimed; every decision but an approval has a reason of the list.',
  request: v.strictObject({
    queue: queueId,
    itemId: id,
    decision: v.picklist(queueDecisions),
    reasonId: v.optional(v.pipe(v.string(), v.maxLength(40))),
    note: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(2000, 'En fazla 2000 karakter yazabilirsiniz.')),
    ),
    /** Files sent with the text; only a queue whose other side can read files accepts any. */
    files: v.optional(
      v.pipe(
        v.array(fileId),
        v.maxLength(ticketLimits.files, `En fazla ${ticketLimits.files} dosya ekleyin.`),
      ),
    ),
  }),
  result: done,
};
/** A repeated decision is refused because its claim has ended, so no item is decided twice. */
export const decideQueueItem = defineCall<typeof decideQueueItemSchemas>()({
  method: 'POST',
  path: 'Backoffice/DecideQueueItem',
  encoding: 'json',
  access: 'operator',
});

export const queueCalls = {
  getQueues: withSchemas(getQueues, getQueuesSchemas),
  getQueue: withSchemas(getQueue, getQueueSchemas),
  claimQueueItem: withSchemas(claimQueueItem, claimQueueItemSchemas),
  leaveQueue: withSchemas(leaveQueue, leaveQueueSchemas),
  decideQueueItem: withSchemas(decideQueueItem, decideQueueItemSchemas),
};
