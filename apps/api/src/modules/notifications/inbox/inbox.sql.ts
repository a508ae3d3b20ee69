import { sql } from 'kysely';
import { announce } from '../../../core/db/announce.ts';
import type { Db } from '../../../core/db/database.ts';

export interface NewNotification {
  readonly companyId: number;
  /** 5 purchases, 10 sales, 15 announcements. */
  readonly mainCategoryId: 5 | 10 | 15;
  readonly subCategoryId: number;
  /** Plain text. */
  readonly body: string;
  readonly redirectUrl: string;
  readonly issueDate: Date;
}

/** Stores notifications and queues their delivery. */
export async function insertNotifications(db: Db, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length === 0) return;
  // Before the first `await`, because a statement that is sent together with a commit is not awaited.
  announce(
    db,
    notifications.map(({ companyId }) => companyId),
  );
  await db
    .with('told', (cte) =>
      cte
        .insertInto('notification')
        .values(
          notifications.map((each) => ({
            company_id: each.companyId,
            main_category_id: each.mainCategoryId,
            sub_category_id: each.subCategoryId,
            body: each.body,
            redirect_url: each.redirectUrl,
            issue_date: each.issueDate,
          })),
        )
        .returning('id'),
    )
    .insertInto('notification_delivery')
    .columns(['notification_id'])
    .expression((from) => from.selectFrom('told').select('id'))
    .execute();
}

/** The reader: notifications belong to the company, hidden kinds are each user's choice. */
export interface Reader {
  readonly companyId: number;
  readonly userId: number;
}

/** Returns whether a row of `notification` is of a kind that this user has not switched off for the app. */
export const isWantedBy = (userId: number) => sql<boolean>`not exists (
  select from notification_preference p
  where p.user_id = ${userId} and p.sub_category_id = notification.sub_category_id
    and p.channel = 'app' and not p.is_on)`;

export interface NotificationRow {
  readonly id: number;
  readonly main_category_id: number;
  readonly sub_category_id: number;
  readonly body: string;
  readonly redirect_url: string | null;
  readonly issue_date: Date;
  readonly read_at: Date | null;
}

/** Returns the newest notifications of a company whose kinds this user has not disabled. */
export const newestNotifications = (
  db: Db,
  { companyId, userId }: Reader,
  limit: number,
): Promise<NotificationRow[]> =>
  db
    .selectFrom('notification')
    .select(['id', 'main_category_id', 'sub_category_id', 'body', 'redirect_url', 'issue_date', 'read_at'])
    .where('company_id', '=', companyId)
    .where(isWantedBy(userId))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Marks a notification of this company as read, once; false for an id of no notification of it. */
export async function readNotification(db: Db, companyId: number, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update notification set read_at = coalesce(read_at, ${at}) where id = ${id} and company_id = ${companyId}
    returning id`.execute(db);
  return rows.length > 0;
}

/** Largest number of notifications that one run deletes. */
const purgedAtOnce = 10_000;

/**
 * Deletes notifications that are thirteen months old; no list shows one older than thirty days. The oldest are read by
 * their ids, which follow their times closely, so that a run costs the same in a table of any size.
 */
export const purgeNotifications = (db: Db, now: Date) =>
  sql`delete from notification where id in (
        select id from (select id, issue_date from notification order by id limit ${purgedAtOnce}) oldest
        where issue_date < ${now}::timestamptz - interval '13 months')`.execute(db);
