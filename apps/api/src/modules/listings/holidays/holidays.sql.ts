import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface HolidayRow {
  readonly company_id: number;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly begun_at: Date | null;
  readonly created_by: number;
}

/** Returns the holiday of a seller, planned or running; with `lock` until the transaction ends. */
export async function findHoliday(
  db: Db,
  companyId: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<HolidayRow | undefined> {
  const { rows } = await sql<HolidayRow>`
    select company_id, starts_on, ends_on, begun_at, created_by from seller_holiday
    where company_id = ${companyId} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

/** Returns holidays whose listings must be paused or resumed on a day. */
export async function findDueHolidays(db: Db, today: string): Promise<HolidayRow[]> {
  const { rows } = await sql<HolidayRow>`
    select company_id, starts_on, ends_on, begun_at, created_by from seller_holiday
    where ends_on < ${today}::date or (begun_at is null and starts_on <= ${today}::date)
    order by company_id limit 100`.execute(db);
  return rows;
}

/** Plans a holiday, or moves the existing one. */
export async function writeHoliday(
  trx: Db,
  holiday: Pick<HolidayRow, 'company_id' | 'starts_on' | 'ends_on' | 'created_by'> & { readonly at: Date },
): Promise<void> {
  await sql`
    insert into seller_holiday as h (company_id, starts_on, ends_on, created_by, created_at)
    values (${holiday.company_id}, ${holiday.starts_on}::date, ${holiday.ends_on}::date, ${holiday.created_by},
      ${holiday.at})
    on conflict (company_id) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on`.execute(
    trx,
  );
}

/**
 * Returns the number of a seller's listings that a holiday takes off sale, and of those that are on sale on the day
 * `today` in Istanbul. Listings without stock or with expired goods count in neither, because they are not for sale
 * without the holiday either.
 */
export async function countPaused(
  db: Db,
  companyId: number,
  today: string,
): Promise<{ readonly paused: number; readonly onSale: number }> {
  const { rows } = await sql<{ paused: number; onSale: number }>`
    select count(*) filter (where is_on_holiday and state = 'passive') as paused,
      count(*) filter (where state = 'active') as "onSale"
    from listing
    where seller_id = ${companyId} and deleted_at is null
      and stock > 0 and (expiration is null or expiration >= ${today}::date)`.execute(db);
  return rows[0] ?? { paused: 0, onSale: 0 };
}

const history = (from: 'active' | 'passive', to: 'active' | 'passive', at: Date) => sql`
  insert into listing_event (listing_id, seller_id, at, source, changes)
  select id, seller_id, ${at}, 'job', jsonb_build_object('state', jsonb_build_array(${from}::text, ${to}::text))
  from moved`;

/** Pauses every listing of a seller that is on sale, with an entry in its history. */
export async function pauseListings(trx: Db, companyId: number, at: Date): Promise<void> {
  await sql`
    with moved as (
      update listing set state = 'passive', is_on_holiday = true, updated_at = ${at}
      where seller_id = ${companyId} and state = 'active' and deleted_at is null
      returning id, seller_id
    ) ${history('active', 'passive', at)}`.execute(trx);
  await sql`update seller_holiday set begun_at = ${at} where company_id = ${companyId}`.execute(trx);
}

/** Ends a holiday: puts the listings that it has paused on sale again. */
export async function resumeListings(trx: Db, companyId: number, at: Date): Promise<void> {
  await sql`delete from seller_holiday where company_id = ${companyId}`.execute(trx);
  await sql`
    with moved as (
      update listing set state = 'active', is_on_holiday = false, updated_at = ${at}
      where seller_id = ${companyId} and is_on_holiday and state = 'passive' and deleted_at is null
      returning id, seller_id
    ) ${history('passive', 'active', at)}`.execute(trx);
  await sql`update listing set is_on_holiday = false where seller_id = ${companyId} and is_on_holiday`.execute(
    trx,
  );
}
