import type { CreditMovementKind } from '@havan/domain/e-invoice-credit';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { CreditPackageTable } from '../../../core/db/schema/trade-tables.ts';
import { lockForTransaction } from '../../../core/db/transaction.ts';
import { writtenFrom, writtenSince } from '../../../core/db/months/ledger-months.sql.ts';

export type CreditPackageRow = Selectable<CreditPackageTable>;

export const packagesOnSale = (db: Db): Promise<CreditPackageRow[]> =>
  db
    .selectFrom('credit_package')
    .selectAll()
    .where('is_on_sale', '=', true)
    .orderBy('credits')
    .orderBy('id')
    .execute();

export const findPackageOnSale = (db: Db, id: number): Promise<CreditPackageRow | undefined> =>
  db
    .selectFrom('credit_package')
    .selectAll()
    .where('id', '=', id)
    .where('is_on_sale', '=', true)
    .executeTakeFirst();

/** Locks the credits of a company, so that they are counted and spent one after the other. */
export const lockCredits = (trx: Db, companyId: number): Promise<void> =>
  lockForTransaction(trx, `credits:${companyId}`);

/** Returns the credits of a company; null before its first movement. */
export async function creditSum(db: Db, companyId: number): Promise<number | null> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(p.amount), 0)::bigint as sum
    from ledger_account a left join ledger_posting p on p.account_id = a.id
    where a.kind = 'credit' and a.company_id = ${companyId} group by a.id`.execute(db);
  return rows[0]?.sum ?? null;
}

export async function spentSince(db: Db, companyId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select count(*)::integer as spent
    from ledger_account a
    join ledger_posting p on p.account_id = a.id
    join ledger_entry e on e.id = p.entry_id and e.kind = 'creditSpent' and e.created_at >= ${since}
    where a.kind = 'credit' and a.company_id = ${companyId}
      and ${writtenFrom(sql`p.entry_id`, sql`${since}::timestamptz`)}`.execute(db);
  return rows[0]?.spent ?? 0;
}

export interface CreditMovementRow {
  readonly id: number;
  readonly at: Date;
  readonly kind: CreditMovementKind;
  readonly credits: number;
  readonly balance: number;
  readonly invoice_id: number | null;
  readonly invoice_number: string | null;
  readonly payment_id: string | null;
  readonly total: number | null;
  readonly paid_at: Date | null;
  readonly is_refunded: boolean;
}

/**
 * Returns the postings of a company's credits before an entry, the newest first, each with the balance after
 * it.
 */
export async function creditMovements(
  db: Db,
  companyId: number,
  before: number | null,
  limit: number,
): Promise<CreditMovementRow[]> {
  const { rows } = await sql<CreditMovementRow>`
    with moved as (
      select p.entry_id, p.amount, a.id as account_id
      from ledger_account a join ledger_posting p on p.account_id = a.id
      where a.kind = 'credit' and a.company_id = ${companyId}
        ${before === null ? sql`` : sql`and p.entry_id < ${before}`}
      order by p.entry_id desc limit ${limit}
    ), older as (
      select coalesce(sum(p.amount), 0)::bigint as sum from ledger_posting p
      where p.account_id = (select account_id from moved limit 1) and p.entry_id < (select min(entry_id) from moved)
    )
    select e.id, e.created_at as at, m.amount as credits,
      ((select sum from older) + sum(m.amount) over (order by m.entry_id))::bigint as balance,
      case e.kind when 'creditPurchase' then 'bought' when 'creditSpent' then 'spent' when 'creditBack' then 'refunded'
        else 'granted' end as kind,
      i.id as invoice_id, i.number as invoice_number, e.payment_id, pay.amount as total,
      pay.settled_at as paid_at,
      exists (select from ledger_entry b where b.payment_id = e.payment_id and b.kind = 'creditBack'
        and ${writtenSince(sql`b.id`, sql`e.created_at`)}) as is_refunded
    from moved m
    join ledger_entry e on e.id = m.entry_id
    left join e_invoice i on i.id = e.e_invoice_id
    left join payment pay on pay.id = e.payment_id
    order by m.entry_id desc`.execute(db);
  return rows;
}

/** Returns when a purchase was captured, and whether it was given back; null for one without credits. */
export async function purchaseOf(
  db: Db,
  paymentId: string,
): Promise<{ readonly at: Date; readonly isRefunded: boolean } | null> {
  const { rows } = await sql<{ at: Date; isRefunded: boolean }>`
    select p.settled_at as at,
      exists (select from ledger_entry b where b.payment_id = e.payment_id and b.kind = 'creditBack'
        and ${writtenSince(sql`b.id`, sql`p.created_at`)}) as "isRefunded"
    from ledger_entry e join payment p on p.id = e.payment_id
    where e.payment_id = ${paymentId} and e.kind = 'creditPurchase'
      and ${writtenSince(sql`e.id`, sql`(select created_at from payment where id = ${paymentId})`)}`.execute(
    db,
  );
  return rows[0] ?? null;
}
