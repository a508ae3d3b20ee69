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
      order by notification.issue_date desc, notification.id desc limit ${listedOfAKind}
    ) n
    order by kind.main_category_id, kind.sub_category_id, n.issue_date desc, n.id desc`.execute(db);
  return rows;
}

/** Where a row stands in a list. */
export interface Place {
  readonly id: number;
  /** Its time in microseconds since 1970, exactly; null in a cursor of the version before. */
  readonly micros: string | null;
}

export interface PageRow extends NotificationRow {
  readonly micros: string;
}

export interface ListWish extends Reader {
  /** Null for all three. */
  readonly mainCategoryId: number | null;
  /** Null for any age. */
  readonly since: Date | null;
  /** Empty for all kinds. */
  readonly subCategoryIds: readonly number[];
  readonly isRead: boolean | null;
  /** The last row of the page before; null starts at the newest. */
  readonly before: Place | null;
  readonly limit: number;
}

/**
 * Returns a page of notifications, newest first. They are read month by month from the place of the page on, until it is
 * full.
 */
export function notificationPage(db: Db, wish: ListWish): Promise<PageRow[]> {
  let query = db
    .selectFrom('notification')
    .select(['id', 'main_category_id', 'sub_category_id', 'body', 'redirect_url', 'issue_date', 'read_at'])
    .select(sql<string>`(extract(epoch from issue_date) * 1000000)::bigint::text`.as('micros'))
    .where('company_id', '=', wish.companyId)
    .where(isWantedBy(wish.userId))
    .orderBy('issue_date', 'desc')
    .orderBy('id', 'desc')
    .limit(wish.limit);
  if (wish.mainCategoryId !== null) query = query.where('main_category_id', '=', wish.mainCategoryId);
  if (wish.since !== null) query = query.where('issue_date', '>=', wish.since);
  if (wish.subCategoryIds.length > 0) query = query.where('sub_category_id', 'in', wish.subCategoryIds);
  if (wish.isRead !== null) query = query.where('read_at', wish.isRead ? 'is not' : 'is', null);
  if (wish.before !== null) {
    const { id, micros } = wish.before;
    const then = sql<Date>`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
    query =
      micros === null
        ? query.where('id', '<', id)
        : query
            // Said by itself, because a comparison of pairs leaves no month out.
            .where('issue_date', '<=', then)
            .where((eb) => eb.or([eb('issue_date', '<', then), eb('id', '<', id)]));
  }
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
