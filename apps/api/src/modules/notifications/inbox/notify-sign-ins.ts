import { deviceName } from '@havan/domain/device-name';
import { formatDate, formatTime } from '@havan/domain/istanbul';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { type NewSignIn, takeNewSignIns } from '../../identity/session/devices/new-sign-ins.ts';
import { insertNotifications, type NewNotification } from './inbox.sql.ts';

/** Largest number of sign-ins in one transaction. */
const batch = 100;

const noticeOf = ({
  company_id: companyId,
  person,
  user_agent: userAgent,
  at,
}: NewSignIn): NewNotification => ({
  companyId,
  mainCategoryId: notificationMainCategories.announcements,
  subCategoryId: notificationKinds.newSignIn,
  body: `${person} yeni bir cihazdan giriş yaptı: ${deviceName(userAgent)}, ${formatDate(at)} ${formatTime(at)}. Tanımıyorsanız oturumu kapatın ve parolayı değiştirin.`,
  redirectUrl: '/myprofile/settings/sessions',
  issueDate: at,
});

/** Notifies companies of sign-ins of their users with an unknown browser, each once, up to `batch` in a run. */
export const notifySignIns = (ctx: Context): Promise<void> =>
  withTransaction(ctx.db, async (trx) => {
    const signIns = await takeNewSignIns(trx, batch);
    await insertNotifications(trx, signIns.map(noticeOf));
  });
