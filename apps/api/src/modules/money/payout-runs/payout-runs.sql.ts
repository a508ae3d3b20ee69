import { payoutAccountRestMs } from '@havan/domain/payout-account';
import type { PayoutRunState } from '@havan/domain/payout-run';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { PayoutTransferTable } from '../../../core/db/schema/wallet-tables.ts';

export type TransferRow = Selectable<PayoutTransferTable>;

export interface RunRow {
  readonly id: number;
  readonly number: string;
  readonly payout_day: string;
  readonly through_week: string;
  readonly state: PayoutRunState;
  readonly total: number;
  readonly transfers: number;
  readonly sent: number;
  readonly returned: number;
  readonly prepared_by: number;
  readonly prepared_name: string;
  readonly prepared_at: Date;
  readonly approved_name: string | null;
  readonly approved_at: Date | null;
}

const runs = sql`
  select r.*, p.name as prepared_name, a.name as approved_name, t.transfers, t.sent, t.returned
  from payout_run r
  join operator p on p.id = r.prepared_by
  left join operator a on a.id = r.approved_by
  cross join lateral (
    select count(*) as transfers, count(*) filter (where state = 'sent') as sent,
      count(*) filter (where state = 'returned') as returned
    from payout_transfer where run_id = r.id
  ) t`;

export async function listRuns(db: Db, before: number | null, limit: number): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    ${runs} where ${before === null ? sql`true` : sql`r.id < ${before}`} order by r.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function findRun(db: Db, runId: number): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`${runs} where r.id = ${runId}`.execute(db);
  return rows[0];
}

/** Returns a run, held until the transaction ends. */
export const lockRun = (trx: Db, runId: number) =>
  trx.selectFrom('payout_run').selectAll().where('id', '=', runId).forUpdate().executeTakeFirst();

export interface DueRow {
  readonly company_id: number;
  readonly name: string;
  readonly amount: number;
  /** The part of it that is in a wallet; negative for a debt. */
  readonly wallet: number;
  readonly payout_account_id: string | null;
  readonly iban: string | null;
  readonly account_owner: string | null;
}

/**
 * Returns the amounts due to the companies of these types, with the newest bank account that may be paid to: the
 * balance of their last statement minus what runs have paid since, at most the balance of their ledger account. Income
 * since the statement is due with the next one.
 */
export async function duePayouts(db: Db, types: readonly string[], now: Date): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select c.id as company_id, c.trade_name as name, due.amount,
      b.wallet, p.id as payout_account_id, p.iban, p.owner_name as account_owner
    from company c
    join lateral (
      select closing_balance from payout_statement
      where company_id = c.id order by week_start desc limit 1
    ) s on true
    cross join lateral (
      select coalesce(sum(l.amount) filter (where a.kind = 'sellerPayable'), 0)::bigint as payable,
        coalesce(sum(l.amount) filter (where a.kind = 'wallet'), 0)::bigint as wallet
      from ledger_account a join ledger_posting l on l.account_id = a.id
      where a.company_id = c.id and a.kind in ('sellerPayable', 'wallet')
    ) b
    cross join lateral (
      select coalesce(sum(l.amount), 0)::bigint as amount
      from ledger_account a join ledger_posting l on l.account_id = a.id join ledger_entry e on e.id = l.entry_id
      where a.company_id = c.id and a.kind in ('sellerPayable', 'wallet')
        and e.kind in ('accountPayout', 'accountPayoutBack')
        and not exists (select from payout_statement_line t where t.company_id = c.id and t.entry_id = e.id)
    ) paid
    cross join lateral (
      select least(s.closing_balance + paid.amount, b.payable + b.wallet)::bigint as amount
    ) due
    left join lateral (
      select id, iban, owner_name from payout_account
      where company_id = c.id and removed_at is null
        and verified_at <= ${new Date(now.getTime() - payoutAccountRestMs)}
      order by verified_at desc limit 1
    ) p on true
    where c.company_type = any(${[...types]}::text[]) and due.amount > 0
    order by c.id`.execute(db);
  return rows;
}

export interface NewRun {
  readonly number: (id: number) => string;
  readonly payoutDay: string;
  readonly throughWeek: string;
  readonly total: number;
  readonly preparedBy: number;
  readonly at: Date;
}

/** Stores a run and returns its id; undefined when another run waits for its approval. */
export async function insertRun(trx: Db, run: NewRun): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into payout_run (number, payout_day, through_week, state, total, prepared_by, prepared_at)
    values (gen_random_uuid(), ${run.payoutDay}, ${run.throughWeek}, 'prepared', ${run.total}, ${run.preparedBy}, ${run.at})
    on conflict do nothing returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id !== undefined)
    await trx
      .updateTable('payout_run')
      .set({ number: run.number(id) })
      .where('id', '=', id)
      .execute();
  return id;
}

export const insertTransfer = (trx: Db, row: Omit<TransferRow, 'state' | 'return_reason' | 'closed_at'>) =>
  trx
    .insertInto('payout_transfer')
    .values({ ...row, state: 'waiting' })
    .execute();

/** Marks the completed orders of these sellers up to a moment as paid out. */
export const setOrdersPaidOut = (trx: Db, sellers: readonly number[], until: Date, at: Date) =>
  sql`update orders set paid_out_at = ${at}
    where seller_company_id = any(${[...sellers]}::bigint[]) and state = 'completed' and paid_out_at is null
      and completed_at < ${until}`.execute(trx);

export const setRunState = (
  trx: Db,
  runId: number,
  change: { state: 'approved'; approved_by: number; approved_at: Date } | { state: 'cancelled' },
) => trx.updateTable('payout_run').set(change).where('id', '=', runId).execute();

export const closeTransfer = (
  trx: Db,
  id: string,
  change: Pick<TransferRow, 'state' | 'return_reason' | 'closed_at'>,
) => trx.updateTable('payout_transfer').set(change).where('id', '=', id).execute();

/** Returns the transfers of a run that the bank has not answered, held until the transaction ends. */
export const lockWaiting = (trx: Db, runId: number): Promise<TransferRow[]> =>
  trx
    .selectFrom('payout_transfer')
    .selectAll()
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .forUpdate()
    .execute();

export const lockTransfer = (trx: Db, id: string): Promise<TransferRow | undefined> =>
  trx.selectFrom('payout_transfer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Returns the transfers of a run by company. */
export const listTransfers = (db: Db, runId: number, after: number, limit: number) =>
  db
    .selectFrom('payout_transfer')
    .innerJoin('company', 'company.id', 'payout_transfer.company_id')
    .selectAll('payout_transfer')
    .select('company.trade_name as name')
    .where('run_id', '=', runId)
    .where('company_id', '>', after)
    .orderBy('company_id')
    .limit(limit)
    .execute();
export type ListedTransfer = Awaited<ReturnType<typeof listTransfers>>[number];

/** Returns the Monday of the last closed week. */
export async function lastClosedWeek(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('payout_statement_week')
    .select(({ fn }) => fn.max('week_start').as('week'))
    .executeTakeFirst();
  return row?.week ?? undefined;
}
