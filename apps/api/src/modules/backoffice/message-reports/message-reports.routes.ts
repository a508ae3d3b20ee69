import { messageReportQueueCalls } from '@havan/contract/backoffice/support/message-reports';
import { AppError } from '../../../core/app-error.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { blockOfWriter } from '../../notifications/messages/message-reports.service.ts';
import { filesOfMessages } from '../../notifications/messages/messages.service.ts';
import { presentMessageReport } from './message-reports.presenter.ts';
import { findReport, messagesAround, upheldReportsOf } from './message-reports.sql.ts';

/** Number of messages that an operator reads before, and after, the reported one. */
const around = 10;

export const messageReportRoutes: readonly Binding[] = [
  bind(messageReportQueueCalls.getMessageReport, async ({ reportId }, { ctx }) => {
    const { db } = ctx;
    const row = await findReport(db, reportId);
    if (!row) throw new AppError('recordNotFound');
    const place = { conversationId: row.conversation_id, messageId: row.message_id };
    const messages = await messagesAround(db, place, around);
    const ids = messages.map(({ id }) => id);
    return presentMessageReport(row, {
      messages,
      files: await filesOfMessages(db, ids),
      upheldReports: await upheldReportsOf(db, row.sender_id),
      blockedUntil: await blockOfWriter(ctx, row.sender_id),
    });
  }),
];
