import { messageReportReasonLabels, messageRulingOf } from '@havan/domain/message-report';
import { AppError } from '../../../core/app-error.ts';
import { ruleOnReport } from '../../notifications/messages/message-reports.service.ts';
import type { WorkQueue } from '../queues/work-queue.ts';
import { countReports, findReport, reportPage } from './message-reports.sql.ts';

/** Messages that their readers reported. The reason of an approval is the ruling. */
export const messageReportQueue: WorkQueue = {
  id: 'messageReports',
  counts: countReports,
  page: async (db, after, limit) =>
    (await reportPage(db, after, limit)).map((row) => ({
      itemId: row.id,
      rank: 0,
      title: row.sender,
      detail: messageReportReasonLabels[row.reason],
      since: row.created_at,
      isAsked: false,
    })),
  decide: async (ctx, _who, { itemId, decision, sentence, reasonId }) => {
    const state = decision === 'reject' ? 'dismissed' : messageRulingOf(reasonId);
    if (decision === 'ask' || state === null) throw new AppError('invalidRequest');
    if (!(await ruleOnReport(ctx, itemId, state, sentence))) {
      if (!(await findReport(ctx.db, itemId))) throw new AppError('recordNotFound');
      throw new AppError('conflict', { message: 'Bu bildirim karar beklemiyor.' });
    }
    return {
      action: `messageReport.${state}`,
      subject: ['messageReport', itemId],
      before: { state: 'open' },
      after: { state, reason: sentence },
    };
  },
};
