import { deviceName } from '@havan/domain/device-name';
import { formatDate, formatTime } from '@havan/domain/istanbul';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import type { Caller, Context } from '../../../core/context.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { deviceStanding } from './known-device.sql.ts';
import { findPersonOf } from './session.sql.ts';
import { hashOf } from './tokens.ts';

/** Whether a sign-in with this browser is news to a user who has signed in with another one before. */
export async function isNewDevice(ctx: Context, userId: number, token: string | undefined): Promise<boolean> {
  const { devices, isKnown } = await deviceStanding(
    ctx.db,
    userId,
    token === undefined ? null : hashOf(token),
  );
  return devices > 0 && !isKnown;
}

/** Tells the company of a user that somebody signed in as this user with a browser of which nothing was known. */
export async function noticeNewDevice(ctx: Context, caller: Caller, userId: number): Promise<void> {
  const now = ctx.clock.now();
  const person = await findPersonOf(ctx.db, userId);
  if (!person) return;
  const when = `${formatDate(now)} ${formatTime(now)}`;
  await insertNotifications(ctx.db, [
    {
      companyId: person.company_id,
      mainCategoryId: notificationMainCategories.announcements,
      subCategoryId: notificationKinds.newSignIn,
      body: `${person.name} ${person.surname} yeni bir cihazdan giriş yaptı: ${deviceName(caller.userAgent)}, ${when}. Tanımıyorsanız oturumu kapatın ve parolayı değiştirin.`,
      redirectUrl: '/myprofile/settings/sessions',
      issueDate: now,
    },
  ]);
}
