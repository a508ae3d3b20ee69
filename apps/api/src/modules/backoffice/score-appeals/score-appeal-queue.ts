import { scorePartRules } from '@havan/domain/seller-score';
import { AppError } from '../../../core/app-error.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { appealDecided } from '../../notifications/inbox/order-notices.ts';
import { ruleOnAppeal } from '../../sales/score/score.service.ts';
import type { WorkQueue } from '../queues/work-queue.ts';
import { appealPage, countAppeals, isAppeal } from './score-appeals.sql.ts';

/**
 * Appeals of sellers against facts of their scores, including reported ratings. An approval removes the fact from the
 * score.
 */
export const scoreAppealQueue: WorkQueue = {
  id: 'scoreAppeals',
  counts: countAppeals,
  page: async (db, after, limit) =>
    (await appealPage(db, after, limit)).map((row) => ({
      itemId: row.id,
      rank: 0,
      title: row.seller,
      detail: `${scorePartRules[row.part].label} · sipariş ${row.order_id}`,
      since: row.created_at,
      isAsked: false,
    })),
  decide: async (ctx, _who, { itemId, decision, sentence }) => {
    const state = decision === 'approve' ? 'accepted' : 'rejected';
    if (decision === 'ask') throw new AppError('invalidRequest');
    const closed = await ruleOnAppeal(ctx, itemId, state, sentence);
    if (!closed) {
      if (!(await isAppeal(ctx.db, itemId))) throw new AppError('recordNotFound');
      throw new AppError('conflict', { message: 'Bu itiraz karar beklemiyor.' });
    }
    await insertNotifications(ctx.db, [appealDecided(closed, state === 'accepted', ctx.clock.now())]);
    return {
      action: `scoreAppeal.${state}`,
      subject: ['scoreAppeal', itemId],
      before: { state: 'open' },
      after: { state, reason: sentence },
    };
  },
};
