import type { TicketState } from '@havan/domain/ticket';
import type { TicketCategory } from '@havan/domain/ticket-category';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { SupportTicketTable } from '../../../core/db/schema/service/support-tables.ts';
import type { FileRow } from '../../identity/files/files.service.ts';

export interface TicketFilter {
  readonly companyId: number;
  readonly state: TicketState | null;
  readonly category: TicketCategory | null;
}

/**
 * Returns a page of the tickets of a company, those that moved last first; `before` is the place of the last
 * one of the page before.
 */
export const ticketPage = (
  db: Db,
  { companyId, state, category }: TicketFilter,
  before: { readonly at: Date; readonly id: number } | null,
  limit: number,
): Promise<Selectable<SupportTicketTable>[]> =>
  db
    .selectFrom('support_ticket')
    .selectAll()
    .where('company_id', '=', companyId)
    .$if(state !== null, (query) => query.where('state', '=', state ?? 'open'))
    .$if(category !== null, (query) => query.where('category', '=', category ?? 'other'))
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(changed_at, id) < (${before?.at}::timestamptz, ${before?.id}::bigint)`),
    )
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Returns how many tickets of a company are in each state. */
export const countTickets = (db: Db, companyId: number) =>
  db
    .selectFrom('support_ticket')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('company_id', '=', companyId)
    .groupBy('state')
    .execute();

/** Returns how many tickets of a company wait for it, or hold an answer that it has not seen. */
export async function countTicketNews(db: Db, companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from support_ticket
    where company_id = ${companyId} and (state = 'actionRequired' or changed_at > seen_at)`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Marks a ticket of a company as seen up to now; false for an id of no ticket of it. */
export async function markSeen(db: Db, ticketId: number, companyId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('support_ticket')
    .set({ seen_at: at })
    .where('id', '=', ticketId)
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns messages of a ticket, the newest first, without the notes of operators unless `withNotes`. */
export const ticketMessagePage = (
  db: Db,
  ticketId: number,
  { before, limit, withNotes }: { before: number | null; limit: number; withNotes: boolean },
) =>
  db
    .selectFrom('support_message')
    .leftJoin('app_user', 'app_user.id', 'support_message.user_id')
    .leftJoin('operator', 'operator.id', 'support_message.operator_id')
    .selectAll('support_message')
    .select([
      sql<string | null>`app_user.name || ' ' || app_user.surname`.as('person'),
      'operator.name as operator',
    ])
    .where('ticket_id', '=', ticketId)
    .$if(!withNotes, (query) => query.where('is_internal', '=', false))
    .$if(before !== null, (query) => query.where('support_message.id', '<', before ?? 0))
    .orderBy('support_message.id', 'desc')
    .limit(limit)
    .execute();
export type TicketMessageRow = Awaited<ReturnType<typeof ticketMessagePage>>[number];

/** Returns the files of these messages in their order. */
export async function filesOfMessages(
  db: Db,
  messageIds: readonly number[],
): Promise<(FileRow & { message_id: number })[]> {
  const { rows } = await sql<FileRow & { message_id: number }>`
    select f.*, m.message_id from support_message_file m join stored_file f on f.id = m.file_id
    where m.message_id = any(${[...messageIds]}::bigint[]) order by m.message_id, m.position`.execute(db);
  return rows;
}

export interface RecordRow {
  readonly id: number;
  readonly label: string;
  readonly side: 'purchased' | 'sold' | null;
  readonly at: Date;
}

const pattern = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
const numberIn = (search: string) => (/^\d{1,15}$/.test(search) ? Number(search) : null);

/**
 * Returns the orders of a company, as buyer or seller, by number or by the other side's name; the newest
 * first.
 */
export async function findOrders(
  db: Db,
  companyId: number,
  search: string,
  limit: number,
): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select o.id, other.name as label, o.side, o.created_at as at
    from (
      select id, seller_company_id as other_id, 'purchased' as side, created_at from orders
      where buyer_company_id = ${companyId}
      union all
      select id, buyer_company_id, 'sold', created_at from orders where seller_company_id = ${companyId}
    ) o
    join company other on other.id = o.other_id
    where ${search} = '' or o.id = ${numberIn(search)}::bigint
       or lower(other.name) like lower(${pattern(search)} collate "tr-TR-x-icu")
    order by o.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns listings of a company by number, product or barcode; the newest first. */
export async function findListings(
  db: Db,
  companyId: number,
  search: string,
  limit: number,
): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select l.id, p.name as label, null as side, l.created_at as at
    from listing l join product p on p.id = l.product_id
    where l.seller_id = ${companyId} and l.deleted_at is null
      and (${search} = '' or l.id = ${numberIn(search)}::bigint or p.barcode = ${search}
           or lower(p.name) like lower(${pattern(search)} collate "tr-TR-x-icu"))
    order by l.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface TargetRow {
  readonly category: TicketCategory;
  readonly answered: number;
  readonly in_time: number;
}

/** Counts by category how well the answers since `since` kept their targets. */
export async function keptTargets(db: Db, since: Date): Promise<TargetRow[]> {
  const { rows } = await sql<TargetRow>`
    select t.category, count(*) as answered, count(*) filter (where m.at <= m.due_at) as in_time
    from support_message m join support_ticket t on t.id = m.ticket_id
    where m.due_at is not null and m.at > ${since}
    group by t.category`.execute(db);
  return rows;
}

export interface AnswerRow {
  readonly category: TicketCategory;
  /** The last message of the customer before the answer. */
  readonly asked_at: Date;
  readonly answered_at: Date;
}

/** Returns the time of each answer after `since`, and of the message that it answers. */
export async function answersSince(db: Db, since: Date): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select t.category, m.at as answered_at, asked.at as asked_at
    from support_message m
    join support_ticket t on t.id = m.ticket_id
    cross join lateral (
      select max(x.at) as at from support_message x
      where x.ticket_id = m.ticket_id and x.party = 'customer' and x.id < m.id
    ) asked
    where m.due_at is not null and m.at > ${since}`.execute(db);
  return rows;
}
