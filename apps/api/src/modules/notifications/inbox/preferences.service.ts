import type { ParsedRequestOf } from '@havan/contract/call';
import type {
  NotificationPreferences,
  setNotificationPreferences,
} from '@havan/contract/notifications/inbox';
import {
  isOnByDefault,
  mainCategoryOf,
  type NotificationChannel,
  notificationKindLabel,
  notificationKindsOf,
} from '@havan/domain/notification-kind';
import type { Actor, Context } from '../../../core/context.ts';
import { choicesOf, contactOf, keepChoices } from './preferences.sql.ts';

/** Returns a user's notification preferences: their choices, else the defaults. */
export async function preferencesOf(
  { db }: Context,
  { userId, companyType }: Actor,
): Promise<NotificationPreferences> {
  const [choices, contact] = await Promise.all([choicesOf(db, userId), contactOf(db, userId)]);
  const isOn = (kind: number, channel: NotificationChannel) =>
    choices.find((each) => each.sub_category_id === kind && each.channel === channel)?.is_on ??
    isOnByDefault(kind, channel);
  return {
    ...contact,
    kinds: notificationKindsOf(companyType).map((kind) => ({
      subCategoryId: kind,
      subCategoryName: notificationKindLabel(kind),
      mainCategoryId: mainCategoryOf(kind),
      channels: {
        app: isOn(kind, 'app'),
        push: isOn(kind, 'push'),
        email: isOn(kind, 'email'),
        sms: isOn(kind, 'sms'),
      },
    })),
  };
}

/** Stores changes; of several changes of one switch the last one applies. */
export async function changePreferences(
  ctx: Context,
  actor: Actor,
  { changes }: ParsedRequestOf<typeof setNotificationPreferences>,
): Promise<NotificationPreferences> {
  const last = new Map(changes.map((change) => [`${change.subCategoryId} ${change.channel}`, change]));
  await keepChoices(ctx.db, actor.userId, [...last.values()]);
  return preferencesOf(ctx, actor);
}
