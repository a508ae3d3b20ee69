import type { CompanyType } from '@havan/domain/company';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface ConversationRow {
  readonly conversation_id: number;
  /** The contact of the other company: its first user. */
  readonly user_id: number;
  readonly username: string;
  readonly company_name: string;
  readonly message_id: number;
  readonly sender_id: number;
  readonly issue_date: Date;
  readonly body: string;
  readonly hidden_at: Date | null;
  readonly has_unread: boolean;
}

/**
 * Returns the newest message of each uncleared conversation of a company, newest first, before the id
 * `before`.
 */
export async function conversationPage(
  db: Db,
  companyId: number,
  before: number | null,
  limit: number,
): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    select c.id as conversation_id, u.id as user_id, u.username, o.name as company_name,
           m.id as message_id, m.sender_id, m.issue_date, m.body, m.hidden_at,
           exists (select from message x where x.conversation_id = c.id and x.sender_id <> ${companyId}
                   and x.read_at is null) as has_unread
    from (
      select id, seller_id as other_id, buyer_cleared_to as cleared_to from conversation where buyer_id = ${companyId}
      union all
      select id, buyer_id, seller_cleared_to from conversation where seller_id = ${companyId}
    ) c
    join lateral (
      select id, sender_id, issue_date, body, hidden_at from message where conversation_id = c.id order by id desc limit 1
    ) m on m.id > c.cleared_to
    join company o on o.id = c.other_id
    join lateral (
      select id, username from app_user where company_id = c.other_id and removed_at is null order by id limit 1
    ) u on true
    where ${before}::bigint is null or m.id < ${before}::bigint
    order by m.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface PartnerRow {
  readonly company_id: number;
  readonly company_type: CompanyType;
  readonly company_name: string;
  readonly city_name: string;
  readonly user_id: number;
  readonly username: string;
  /** Whether the company has ever had a listing. */
  readonly sells: boolean;
  /** Whether one of the two has bought from the other. */
  readonly has_traded: boolean;
}

/** Resolves a user or company id to a conversation partner. */
export async function findPartner(
  db: Db,
  companyId: number,
  wanted: { readonly userId?: number | undefined; readonly companyId?: number | undefined },
): Promise<PartnerRow | undefined> {
  const other =
    wanted.companyId === undefined
      ? sql`(select company_id from app_user where id = ${wanted.userId} and removed_at is null)`
      : sql`${wanted.companyId}::bigint`;
  const { rows } = await sql<PartnerRow>`
    select o.id as company_id, o.company_type, o.name as company_name, city.name as city_name,
           u.id as user_id, u.username,
           exists (select from listing where seller_id = o.id) as sells,
           exists (select from orders where buyer_company_id = ${companyId} and seller_company_id = o.id)
           or exists (select from orders where seller_company_id = ${companyId} and buyer_company_id = o.id)
             as has_traded
    from company o
    join city on city.id = o.city_id
    join lateral (
      select id, username from app_user where company_id = o.id and removed_at is null order by id limit 1
    ) u on true
    where o.id = ${other}`.execute(db);
  return rows[0];
}

export interface OwnConversation {
  readonly id: number;
  /** The last message that this company has cleared. */
  readonly cleared_to: number;
}

/** Returns the conversation of two companies; the most recent one if both buy from each other. */
export async function findConversation(
  db: Db,
  companyId: number,
  otherId: number,
): Promise<OwnConversation | undefined> {
  const { rows } = await sql<OwnConversation>`
    select c.id, case when c.buyer_id = ${companyId} then c.buyer_cleared_to else c.seller_cleared_to end as cleared_to
    from conversation c
    where (c.buyer_id = ${companyId} and c.seller_id = ${otherId})
       or (c.buyer_id = ${otherId} and c.seller_id = ${companyId})
    order by (select max(id) from message where conversation_id = c.id) desc nulls last
    limit 1`.execute(db);
  return rows[0];
}

/** Creates the conversation of a buyer with a seller, also concurrently, and returns its id. */
export async function openConversation(db: Db, buyerId: number, sellerId: number): Promise<number> {
  const { id } = await db
    .insertInto('conversation')
    .values({ buyer_id: buyerId, seller_id: sellerId })
    // A no-op update, so that an existing row is returned.
    .onConflict((conflict) => conflict.columns(['buyer_id', 'seller_id']).doUpdateSet({ buyer_id: buyerId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface MessageRow {
  readonly id: number;
  readonly sender_id: number;
  readonly body: string;
  readonly issue_date: Date;
  readonly read_at: Date | null;
  readonly hidden_at: Date | null;
}

const messageColumns = ['id', 'sender_id', 'body', 'issue_date', 'read_at', 'hidden_at'] as const;

/** Returns messages of a conversation after the cleared ones, the newest first. */
export const messagePage = (
  db: Db,
  { id, cleared_to: clearedTo }: OwnConversation,
  before: number | null,
  limit: number,
): Promise<MessageRow[]> =>
  db
    .selectFrom('message')
    .select(messageColumns)
    .where('conversation_id', '=', id)
    .where('id', '>', clearedTo)
    .$if(before !== null, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const insertMessage = (
  db: Db,
  row: { conversation_id: number; sender_id: number; body: string; issue_date: Date },
): Promise<MessageRow> =>
  db.insertInto('message').values(row).returning(messageColumns).executeTakeFirstOrThrow();

/** Returns the companies of a conversation, if this company is one of them. */
export const findSides = (db: Db, conversationId: number, companyId: number) =>
  db
    .selectFrom('conversation')
    .select(['buyer_id', 'seller_id'])
    .where('id', '=', conversationId)
    .where(({ or, eb }) => or([eb('buyer_id', '=', companyId), eb('seller_id', '=', companyId)]))
    .executeTakeFirst();

/** Marks messages of the other side as read, up to a message; null for all. */
export const readMessages = (
  db: Db,
  { conversationId, companyId }: { readonly conversationId: number; readonly companyId: number },
  upTo: number | null,
  at: Date,
) =>
  db
    .updateTable('message')
    .set({ read_at: at })
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '<>', companyId)
    .where('read_at', 'is', null)
    .$if(upTo !== null, (query) => query.where('id', '<=', upTo ?? 0))
    .execute();

/** Clears all current messages of a conversation for one side. */
export const clearConversation = (db: Db, conversationId: number, side: 'buyer' | 'seller') =>
  db
    .updateTable('conversation')
    .set({
      [`${side}_cleared_to`]: sql`coalesce((select max(id) from message where conversation_id = ${conversationId}), 0)`,
    })
    .where('id', '=', conversationId)
    .execute();

/** Returns how many messages of one side the other has not read. */
export async function countUnread(
  db: Db,
  { conversationId, senderId }: { readonly conversationId: number; readonly senderId: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', senderId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function companyName(db: Db, companyId: number): Promise<string> {
  const { name } = await db
    .selectFrom('company')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return name;
}
