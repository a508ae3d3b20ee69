import type { WalletMovementKind } from '@havan/domain/wallet';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { writtenWithinDays } from '../../../core/db/months/ledger-months.sql.ts';
import { lockForTransaction } from '../../../core/db/transaction.ts';
import type { WithdrawalTable } from '../../../core/db/schema/wallet-tables.ts';

export type WithdrawalRow = Selectable<WithdrawalTable>;

/** Locks a wallet. Every withdrawal takes this lock first, so that the balance it reads stays true. */
export const lockWallet = (trx: Db, companyId: number): Promise<void> =>
  lockForTransaction(trx, `wallet:${companyId}`);

export interface WalletSums {
  readonly balance: number;
  readonly owed: number;
  readonly in_transit: number;
}

/** Returns the balance of a company, the sums due to it and the sums on their way, in kuruş. */
export async function walletSums(db: Db, companyId: number): Promise<WalletSums> {
  const { rows } = await sql<WalletSums>`
    select
      (select coalesce(sum(p.amount), 0) from ledger_account a join ledger_posting p on p.account_id = a.id
       where a.kind = 'wallet' and a.company_id = ${companyId})::bigint as balance,
      (select coalesce(sum(p.amount), 0) from ledger_account a join ledger_posting p on p.account_id = a.id
       where a.kind = 'sellerPayable' and a.company_id = ${companyId})::bigint as owed,
      (select coalesce(sum(amount), 0) from withdrawal
       where company_id = ${companyId} and state = 'requested')::bigint as in_transit`.execute(db);
  return rows[0] ?? { balance: 0, owed: 0, in_transit: 0 };
}

export interface MovementRow {
  readonly id: number;
  readonly at: Date;
  readonly kind: WalletMovementKind;
  readonly amount: number;
  readonly balance: number;
  readonly order_id: number | null;
  readonly is_sale: boolean | null;
  readonly iban_end: string | null;
}

/** Returns movements of a wallet with the balance after each, the newest first. Days are Istanbul's, both included. */
export async function movements(
  db: Db,
  companyId: number,
  filter: {
    readonly kind: WalletMovementKind | null;
    readonly from: string | null;
    readonly to: string | null;
    readonly before: number | null;
    readonly limit: number;
  },
): Promise<MovementRow[]> {
  const conditions = [
    sql`true`,
    ...(filter.kind === null ? [] : [sql`e.kind = ${filter.kind}`]),
    ...writtenWithinDays([sql`p.entry_id`, sql`e.id`], sql`e.created_at`, filter),
    ...(filter.before === null ? [] : [sql`p.entry_id < ${filter.before} and e.id < ${filter.before}`]),
  ];
  const { rows } = await sql<MovementRow>`
    with account as (
      select id from ledger_account where kind = 'wallet' and company_id = ${companyId}
    ), page as (
      select e.id, e.created_at as at, e.kind, e.order_id, e.withdrawal_id, p.amount
      from ledger_posting p join ledger_entry e on e.id = p.entry_id
      where p.account_id = (select id from account) and ${sql.join(conditions, sql` and `)}
      order by p.entry_id desc limit ${filter.limit}
    ), older as (
      select coalesce(sum(amount), 0) as sum from ledger_posting
      where account_id = (select id from account) and entry_id < (select min(id) from page)
    ), since as (
      select entry_id, sum(amount) over (order by entry_id) as sum from ledger_posting
      where account_id = (select id from account) and entry_id between (select min(id) from page) and (select max(id) from page)
    )
    select m.*, (older.sum + since.sum)::bigint as balance,
      o.seller_company_id = ${companyId} as is_sale, right(w.iban, 4) as iban_end
    from page m
    join since on since.entry_id = m.id
    cross join older
    left join orders o on o.id = m.order_id
    left join withdrawal w on w.id = m.withdrawal_id
    order by m.id desc`.execute(db);
  return rows;
}

export const lastWithdrawals = (db: Db, companyId: number, limit: number): Promise<WithdrawalRow[]> =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

/** Returns the sum that a company has withdrawn since then, sent or still waiting. */
export async function withdrawnSince(db: Db, companyId: number, since: Date): Promise<number> {
  const { sum } = await db
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), sql<number>`0`).as('sum'))
    .where('company_id', '=', companyId)
    .where('created_at', '>', since)
    .where('state', 'in', ['requested', 'sent'])
    .executeTakeFirstOrThrow();
  return sum;
}

type NewWithdrawal = Omit<
  WithdrawalRow,
  'tries' | 'closed_at' | 'bank_reference' | 'refusal_reason' | 'said_by' | 'said_outcome' | 'said_text'
