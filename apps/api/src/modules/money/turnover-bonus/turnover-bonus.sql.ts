import type { BonusTier } from '@havan/domain/turnover-bonus';
import type { CompanyType } from '@havan/domain/company';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Returns the tiers that count for a month, rising: the set that began last. */
export async function tiersOf(db: Db, month: string): Promise<BonusTier[]> {
  const { rows } = await sql<BonusTier>`
    select from_turnover as "from", basis_points as "basisPoints" from turnover_bonus_tier
    where valid_from = (select max(valid_from) from turnover_bonus_tier where valid_from <= ${month}::date)
    order by from_turnover`.execute(db);
  return rows;
}

/** Returns every set of tiers, the oldest first. */
export async function tierSets(
  db: Db,
): Promise<{ readonly validFrom: string; readonly tiers: BonusTier[] }[]> {
  const { rows } = await sql<{ readonly validFrom: string; readonly tiers: BonusTier[] }>`
    select valid_from::text as "validFrom",
           json_agg(json_build_object('from', from_turnover, 'basisPoints', basis_points) order by from_turnover) as tiers
    from turnover_bonus_tier group by valid_from order by valid_from`.execute(db);
  return rows;
}

/** Replaces the tiers that begin with the month. */
export async function replaceTiers(trx: Db, month: string, tiers: readonly BonusTier[]): Promise<void> {
  await sql`delete from turnover_bonus_tier where valid_from = ${month}::date`.execute(trx);
  await sql`
    insert into turnover_bonus_tier (from_turnover, basis_points, valid_from)
    select "from", "basisPoints", ${month}::date
    from json_to_recordset(${JSON.stringify(tiers)}::json) as t ("from" bigint, "basisPoints" int)`.execute(
    trx,
  );
}

const turnoverSum = sql`coalesce(sum(goods_total - refunded_goods), 0)::bigint`;
const completedIn = (month: string) => sql`state = 'completed'
  and completed_at >= ${month}::timestamp at time zone 'Europe/Istanbul'
  and completed_at < (${month}::date + interval '1 month')::timestamp at time zone 'Europe/Istanbul'`;

/** Returns the turnover of a seller's orders that were completed in a month, without shipping and returned goods. */
export async function turnoverOf(db: Db, companyId: number, month: string): Promise<number> {
  const { rows } = await sql<{ turnover: number }>`
    select ${turnoverSum} as turnover from orders
    where seller_company_id = ${companyId} and ${completedIn(month)}`.execute(db);
  return rows[0]?.turnover ?? 0;
}

export interface CompanyTurnover {
  readonly companyId: number;
  readonly companyName: string;
  readonly turnover: number;
}

/** Returns the turnover of every seller that sold in a month. */
export async function turnoversOf(db: Db, month: string): Promise<CompanyTurnover[]> {
  const { rows } = await sql<CompanyTurnover>`
    select c.id as "companyId", c.name as "companyName", t.turnover
    from (select seller_company_id, ${turnoverSum} as turnover from orders
          where ${completedIn(month)} group by seller_company_id) t
    join company c on c.id = t.seller_company_id
    where t.turnover > 0 order by t.turnover desc, c.id`.execute(db);
  return rows;
}

export interface UnpaidTurnover {
  readonly company_id: number;
  readonly company_type: CompanyType;
  readonly turnover: number;
}

/** Returns sellers with at least this turnover in a month whose bonus is not paid. */
export async function unpaidTurnovers(
  db: Db,
  month: string,
  least: number,
  limit: number,
): Promise<UnpaidTurnover[]> {
  const { rows } = await sql<UnpaidTurnover>`
    select c.id as company_id, c.company_type, t.turnover
    from (select seller_company_id, ${turnoverSum} as turnover from orders
          where ${completedIn(month)} group by seller_company_id) t
    join company c on c.id = t.seller_company_id
    where t.turnover >= ${least}
      and not exists (select from turnover_bonus b where b.company_id = c.id and b.month = ${month}::date)
    order by c.id limit ${limit}`.execute(db);
  return rows;
}

export interface PaidBonus {
  readonly month: string;
  readonly turnover: number;
  readonly basisPoints: number;
  readonly amount: number;
}

/** Stores a paid bonus; false when it is stored already. */
export async function insertBonus(trx: Db, companyId: number, bonus: PaidBonus, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into turnover_bonus (company_id, month, turnover, basis_points, amount, paid_at)
    values (${companyId}, ${bonus.month}, ${bonus.turnover}, ${bonus.basisPoints}, ${bonus.amount}, ${at})
    on conflict do nothing returning company_id`.execute(trx);
  return rows.length > 0;
}

/** Returns the last bonuses of a company, the newest first. */
export async function paidBonuses(db: Db, companyId: number, limit: number): Promise<PaidBonus[]> {
  const { rows } = await sql<PaidBonus>`
    select month, turnover, basis_points as "basisPoints", amount from turnover_bonus
    where company_id = ${companyId} order by month desc limit ${limit}`.execute(db);
  return rows;
}
