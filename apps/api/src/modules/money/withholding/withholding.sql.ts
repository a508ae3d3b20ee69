import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/**
 * Returns the rate of an Istanbul day, `2026-11-27`, for a seller in hundredths of a percent; 0 before the first rate,
 * and for a seller with an approved exemption on that day.
 */
export async function rateOn(db: Db, day: string, companyId: number): Promise<number> {
  const { rows } = await sql<{ basis_points: number }>`
    select basis_points from income_withholding_rate where first_day <= ${day}::date
      and not exists (select from income_withholding_exemption e where e.company_id = ${companyId}
        and e.state = 'approved' and ${day}::date between e.first_day and coalesce(e.last_day, 'infinity'))
    order by first_day desc limit 1`.execute(db);
  return rows[0]?.basis_points ?? 0;
}

export interface WithholdingRate {
  readonly firstDay: string;
  readonly basisPoints: number;
}

/** Returns every rate, the oldest first. */
export async function findRates(db: Db): Promise<WithholdingRate[]> {
  const { rows } = await sql<WithholdingRate>`
    select first_day::text as "firstDay", basis_points as "basisPoints" from income_withholding_rate
    order by first_day`.execute(db);
  return rows;
}

export async function putRate(db: Db, { firstDay, basisPoints }: WithholdingRate): Promise<void> {
  await sql`
    insert into income_withholding_rate (first_day, basis_points) values (${firstDay}::date, ${basisPoints})
    on conflict (first_day) do update set basis_points = excluded.basis_points`.execute(db);
}

export interface WithheldRow {
  readonly orderId: number;
  readonly companyId: number;
  readonly at: Date;
  readonly basisPoints: number;
  readonly base: number;
  readonly amount: number;
}

export async function insertWithheld(db: Db, row: WithheldRow): Promise<void> {
  await sql`
    insert into income_withholding (order_id, company_id, at, basis_points, base, amount)
    values (${row.orderId}, ${row.companyId}, ${row.at}, ${row.basisPoints}, ${row.base}, ${row.amount})`.execute(
    db,
  );
}

/**
 * Returns the base and the tax in the register for an order in kuruş, refunds deducted; undefined for an order without
 * a withholding.
 */
export async function withheldFor(
  db: Db,
  orderId: number,
): Promise<Pick<WithheldRow, 'base' | 'amount' | 'basisPoints'> | undefined> {
  const { rows } = await sql<Pick<WithheldRow, 'base' | 'amount' | 'basisPoints'>>`
    select max(basis_points) as "basisPoints", sum(base)::bigint as base, sum(amount)::bigint as amount
    from income_withholding where order_id = ${orderId} having count(*) > 0`.execute(db);
  return rows[0];
}

/**
 * Returns SQL for the tax withheld on an order `o`, in kuruş: the sum in the register, or for an order that is still
 * open the tax at this rate, computed like `withholdingBase`.
 */
export const withheldOf = (basisPoints: number): RawBuilder<number> => sql<number>`coalesce(
  (select sum(w.amount) from income_withholding w where w.order_id = o.id),
  case when o.state in ('completed', 'cancelled', 'preOrder') then 0 else (
    select round(coalesce(sum(g.gross - round(g.gross * g.vat_rate / (100.0 + g.vat_rate))), 0) * ${basisPoints} / 10000.0)
    from (select (l.quantity - l.refunded_quantity) * l.unit_price as gross, l.vat_rate
          from order_line l where l.order_id = o.id) g) end)::bigint`;

export interface WithheldMonth {
  readonly month: string;
  readonly orders: number;
  readonly base: number;
  readonly amount: number;
}

/** Returns what was withheld from a company in a year by Istanbul month, the newest first. */
export async function monthsOfCompany(db: Db, companyId: number, year: number): Promise<WithheldMonth[]> {
  const { rows } = await sql<WithheldMonth>`
    select to_char(at at time zone 'Europe/Istanbul', 'YYYY-MM') as month, count(distinct order_id) as orders,
           sum(base)::bigint as base, sum(amount)::bigint as amount
    from income_withholding
    where company_id = ${companyId}
      and at >= make_timestamptz(${year}, 1, 1, 0, 0, 0, 'Europe/Istanbul')
      and at < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'Europe/Istanbul')
    group by 1 order by 1 desc`.execute(db);
  return rows;
}

export interface WithheldCompany {
  readonly companyId: number;
  readonly companyName: string;
  readonly taxNumber: string;
  readonly orders: number;
  readonly base: number;
  readonly amount: number;
}

/** Returns what was withheld in a month, `2026-11`, from each company, by name. */
export async function companiesOfMonth(db: Db, month: string): Promise<WithheldCompany[]> {
  const first = `${month}-01`;
  const { rows } = await sql<WithheldCompany>`
    select c.id as "companyId", c.trade_name as "companyName", c.tax_number as "taxNumber",
           count(distinct w.order_id) as orders, sum(w.base)::bigint as base, sum(w.amount)::bigint as amount
    from income_withholding w join company c on c.id = w.company_id
    where w.at >= ${first}::timestamp at time zone 'Europe/Istanbul'
      and w.at < (${first}::date + interval '1 month')::timestamp at time zone 'Europe/Istanbul'
    group by c.id order by c.trade_name, c.id`.execute(db);
  return rows;
}
