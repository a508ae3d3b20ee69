import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Returns the day of the first ledger entry in Istanbul; undefined while the ledger is empty. */
export async function firstLedgerDay(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    select (created_at at time zone 'Europe/Istanbul')::date as day from ledger_entry order by id limit 1`.execute(
    db,
  );
  return rows[0]?.day;
}

/** Returns the last closed weeks, the newest first. */
export const closedWeeks = (db: Db, limit: number) =>
  db
    .selectFrom('payout_statement_week')
    .select(['week_start', 'last_entry_id'])
    .orderBy('week_start', 'desc')
    .limit(limit)
    .execute();

/** Marks the week that ends at `end` as closed. */
export async function insertWeek(trx: Db, weekStart: string, end: Date, closedAt: Date): Promise<void> {
  await sql`
    insert into payout_statement_week (week_start, closed_at, last_entry_id)
    values (${weekStart}, ${closedAt}, coalesce(
      (select id from ledger_entry where created_at < ${end} order by id desc limit 1), 0))`.execute(trx);
}

export interface WeekOfCompany {
  readonly company_id: number;
  readonly entry_ids: number[];
  /** The sum of the entries on the company's account, in kuruş. */
  readonly amount: number;
  /** The closing balance of its last statement. */
  readonly opening: number;
}

/**
 * Returns the entries before `end` that are on no statement yet, by company. An entry whose transaction committed after
 * its week was closed is found by the next week. `after` is an entry id, two weeks back, up to which all entries are on
 * statements; 0 for none.
 */
export async function unstatedEntries(db: Db, end: Date, after: number): Promise<WeekOfCompany[]> {
  const { rows } = await sql<WeekOfCompany>`
    with moved as (
      select a.company_id, e.id, sum(p.amount) as amount
      from ledger_entry e
      join ledger_posting p on p.entry_id = e.id
      join ledger_account a on a.id = p.account_id and a.kind in ('sellerPayable', 'wallet')
      where e.id > ${after} and p.entry_id > ${after} and e.created_at < ${end}
        and not exists (select from payout_statement_line l where l.company_id = a.company_id and l.entry_id = e.id)
      group by a.company_id, e.id having sum(p.amount) <> 0
    )
    select m.company_id, array_agg(m.id order by m.id) as entry_ids, sum(m.amount)::bigint as amount,
      coalesce((select s.closing_balance from payout_statement s where s.company_id = m.company_id
                order by s.week_start desc limit 1), 0)::bigint as opening
    from moved m group by m.company_id order by m.company_id`.execute(db);
  return rows;
}

/** Takes `count` numbers of a year's series and returns the last number before them. */
export async function takeNumbers(trx: Db, year: number, count: number): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    insert into payout_statement_series as series (year, last) values (${year}, ${count})
    on conflict (year) do update set last = series.last + excluded.last
    returning last - ${count}::bigint as before`.execute(trx);
  return rows[0]?.before ?? 0;
}

export interface NewStatement extends WeekOfCompany {
  readonly number: string;
}

/** Stores the statements of a week and assigns their entries to them. */
export async function insertStatements(
  trx: Db,
  weekStart: string,
  statements: readonly NewStatement[],
  at: Date,
): Promise<void> {
  const lines = statements.flatMap(({ company_id, entry_ids }) =>
    entry_ids.map((entryId) => ({ company_id, entryId })),
  );
  await sql`
    with made as (
      insert into payout_statement (number, company_id, week_start, opening_balance, closing_balance, created_at)
      select s.number, s.company_id, ${weekStart}::date, s.opening, s.closing, ${at}
      from unnest(${statements.map(({ number }) => number)}::text[],
                  ${statements.map(({ company_id }) => company_id)}::bigint[],
                  ${statements.map(({ opening }) => opening)}::bigint[],
                  ${statements.map(({ opening, amount }) => opening + amount)}::bigint[])
        as s (number, company_id, opening, closing)
      returning id, company_id
    )
    insert into payout_statement_line (company_id, entry_id, statement_id)
    select l.company_id, l.entry_id, made.id
    from unnest(${lines.map(({ company_id }) => company_id)}::bigint[], ${lines.map(({ entryId }) => entryId)}::bigint[])
      as l (company_id, entry_id)
    join made on made.company_id = l.company_id`.execute(trx);
}
