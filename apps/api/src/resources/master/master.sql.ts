import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isWantedBy, type Reader } from '../inbox/inbox.sql.ts';

/** A user with the company that it acts for. */
export const findBasicUser = (db: Db, userId: number) =>
  db
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .innerJoin('city', 'city.id', 'company.city_id')
    .select([
      'app_user.id',
      'app_user.username',
      'app_user.name',
      'app_user.surname',
      'app_user.role',
      'app_user.email',
      'app_user.phone',
      'app_user.activation_date',
      'company.id as company_id',
      'company.name as company_name',
      'company.company_type',
      'company.sales_ban',
      'company.wallet_enabled',
      'city.name as city_name',
    ])
    .where('app_user.id', '=', userId)
    .executeTakeFirstOrThrow();
export type BasicUserRow = Awaited<ReturnType<typeof findBasicUser>>;

export interface Counters {
  readonly required_action: number;
  readonly message: number;
  readonly notification: number;
}

/** What waits for a company: orders to act on as seller or as buyer, conversations and notifications not read yet. */
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

/** Keeps an error of a browser unless the user sent `limit` of them since `since`; false when it was one too many. */
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
