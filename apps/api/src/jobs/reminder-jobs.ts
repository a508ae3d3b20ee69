import type { Context } from '../context.ts';
import { withTransaction } from '../db/transaction.ts';
import { insertNotifications } from '../resources/inbox/inbox.sql.ts';
import { orderNotices } from '../resources/inbox/order-notices.ts';
import { claimReminders } from '../resources/orders/due-orders.sql.ts';
import { noticeFacts } from '../resources/orders/tell-order.ts';
import type { Job } from './job.ts';

const batch = 100;
const hourMs = 3_600_000;
/** How long before its end a seller is told of the time to ship, and a buyer of the approval, in milliseconds. */
const shipNoticeMs = 4 * hourMs;
const approvalNoticeMs = 24 * hourMs;

/** Tells each seller and each buyer once that a time is running out. */
async function remind(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const before = (ms: number) => new Date(now.getTime() + ms);
  await tell(ctx, 'shipBy', before(shipNoticeMs));
  await tell(ctx, 'approval', before(approvalNoticeMs));
}

const tell = (ctx: Context, kind: 'shipBy' | 'approval', until: Date): Promise<void> =>
  withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    const notice = kind === 'shipBy' ? orderNotices.shipByNear : orderNotices.approvalNear;
    const notices = [];
    for (const order of await claimReminders(trx, kind, now, until, batch))
      notices.push(notice(await noticeFacts({ ...ctx, db: trx }, order), now));
    await insertNotifications(trx, notices);
  });

export const reminderJobs: readonly Job[] = [{ name: 'remind', everySeconds: 60, run: remind }];
