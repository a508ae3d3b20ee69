import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface ExemptionRow {
  readonly exemptionId: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly taxNumber: string;
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly reason: string;
  readonly state: 'asked' | 'approved' | 'refused';
  readonly askedById: number;
  readonly askedBy: string;
  readonly decidedBy: string | null;
}

async function find(db: Db, tail: RawBuilder<unknown>): Promise<ExemptionRow[]> {
  const { rows } = await sql<ExemptionRow>`
    select e.id as "exemptionId", e.company_id as "companyId", c.trade_name as "companyName",
           c.tax_number as "taxNumber", e.first_day::text as "firstDay", e.last_day::text as "lastDay", e.reason, e.state,
           e.asked_by as "askedById", asker.name as "askedBy", decider.name as "decidedBy"
    from income_withholding_exemption e
    join company c on c.id = e.company_id
    join operator asker on asker.id = e.asked_by
    left join operator decider on decider.id = e.decided_by ${tail}`.execute(db);
  return rows;
}

/** Returns the newest exemptions, those that wait for a decision first. */
export const findExemptions = (db: Db, limit: number): Promise<ExemptionRow[]> =>
  find(db, sql`order by e.state = 'asked' desc, e.id desc limit ${limit}`);

/** Returns an exemption and locks its row until the transaction ends. */
export async function lockExemption(db: Db, id: number): Promise<ExemptionRow | undefined> {
  const [row] = await find(db, sql`where e.id = ${id} for update of e`);
  return row;
}

/** Returns whether a seller has an exemption, not refused, that shares a day with these. */
export async function overlaps(
  db: Db,
  companyId: number,
  firstDay: string,
  lastDay: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from income_withholding_exemption where company_id = ${companyId} and state <> 'refused'
      and first_day <= coalesce(${lastDay}::date, 'infinity') and coalesce(last_day, 'infinity') >= ${firstDay}::date`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Returns the id of the seller with a tax number and locks its row, so that two exemptions of it are added one after
 * the other.
 */
export async function lockCompanyByTaxNumber(db: Db, taxNumber: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from company where tax_number = ${taxNumber} order by id limit 1 for update`.execute(db);
  return rows[0]?.id;
}

interface AskedExemption {
  readonly companyId: number;
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly reason: string;
  readonly operatorId: number;
  readonly at: Date;
}

export async function insertExemption(db: Db, asked: AskedExemption): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into income_withholding_exemption (company_id, first_day, last_day, reason, asked_by, asked_at)
    values (${asked.companyId}, ${asked.firstDay}::date, ${asked.lastDay}::date, ${asked.reason}, ${asked.operatorId},
      ${asked.at})
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an insert returns its row');
  return row.id;
}

export const decideExemption = (
  db: Db,
  id: number,
  state: 'approved' | 'refused',
  operatorId: number,
  at: Date,
) =>
  sql`update income_withholding_exemption set state = ${state}, decided_by = ${operatorId}, decided_at = ${at}
    where id = ${id}`.execute(db);

export const endExemption = (db: Db, id: number, lastDay: string) =>
  sql`update income_withholding_exemption set last_day = ${lastDay}::date where id = ${id}`.execute(db);
