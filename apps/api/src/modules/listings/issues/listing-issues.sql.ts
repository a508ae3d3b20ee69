import type { IssueCategory } from '@havan/domain/product-issue';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface IssueRow {
  readonly id: number;
  readonly product_id: number;
  readonly product_name: string;
  /** Null for a report about the product page itself. */
  readonly listing_id: number | null;
  readonly seller_id: number | null;
  readonly reporter: string;
  readonly reporter_id: number;
  readonly category: IssueCategory;
  readonly note: string;
  readonly reported_at: Date;
  readonly state: 'open' | 'asked' | 'closed';
  readonly question: string | null;
  readonly answer: string | null;
  readonly answered_at: Date | null;
  readonly ruling: 'upheld' | 'dismissed' | null;
  readonly reason: string | null;
}

const issues = sql`
  select i.id, i.product_id, p.name as product_name, i.listing_id, l.seller_id, c.name as reporter,
    i.company_id as reporter_id, i.category, i.note, i.reported_at, i.state, i.question, i.answer, i.answered_at,
    i.ruling, i.reason
  from product_issue i join product p on p.id = i.product_id join company c on c.id = i.company_id
  left join listing l on l.id = i.listing_id`;

/** Returns reports about offers of a seller, the newest first. */
export async function findIssuesOf(
  db: Db,
  filter: { readonly sellerId: number; readonly state: 'waiting' | 'closed' | null },
  page: { readonly beforeId: number | null; readonly limit: number },
): Promise<IssueRow[]> {
  const state =
    filter.state === null
      ? sql``
      : filter.state === 'closed'
        ? sql`and i.state = 'closed'`
        : sql`and i.state <> 'closed'`;
  const { rows } = await sql<IssueRow>`
    ${issues} where l.seller_id = ${filter.sellerId} ${state}
      and (${page.beforeId}::bigint is null or i.id < ${page.beforeId}::bigint)
    order by i.id desc limit ${page.limit}`.execute(db);
  return rows;
}

export interface IssueCounts {
  readonly unanswered: number;
  readonly waiting: number;
  readonly closed: number;
}

export async function countIssuesOf(db: Db, sellerId: number): Promise<IssueCounts> {
  const { rows } = await sql<IssueCounts>`
    select count(*) filter (where i.state <> 'closed' and (i.answer is null or i.state = 'asked')) as unanswered,
      count(*) filter (where i.state <> 'closed') as waiting, count(*) filter (where i.state = 'closed') as closed
    from product_issue i join listing l on l.id = i.listing_id where l.seller_id = ${sellerId}`.execute(db);
  return rows[0] ?? { unanswered: 0, waiting: 0, closed: 0 };
}

/** Returns one report; `lock` locks it until the transaction ends. */
export async function findIssue(
  db: Db,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<IssueRow | undefined> {
  if (lock) await sql`select from product_issue where id = ${id} for update`.execute(db);
  const { rows } = await sql<IssueRow>`${issues} where i.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns how many other reports there are about the same offer, or about the same product page. */
export async function countOthers(db: Db, { id, product_id, listing_id }: IssueRow): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from product_issue i
    where i.id <> ${id} and i.product_id = ${product_id}
      and (${listing_id}::bigint is null or i.listing_id = ${listing_id}::bigint)`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Stores the seller's answer to a question; the report then waits for the operator again. */
export async function writeAnswer(
  trx: Db,
  id: number,
  { answer, userId, at }: { readonly answer: string; readonly userId: number; readonly at: Date },
): Promise<void> {
  await sql`
    update product_issue set answer = ${answer}, answered_at = ${at}, answered_by = ${userId}, state = 'open'
    where id = ${id}`.execute(trx);
}

export async function writeQuestion(trx: Db, id: number, question: string): Promise<void> {
  await sql`update product_issue set question = ${question}, state = 'asked' where id = ${id}`.execute(trx);
}

export async function writeIssueRuling(
  trx: Db,
  id: number,
  ruling: { readonly isUpheld: boolean; readonly reason: string; readonly by: number; readonly at: Date },
): Promise<void> {
  await sql`
    update product_issue set state = 'closed', ruling = ${ruling.isUpheld ? 'upheld' : 'dismissed'},
      reason = ${ruling.reason}, ruled_by = ${ruling.by}, ruled_at = ${ruling.at}
    where id = ${id}`.execute(trx);
}

/** Returns the waiting reports, the oldest first; those with a question to their seller come last. */
export async function findWaitingIssues(
  db: Db,
  after: { readonly rank: number; readonly id: number } | null,
  limit: number,
): Promise<(IssueRow & { readonly rank: number })[]> {
  const { rows } = await sql<IssueRow & { rank: number }>`
    select each.*, each.asked as rank from (
      select *, case state when 'asked' then 1 else 0 end as asked from (${issues} where i.state <> 'closed') i
    ) each
    where ${after === null} or (each.asked, each.id) > (${after?.rank ?? 0}, ${after?.id ?? 0})
    order by each.asked, each.id limit ${limit}`.execute(db);
  return rows;
}

export async function countWaitingIssues(
  db: Db,
  dueSince: Date,
): Promise<{ readonly waiting: number; readonly overdue: number; readonly oldest: Date | null }> {
  const { rows } = await sql<{ waiting: number; overdue: number; oldest: Date | null }>`
    select count(*) as waiting, count(*) filter (where reported_at < ${dueSince}) as overdue, min(reported_at) as oldest
    from product_issue where state = 'open'`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0, oldest: null };
}
