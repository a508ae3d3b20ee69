import type { NotificationChannel, NotificationKind } from '@havan/domain/notification-kind';
import type { Db } from '../../../core/db/database.ts';

export interface Choice {
  readonly subCategoryId: NotificationKind;
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
}

/** Returns the stored preferences of a user. */
export const choicesOf = (db: Db, userId: number) =>
  db
    .selectFrom('notification_preference')
    .select(['sub_category_id', 'channel', 'is_on'])
    .where('user_id', '=', userId)
    .execute();

/** Returns the e-mail address and phone number of a user. */
export const contactOf = (db: Db, userId: number) =>
  db.selectFrom('app_user').select(['email', 'phone']).where('id', '=', userId).executeTakeFirstOrThrow();

export async function keepChoices(db: Db, userId: number, choices: readonly Choice[]): Promise<void> {
  await db
    .insertInto('notification_preference')
    .values(
      choices.map(({ subCategoryId, channel, isOn }) => ({
        user_id: userId,
        sub_category_id: subCategoryId,
        channel,
        is_on: isOn,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'sub_category_id', 'channel'])
        .doUpdateSet((set) => ({ is_on: set.ref('excluded.is_on') })),
    )
    .execute();
}
