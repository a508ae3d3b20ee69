import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { isWantedBy, type Reader } from '../../notifications/inbox/inbox.service.ts';

export interface Counters {
  readonly required_action: number;
  readonly message: number;
  readonly notification: number;
}

/** Returns the counters of a company: orders that need an action, unread conversations and notifications. */
export async function countWaiting(db: Db, { companyId, userId }: Reader): Promise<Counters> {
  const { rows } = await sql<Counters>`
    select
      (select count(*) from orders where seller_company_id = ${companyId}
        and state in ('awaitingSellerConfirmation', 'awaitingShipment'))
      + (select count(*) from orders where buyer_company_id = ${companyId}
        and state = 'awaitingBuyerApproval') as required_action,
      (select count(*) from conversation c where ${companyId} in (c.buyer_id, c.seller_id) and exists (
        select from message m where m.conversation_id = c.id and m.sender_id <> ${companyId} and m.read_at is null
      )) as message,
      (select count(*) from notification where company_id = ${companyId} and read_at is null
        and ${isWantedBy(userId)}) as notification`.execute(db);
  return rows[0] ?? { required_action: 0, message: 0, notification: 0 };
}

export const listCities = (db: Db) => db.selectFrom('city').select(['id', 'name']).orderBy('name').execute();

export const listTowns = (db: Db) =>
  db.selectFrom('town').select(['id', 'city_id', 'name']).orderBy('name').execute();

/** Stores a browser error; false, without storing, when the user sent `limit` of them since `since`. */
export async function insertClientError(
  db: Db,
  row: {
    userId: number;
    application: string;
    message: string;
    pageUrl: string;
    performedAt: Date;
    receivedAt: Date;
  },
  { limit, since }: { limit: number; since: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into client_error (user_id, application, message, page_url, performed_at, received_at)
    select ${row.userId}, ${row.application}, ${row.message}, ${row.pageUrl}, ${row.performedAt}::timestamptz,
           ${row.receivedAt}::timestamptz
    where (select count(*) from client_error where user_id = ${row.userId} and received_at > ${since}) < ${limit}::int
  `.execute(db);
  return numAffectedRows > 0n;
}
