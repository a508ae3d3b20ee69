import { AppError } from '../../../core/app-error.ts';
import { actAsPlatform } from '../../sales/cases/cases.service.ts';
import type { WorkQueue } from '../queues/work-queue.ts';
import { countDisputes, disputePage, findDispute } from './disputes.sql.ts';

/** Escalated cases. An approval rules for the buyer, a rejection for the seller. */
export const disputeQueue: WorkQueue = {
  id: 'cases',
  counts: countDisputes,
  page: async (db, after, limit) =>
    (await disputePage(db, after, limit)).map((row) => ({
      itemId: row.id,
      rank: 0,
      title: `${row.buyer} – ${row.seller}`,
      detail: `Sipariş ${row.order_id}`,
      since: row.answered_at ?? row.created_at,
      isAsked: false,
    })),
  decide: async (ctx, _who, { itemId, decision, sentence }) => {
    const row = await findDispute(ctx.db, itemId);
    if (!row) throw new AppError('recordNotFound');
    if (row.state !== 'escalated' || decision === 'ask')
      throw new AppError('conflict', { message: 'Bu talep karar beklemiyor.' });
    const action = decision === 'approve' ? 'ruleForBuyer' : 'ruleForSeller';
    await actAsPlatform(ctx, itemId, 'platform', action, sentence);
    const after = await findDispute(ctx.db, itemId);
    return {
      action: `case.${action}`,
      subject: ['case', itemId],
      before: { state: row.state },
      after: { state: after?.state ?? null, reason: sentence },
    };
  },
};
