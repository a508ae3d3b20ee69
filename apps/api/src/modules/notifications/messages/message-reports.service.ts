import type { ParsedRequestOf } from '@havan/contract/call';
import type { reportMessage } from '@havan/contract/notifications/message-reports';
import { hidesMessage, messagingBlockedUntil, type MessageRuling } from '@havan/domain/message-report';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import { formatDate } from '@havan/domain/istanbul';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { announce } from '../../../core/db/announce.ts';
import { slowDown } from '../../identity/session/slow-down.ts';
import { insertNotifications } from '../inbox/inbox.service.ts';
import * as sql from './message-reports.sql.ts';

/** Throttle of reports, which cost nothing. */
const reportRule = { waits: [...Array<number>(20).fill(0), 60, 300], resetAfterSeconds: 3600 };

/**
 * Reports a message as its reader.
 * @throws AppError `recordNotFound` for a message that this company did not receive, `conflict` for a second report
 */
export async function report(
  ctx: Context,
  { companyId, userId }: Actor,
  { messageId, reason, note }: ParsedRequestOf<typeof reportMessage>,
): Promise<{ done: true }> {
  if (!(await sql.isReaderOf(ctx.db, messageId, companyId))) throw new AppError('recordNotFound');
  await slowDown(ctx, `message-report:${companyId}`, reportRule);
  const isNew = await sql.insertReport(ctx.db, {
    message_id: messageId,
    company_id: companyId,
    user_id: userId,
    reason,
    note: note || null,
    created_at: ctx.clock.now(),
  });
  if (!isNew) throw new AppError('conflict', { message: 'Bu mesajı daha önce bildirdiniz.' });
  return { done: true };
}

/** Returns until when a company may not write; undefined when it may. */
export const blockOfWriter = ({ db, clock }: Pick<Context, 'db' | 'clock'>, companyId: number) =>
  sql.blockedUntil(db, companyId, clock.now());

/** @throws AppError `actionNotAllowed` for a company that an operator has blocked from writing */
export async function requireMayWrite(ctx: Context, companyId: number): Promise<void> {
  const until = await blockOfWriter(ctx, companyId);
  if (until)
    throw new AppError('actionNotAllowed', {
      message: `Mesajlaşma kurallarına aykırılık nedeniyle ${formatDate(until)} tarihine kadar mesaj gönderemezsiniz. İtirazınız varsa destek talebi açın.`,
    });
}

/**
 * Decides a report within the transaction of `ctx.db`, notifies both sides and hides the message or blocks its sender.
 * Returns false when the report is closed already.
 */
export async function ruleOnReport(
  ctx: Context,
  reportId: number,
  state: MessageRuling,
  sentence: string | null,
): Promise<boolean> {
  const now = ctx.clock.now();
  const ruled = await sql.closeReport(ctx.db, reportId, { state, ruling: sentence, at: now });
  if (!ruled) return false;
  if (hidesMessage(state)) await sql.hideMessage(ctx.db, ruled.message_id, now);
  if (state === 'blocked')
    await sql.blockWriter(ctx.db, ruled.sender_id, reportId, messagingBlockedUntil(now));
  const base = {
    mainCategoryId: notificationMainCategories.announcements,
    redirectUrl: '/myprofile/messages',
    issueDate: now,
  };
  await insertNotifications(ctx.db, [
    {
      ...base,
      companyId: ruled.reporter_id,
      subCategoryId: notificationKinds.messageRuled,
      body:
        state === 'dismissed'
          ? `Bildirdiğiniz mesaj için karar: ${sentence ?? 'Mesaj kurallara uygun bulundu.'}`
          : 'Bildirdiğiniz mesaj kurallara aykırı bulundu; gereği yapıldı.',
    },
    ...(state === 'dismissed'
      ? []
      : [
          {
            ...base,
            companyId: ruled.sender_id,
            subCategoryId: notificationKinds.messageWarning,
            body: sentence ?? 'Mesajınız mesajlaşma kurallarına aykırı bulundu.',
          },
        ]),
  ]);
  announce(ctx.db, [ruled.reporter_id, ruled.sender_id]);
  return true;
}
