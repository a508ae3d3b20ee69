import { sql } from 'kysely';
import { announce } from '../../../core/db/announce.ts';
import type { Db } from '../../../core/db/database.ts';
import { endOfFirstPart, keepMonths } from '../../../core/db/months/months.sql.ts';

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
        .returning(['id', 'issue_date']),
    )
    .insertInto('notification_delivery')
    .columns(['notification_id', 'issue_date'])
    .expression((from) => from.selectFrom('told').select(['id', 'issue_date']))
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

/**
 * Returns the newest notifications of a company whose kinds this user has not disabled. They are read month by month from
 * the newest on, until there are enough.
 */
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
    .orderBy('issue_date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** How far back a notification is usually marked as read, in days. */
const usualDays = 31;

/**
 * Marks a notification of this company as read, once; false for an id of no notification of it. The newest months are
 * read first, and the others only for a notification that is not there.
 */
export async function readNotification(db: Db, companyId: number, id: number, at: Date): Promise<boolean> {
  const since = new Date(at.getTime() - usualDays * 86_400_000);
  for (const isThen of [sql`issue_date >= ${since}`, sql`issue_date < ${since}`]) {
    const { rows } = await sql`
      update notification set read_at = coalesce(read_at, ${at})
      where id = ${id} and company_id = ${companyId} and ${isThen}
      returning id`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Largest number of notifications that one run deletes from the first part. */
const purgedAtOnce = 10_000;

/**
 * Makes the coming months of notifications and drops those that ended thirteen months ago, with what waits to be mailed
 * of that time. Of the first part, which spans the time before there were months, the oldest go in portions; their ids
 * follow their times closely.
 */
export async function purgeNotifications(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ before: Date; first: Date }>`
    select date_trunc('month', ${now}::timestamptz - interval '13 months', 'UTC') as before,
      ${endOfFirstPart('notification')} as first`.execute(db);
  const [bounds] = rows;
  if (!bounds) throw new Error('A statement without a table answers one row.');
  await keepMonths(db, 'notification', now, bounds.before);
  await db.deleteFrom('notification_delivery').where('issue_date', '<', bounds.before).execute();
  await sql`
    delete from notification where issue_date < ${bounds.before} and id in (
      select id from (
        select id, issue_date from notification where issue_date < ${bounds.first} order by id limit ${purgedAtOnce}) oldest
      where issue_date < ${bounds.before})`.execute(db);
}
