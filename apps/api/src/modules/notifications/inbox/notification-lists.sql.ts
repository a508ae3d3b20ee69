import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { isWantedBy, type NotificationRow, type Reader } from './inbox.sql.ts';

/** Largest number of rows of one kind in the grouped answer. */
const listedOfAKind = 50;

export interface GroupedRow extends NotificationRow {
  /** Number of all rows of this kind. */
  readonly kind_count: number;
}

/** Returns the newest notifications of each kind with the number of all; `isRead` null takes both. */
export async function groupedNotifications(
  db: Db,
  { companyId, userId }: Reader,
  isRead: boolean | null,
): Promise<GroupedRow[]> {
  const isWanted = sql`notification.company_id = ${companyId}
    and (${isRead}::boolean is null or (notification.read_at is not null) = ${isRead}::boolean)`;
  const { rows } = await sql<GroupedRow>`
    select n.id, kind.main_category_id, kind.sub_category_id, n.body, n.redirect_url, n.issue_date, n.read_at,
           kind.kind_count
    from (
      select main_category_id, sub_category_id, count(*) as kind_count from notification
      where ${isWanted} and ${isWantedBy(userId)} group by main_category_id, sub_category_id
    ) kind
    cross join lateral (
      select id, body, redirect_url, issue_date, read_at from notification
      where ${isWanted} and notification.main_category_id = kind.main_category_id
        and notification.sub_category_id = kind.sub_category_id
      order by notification.id desc limit ${listedOfAKind}
    ) n
    order by kind.main_category_id, kind.sub_category_id, n.id desc`.execute(db);
  return rows;
}

export interface ListWish extends Reader {
  /** Null for all three. */
  readonly mainCategoryId: number | null;
  /** Null for any age. */
  readonly since: Date | null;
  /** Empty for all kinds. */
  readonly subCategoryIds: readonly number[];
  readonly isRead: boolean | null;
  /** The last id of the page before; null starts at the newest. */
  readonly before: number | null;
  readonly limit: number;
}

/** Returns a page of notifications, newest first. */
export function notificationPage(db: Db, wish: ListWish): Promise<NotificationRow[]> {
  let query = db
    .selectFrom('notification')
    .select(['id', 'main_category_id', 'sub_category_id', 'body', 'redirect_url', 'issue_date', 'read_at'])
    .where('company_id', '=', wish.companyId)
    .where(isWantedBy(wish.userId))
    .orderBy('id', 'desc')
    .limit(wish.limit);
  if (wish.mainCategoryId !== null) query = query.where('main_category_id', '=', wish.mainCategoryId);
  if (wish.since !== null) query = query.where('issue_date', '>=', wish.since);
  if (wish.subCategoryIds.length > 0) query = query.where('sub_category_id', 'in', wish.subCategoryIds);
  if (wish.isRead !== null) query = query.where('read_at', wish.isRead ? 'is not' : 'is', null);
  if (wish.before !== null) query = query.where('id', '<', wish.before);
  return query.execute();
}

export async function readAllNotifications(
  db: Db,
  companyId: number,
  mainCategoryId: number,
  at: Date,
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: at })
    .where('company_id', '=', companyId)
    .where('main_category_id', '=', mainCategoryId)
    .where('read_at', 'is', null)
    .execute();
}
