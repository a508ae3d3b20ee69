import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

const listed = (db: Db) =>
  db
    .selectFrom('company')
    .innerJoin('city', 'city.id', 'company.city_id')
    .innerJoin('town', 'town.id', 'company.town_id')
    .selectAll('company')
    .select(['city.name as city', 'town.name as town']);

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Searches companies by name, number or contact; the newest first. */
export const searchCompanies = (db: Db, search: string, beforeId: number | null, limit: number) =>
  listed(db)
    .$if(search !== '', (query) =>
      query.where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('company.tax_number', '=', search),
          ...(/^[1-9]\d{0,8}$/.test(search) ? [eb('company.id', '=', Number(search))] : []),
          eb(
            sql<string>`lower(company.name)`,
            'like',
            sql<string>`'%' || lower(${escaped(search)} collate "tr-TR-x-icu") || '%'`,
          ),
          exists(
            selectFrom('app_user')
              .whereRef('app_user.company_id', '=', 'company.id')
              .where('app_user.removed_at', 'is', null)
              .where((user) =>
                user.or([
                  user(sql`lower(app_user.username)`, '=', search.toLowerCase()),
                  user(sql`lower(app_user.email)`, '=', search.toLowerCase()),
                ]),
              )
              .select('app_user.id'),
          ),
        ]),
      ),
    )
    .$if(beforeId !== null, (query) => query.where('company.id', '<', beforeId ?? 0))
    .orderBy('company.id', 'desc')
    .limit(limit)
    .execute();
export type CompanyRow = Awaited<ReturnType<typeof searchCompanies>>[number];

/** Returns one company. */
export const findCompany = (db: Db, id: number) => listed(db).where('company.id', '=', id).executeTakeFirst();

export interface TradeCounts {
  readonly listings: number;
  readonly bought: number;
  readonly sold: number;
  readonly open_cases: number;
}

/** Returns the trade figures of a company. */
export async function countTrade(db: Db, companyId: number): Promise<TradeCounts> {
  const { rows } = await sql<TradeCounts>`
    select
      (select count(*) from listing 
       where seller_id = ${companyId} and state = 'active' and stock > 0 and deleted_at is null) as listings,
      (select count(*) from orders where buyer_company_id = ${companyId}) as bought,
      (select count(*) from orders where seller_company_id = ${companyId}) as sold,
      (select count(*) from order_case c join orders o on o.id = c.order_id
       where c.state in ('open', 'awaitingGoods', 'rejected', 'escalated')
         and ${companyId} in (o.buyer_company_id, o.seller_company_id)) as open_cases`.execute(db);
  return rows[0] ?? { listings: 0, bought: 0, sold: 0, open_cases: 0 };
}

/**
 * Returns whether a company has bought, sold or has ledger entries; payments that have not failed and reserved stock
 * count too.
 */
export async function hasTraded(db: Db, companyId: number): Promise<boolean> {
  const { rows } = await sql<{ traded: boolean }>`
    select exists (select from orders where buyer_company_id = ${companyId})
      or exists (select from orders where seller_company_id = ${companyId})
      or exists (select from payment where buyer_company_id = ${companyId} and state <> 'failed')
      or exists (select from ledger_account a join ledger_posting p on p.account_id = a.id where a.company_id = ${companyId})
      or exists (select from reservation r join listing l on l.id = r.listing_id
                 where l.seller_id = ${companyId} and r.state = 'held') as traded`.execute(db);
  return rows[0]?.traded ?? true;
}

/** Returns the users of a company with the number of their open sessions. */
export const findPeople = (db: Db, companyId: number, now: Date) =>
  db
    .selectFrom('app_user')
    .select(({ selectFrom }) => [
      'app_user.id',
      'app_user.name',
      'app_user.surname',
      'app_user.username',
      'app_user.email',
      'app_user.role',
      'app_user.banned_at',
      selectFrom('session_family')
        .whereRef('session_family.user_id', '=', 'app_user.id')
        .where('session_family.revoked_at', 'is', null)
        .where('session_family.expires_at', '>', now)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('sessions'),
      selectFrom('session_family')
        .whereRef('session_family.user_id', '=', 'app_user.id')
        .select(({ fn }) => fn.max('session_family.last_seen_at').as('seen'))
        .as('last_seen_at'),
      selectFrom('member_second_factor')
        .whereRef('member_second_factor.user_id', '=', 'app_user.id')
        .select('confirmed_at')
        .as('factor_since'),
    ])
    .where('app_user.company_id', '=', companyId)
    .where('app_user.removed_at', 'is', null)
    .orderBy('app_user.id')
    .limit(200)
    .execute();
export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

/** Returns whether a user belongs to a company. */
export async function worksIn(db: Db, companyId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the sales ban of a company and locks its row until the transaction ends. */
export const lockSalesBan = (trx: Db, id: number) =>
  trx.selectFrom('company').select('sales_ban').where('id', '=', id).forUpdate().executeTakeFirst();

export const writeSalesBan = (trx: Db, id: number, isBanned: boolean) =>
  trx.updateTable('company').set({ sales_ban: isBanned }).where('id', '=', id).execute();

/** Ends the open sessions of the users of a company. Returns their number. */
export async function endSessionsOfCompany(trx: Db, companyId: number, at: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('session_family')
    .set({ revoked_at: at, revoke_reason: 'operator' })
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .where(
      'user_id',
      'in',
      trx.selectFrom('app_user').select('app_user.id').where('app_user.company_id', '=', companyId),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
