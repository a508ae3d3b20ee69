import type { CompanyType } from '@havan/domain/company';
import type { DigestCounts, DigestRhythm } from '@havan/domain/digest';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Returns the digest setting of a user; `off` without a choice. */
export async function rhythmOf(db: Db, userId: number): Promise<DigestRhythm> {
  const row = await db
    .selectFrom('notification_digest')
    .select('rhythm')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.rhythm ?? 'off';
}

export async function keepRhythm(db: Db, userId: number, rhythm: DigestRhythm): Promise<void> {
  await db
    .insertInto('notification_digest')
    .values({ user_id: userId, rhythm, sent_for: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ rhythm }))
    .execute();
}

export interface DigestReader {
  readonly user_id: number;
  readonly company_id: number;
  readonly company_type: CompanyType;
  readonly name: string;
  readonly email: string;
}

/**
 * Claims readers of these intervals who got no digest for the day, exclusively for this process, and marks them as
 * served.
 */
export async function takeReaders(
  trx: Db,
  {
    rhythms,
    day,
    limit,
  }: { readonly rhythms: readonly DigestRhythm[]; readonly day: string; readonly limit: number },
): Promise<DigestReader[]> {
  const { rows } = await sql<DigestReader>`
    with due as (
      select d.user_id from notification_digest d join app_user u on u.id = d.user_id
        and u.removed_at is null and u.banned_at is null and u.activation_date is not null
      where d.rhythm = any(${[...rhythms]}::text[]) and (d.sent_for is null or d.sent_for < ${day}::date)
      order by d.user_id limit ${limit} for update of d skip locked
    ), marked as (
      update notification_digest set sent_for = ${day}::date where user_id in (select user_id from due)
      returning user_id
    )
    select u.id as user_id, u.company_id, c.company_type, u.name, u.email
    from marked join app_user u on u.id = marked.user_id join company c on c.id = u.company_id`.execute(trx);
  return rows;
}

/** Counts the matters that wait for a user of a company now. */
export async function digestCounts(db: Db, companyId: number, userId: number): Promise<DigestCounts> {
  const { rows } = await sql<DigestCounts>`
    select
      (select count(*) from orders where seller_company_id = ${companyId}
        and state = 'awaitingSellerConfirmation') as "toConfirm",
      (select count(*) from orders where seller_company_id = ${companyId}
        and state = 'awaitingShipment') as "toShip",
      (select count(*) from orders where buyer_company_id = ${companyId}
        and state = 'awaitingBuyerApproval') as "toApprove",
      (select count(*) from message m join conversation c on c.id = m.conversation_id
        where ${companyId} in (c.buyer_id, c.seller_id) and m.sender_id <> ${companyId}
          and m.read_at is null) as "unreadMessages",
      (select count(*) from support_ticket where company_id = ${companyId}
        and state = 'actionRequired') as "ticketsToAnswer",
      (select count(*) from notification n where n.company_id = ${companyId} and n.read_at is null
        and not exists (select from notification_preference p where p.user_id = ${userId}
          and p.sub_category_id = n.sub_category_id and p.channel = 'app' and not p.is_on)) as "unreadNotifications"
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A statement without a table answers one row.');
  return counts;
}