>;

export const insertWithdrawal = (trx: Db, row: NewWithdrawal) =>
  trx.insertInto('withdrawal').values(row).execute();

/** Returns a withdrawal that waits for its end, held until the transaction ends. */
export const lockRequested = (trx: Db, id: string): Promise<WithdrawalRow | undefined> =>
  trx
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .forUpdate()
    .executeTakeFirst();

export const closeWithdrawal = (trx: Db, id: string, state: 'sent' | 'cancelled' | 'refused', at: Date) =>
  trx.updateTable('withdrawal').set({ state, closed_at: at }).where('id', '=', id).execute();

/**
 * Claims some withdrawals whose waiting period is over; no other process gets them until the pause, which doubles, is
 * over.
 */
export async function claimDueWithdrawals(db: Db, now: Date, limit: number): Promise<WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    update withdrawal set tries = tries + 1,
      send_at = ${now}::timestamptz + least(interval '5 s' * power(2, tries), interval '1 h')
    where id in (
      select id from withdrawal where state = 'requested' and send_at <= ${now}
      order by send_at limit ${limit} for update skip locked
    ) returning *`.execute(db);
  return rows;
}

export async function contractOf(
  db: Db,
  companyId: number,
): Promise<{ version: string; accepted_at: Date } | undefined> {
  return db
    .selectFrom('wallet_contract')
    .select(['version', 'accepted_at'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

export async function putContract(
  db: Db,
  row: { companyId: number; userId: number; version: string; sha256: string; at: Date },
): Promise<void> {
  const values = { user_id: row.userId, version: row.version, sha256: row.sha256, accepted_at: row.at };
  await db
    .insertInto('wallet_contract')
    .values({ company_id: row.companyId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute();
}

/** Returns completed orders of sellers of these types that have not been paid out, the longest waiting first. */
export async function ordersToPayOut(db: Db, types: readonly string[], limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o join company c on c.id = o.seller_company_id
    where o.state = 'completed' and o.paid_out_at is null and c.company_type = any(${[...types]}::text[])
    order by o.completed_at limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Locks an order for its payout and returns its seller; undefined when another transaction holds it. */
export async function lockOrderToPayOut(
  trx: Db,
  orderId: number,
): Promise<{ seller_company_id: number } | undefined> {
  const { rows } = await sql<{ seller_company_id: number }>`
    select seller_company_id from orders where id = ${orderId}
    for no key update skip locked`.execute(trx);
  return rows[0];
}

/** Notes that the money of an order has left, or that none was due, so that the order is not paid again. */
export async function setPaidOut(trx: Db, orderId: number, at: Date): Promise<void> {
  await sql`update orders set paid_out_at = ${at} where id = ${orderId}`.execute(trx);
}

/**
 * Returns the query of withdrawals with the company's name and that of the operator who reported an outcome.
 */
const listed = (db: Db) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('company', 'company.id', 'withdrawal.company_id')
    .leftJoin('operator', 'operator.id', 'withdrawal.said_by')
    .selectAll('withdrawal')
    .select(['company.trade_name as name', 'operator.name as said_by_name']);

/** Returns withdrawals of all companies in one state, the newest first. */
export const listWithdrawals = (
  db: Db,
  state: WithdrawalRow['state'],
  before: { readonly at: Date; readonly id: string } | null,
  limit: number,
) =>
  listed(db)
    .where('state', '=', state)
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(date_trunc('milliseconds', withdrawal.created_at), withdrawal.id)
          < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid)`,
      ),
    )
    .orderBy(sql`date_trunc('milliseconds', withdrawal.created_at)`, 'desc')
    .orderBy('withdrawal.id', 'desc')
    .limit(limit)
    .execute();

/** Returns one withdrawal with the columns of `listWithdrawals`. */
export const findListedWithdrawal = (db: Db, id: string) =>
  listed(db).where('withdrawal.id', '=', id).executeTakeFirstOrThrow();
export type ListedWithdrawal = Awaited<ReturnType<typeof findListedWithdrawal>>;

/** Stores the outcome that one operator reported; a second one has to confirm it. */
export const storeReport = (
  trx: Db,
  id: string,
  said: Pick<WithdrawalRow, 'said_by' | 'said_outcome' | 'said_text'>,
) => trx.updateTable('withdrawal').set(said).where('id', '=', id).execute();

/** Returns the reference or the reason with which an operator has closed a withdrawal. */
export const setBankWord = (
  trx: Db,
  id: string,
  word: Pick<WithdrawalRow, 'bank_reference' | 'refusal_reason'>,
) => trx.updateTable('withdrawal').set(word).where('id', '=', id).execute();
