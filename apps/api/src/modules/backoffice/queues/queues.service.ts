import type { claimQueueItem, decideQueueItem, getQueue, getQueues } from '@havan/contract/backoffice/queues';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import {
  decisionSentence,
  mayWorkOn,
  needsReason,
  noteMaxChars,
  queueClaimMs,
  type QueueId,
  queueIds,
  queueRules,
} from '@havan/domain/work-queue';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import { lockForTransaction, withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { record } from '../audit/record.ts';
import { endClaim, findClaims, releaseClaims, takeClaim } from './claims.sql.ts';
import { presentEntry, presentCounts } from './queues.presenter.ts';
import { queues } from './queues.ts';

const defaultPageSize = 50;

/** @throws AppError `forbidden` without a role of the queue */
function requireWork({ roles }: Operator, queue: QueueId): void {
  if (!mayWorkOn(roles, queue)) throw new AppError('forbidden');
}

/** Returns the counts of this operator's queues. */
export async function queueCounts({ db, clock }: Context, me: Operator): Promise<ResultOf<typeof getQueues>> {
  const now = clock.now();
  const open = queueIds.filter((queue) => mayWorkOn(me.roles, queue));
  const counts = open.map(async (queue) => {
    const dueSince = new Date(now.getTime() - queueRules[queue].targetHours * 3_600_000);
    return presentCounts(queue, await queues[queue].counts(db, dueSince, now));
  });
  return { queues: await Promise.all(counts) };
}

/**
 * Returns a page of a queue with current claims. @throws AppError `forbidden`, `invalidRequest` for a foreign cursor
 */
export async function queuePage(
  { db, clock }: Context,
  me: Operator,
  { queue, cursor, pageSize = defaultPageSize }: ParsedRequestOf<typeof getQueue>,
): Promise<ResultOf<typeof getQueue>> {
  requireWork(me, queue);
  const name = ['queue', queue] as const;
  const after = cursor === undefined ? null : decodeCursor(name, cursor);
  const found = await queues[queue].page(db, after, pageSize + 1);
  const entries = found.slice(0, pageSize);
  const claims = await findClaims(
    db,
    queue,
    entries.map(({ itemId }) => itemId),
    clock.now(),
  );
  const last = entries.at(-1);
  return {
    items: entries.map((entry) =>
      presentEntry(
        queue,
        entry,
        claims.find(({ item_id: itemId }) => itemId === entry.itemId),
        me,
      ),
    ),
    nextCursor:
      found.length > pageSize && last ? encodeCursor(name, { rank: last.rank, id: last.itemId }) : null,
    total: null,
  };
}

/** Claims an item for this operator. @throws AppError `forbidden`, `conflict` while another operator has it */
export async function claim(
  { db, clock }: Context,
  me: Operator,
  { queue, itemId }: ParsedRequestOf<typeof claimQueueItem>,
): Promise<ResultOf<typeof claimQueueItem>> {
  requireWork(me, queue);
  const now = clock.now();
  const until = new Date(now.getTime() + queueClaimMs);
  const isTaken = await withTransaction(db, async (trx) => {
    // A quick operator may claim two items at the same time; each claim releases the one before.
    await lockForTransaction(trx, `claims:${queue}:${me.operatorId}`);
    await releaseClaims(trx, queue, me.operatorId);
    return takeClaim(trx, { queue, itemId, operatorId: me.operatorId, now, until });
  });
  if (!isTaken) {
    const [holder] = await findClaims(db, queue, [itemId], now);
    throw new AppError('conflict', {
      message: `Bu kaydı ${holder?.name ?? 'başka bir operatör'} inceliyor.`,
    });
  }
  return { until: until.toISOString() };
}

/** Ends the claims of this operator in a queue. */
export const leave = ({ db }: Context, me: Operator, queue: QueueId): Promise<unknown> =>
  releaseClaims(db, queue, me.operatorId);

/**
 * Decides an item claimed by this operator and adds an audit entry, in one transaction.
 *
 * @throws AppError `forbidden`; `invalidRequest` for a decision, a reason or files that the queue does not have;
 * `conflict` when the claim has ended or the item no longer waits
 */
export async function decide(
  ctx: Context,
  me: Operator,
  caller: Caller,
  { queue, itemId, decision, reasonId = '', note = '', files = [] }: ParsedRequestOf<typeof decideQueueItem>,
): Promise<void> {
  requireWork(me, queue);
  const isReasoned = needsReason(queue, decision);
  const sentence = isReasoned ? decisionSentence(queue, decision, reasonId, note) : null;
  if (isReasoned && sentence === null)
    throw new AppError('invalidRequest', {
      errors: [{ code: 'reason', message: 'Nedeni seçin; başka bir nedense yazın.', path: 'note' }],
    });
  const longest = noteMaxChars(queue);
  if (note.length > longest) {
    const message = `En fazla ${longest} karakter yazabilirsiniz.`;
    throw new AppError('invalidRequest', { errors: [{ code: 'note', message, path: 'note' }] });
  }
  if (files.length > 0 && !queues[queue].takesFiles) throw new AppError('invalidRequest');
  await withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    if (!(await endClaim(trx, { queue, itemId, operatorId: me.operatorId, now })))
      throw new AppError('conflict', {
        message: 'Bu kaydın süresi doldu ya da başka bir operatöre geçti. Yeniden açın.',
      });
    const decided = { itemId, decision, sentence, reasonId, files };
    const act = await queues[queue].decide({ ...ctx, db: trx }, me, decided);
    await record(trx, now, me, caller, act);
  });
}
