import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { orderNotices } from '../../notifications/inbox/order-notices.ts';
import { claimReminders } from './due-orders.sql.ts';
import { noticeFacts } from './notify-order.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';

const batch = 100;
const hourMs = 3_600_000;
/**
 * How long before the deadline a seller is reminded of shipping, and a buyer of the approval, in milliseconds.
 */
const shipNoticeMs = 4 * hourMs;
const approvalNoticeMs = 24 * hourMs;

/** Reminds each seller and buyer once of a deadline. */
async function remind(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const before = (ms: number) => new Date(now.getTime() + ms);
  await notify(ctx, 'shipBy', before(shipNoticeMs));
  await notify(ctx, 'approval', before(approvalNoticeMs));
}

const notify = (ctx: Context, kind: 'shipBy' | 'approval', until: Date): Promise<void> =>
  withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    const notice = kind === 'shipBy' ? orderNotices.shipByNear : orderNotices.approvalNear;
    const notices = [];
    for (const order of await claimReminders(trx, kind, now, until, batch))
      notices.push(notice(await noticeFacts({ ...ctx, db: trx }, order), now));
    await insertNotifications(trx, notices);
  });

export const reminderJobs: readonly Job[] = [{ name: 'remind', everySeconds: 60, run: remind }];
