import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { writtenSince } from '../../../core/db/months/ledger-months.sql.ts';
import type { LedgerAccountTable, LedgerEntryTable } from '../../../core/db/schema/trade-tables.ts';

export interface AccountKey {
  readonly kind: LedgerAccountTable['kind'];
  /** Null for the platform's own accounts. */
  readonly companyId: number | null;
}

/** Amount in kuruş that an account receives; negative when the account pays it. */
export interface Movement extends AccountKey {
  readonly amount: number;
}

export interface EntryHead {
  readonly kind: LedgerEntryTable['kind'];
  readonly paymentId: string | null;
  readonly orderId: number | null;
  readonly refundId?: number;
  readonly withdrawalId?: string;
  readonly transferId?: string;
  readonly eInvoiceId?: number;
  readonly incomingTransferId?: number;
  readonly transferReturnId?: string;
  readonly incomeTaxPaymentId?: number;
}

/**
 * Writes an entry with its postings, usually in one statement; accounts are opened when first needed. The database
 * refuses an unbalanced entry at commit.
 */
export async function insertEntry(db: Db, head: EntryHead, movements: readonly Movement[]): Promise<void> {
  if (await writeEntry(db, head, movements)) return;
  await openAccounts(db, movements);
  if (!(await writeEntry(db, head, movements))) throw new Error(`No ledger accounts for a ${head.kind}`);
}

const unnested = (movements: readonly Movement[]) => sql`unnest(
  ${movements.map(({ kind }) => kind)}::text[], ${movements.map(({ companyId }) => companyId)}::bigint[],
  ${movements.map(({ amount }) => amount)}::bigint[]) as w (kind, company_id, amount)`;

/** Returns false, without writing, when an account must be opened first. */
async function writeEntry(db: Db, head: EntryHead, movements: readonly Movement[]): Promise<boolean> {
  const { kind, paymentId, orderId, refundId, withdrawalId, transferId, eInvoiceId } = head;
  const { incomingTransferId, transferReturnId, incomeTaxPaymentId } = head;
  const { rows } = await sql`
    with known as (
      select account.id, w.amount
      from ${unnested(movements)}
      cross join lateral (
        select id from ledger_account a where a.kind = w.kind and a.company_id = w.company_id
        union all
        select id from ledger_account a where a.kind = w.kind and a.company_id is null and w.company_id is null
      ) account
    ), entry as (
      insert into ledger_entry (kind, payment_id, order_id, refund_id, withdrawal_id, transfer_id,
        e_invoice_id, incoming_transfer_id, transfer_return_id, income_tax_payment_id)
      select ${kind}, ${paymentId}::uuid, ${orderId}::bigint, ${refundId ?? null}::bigint, ${withdrawalId ?? null}::uuid,
        ${transferId ?? null}::uuid, ${eInvoiceId ?? null}::bigint, ${incomingTransferId ?? null}::bigint,
        ${transferReturnId ?? null}::uuid,
        ${incomeTaxPaymentId ?? null}::bigint
      where (select count(*) from known) = ${movements.length}
      returning id
    )
    insert into ledger_posting (entry_id, account_id, amount)
    select entry.id, known.id, known.amount from entry, known
    returning account_id`.execute(db);
  return rows.length > 0;
}

/** Opens missing accounts in the order of the movements, so that two transactions cannot deadlock. */
const openAccounts = (db: Db, movements: readonly Movement[]) =>
  sql`
    insert into ledger_account (kind, company_id) select w.kind, w.company_id from ${unnested(movements)}
    on conflict do nothing`.execute(db);

export interface Balance extends AccountKey {
  readonly amount: number;
}

/** Returns every account with the sum of its postings; the sum over all of them is always 0. */
export async function balances(db: Db): Promise<Balance[]> {
  const { rows } = await sql<Balance>`
    select a.kind, a.company_id as "companyId", coalesce(sum(p.amount), 0)::bigint as amount
    from ledger_account a left join ledger_posting p on p.account_id = a.id
    group by a.id order by a.kind, a.company_id`.execute(db);
  return rows;
}

/** Returns the sum of one account of a company; 0 for an account that was never used. */
export async function balanceOf(db: Db, kind: AccountKey['kind'], companyId: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(p.amount), 0)::bigint as amount
    from ledger_account a join ledger_posting p on p.account_id = a.id
    where a.kind = ${kind} and a.company_id = ${companyId}`.execute(db);
  return rows[0]?.amount ?? 0;
}

/**
 * Returns the amount that can still be refunded to the card of a payment, or to the payer of its transfer, in kuruş.
 */
export async function refundableToCard(db: Db, paymentId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select -coalesce(sum(p.amount), 0)::bigint as amount
    from ledger_entry e
    join ledger_posting p on p.entry_id = e.id
    join ledger_account a on a.id = p.account_id and a.kind in ('buyerCard', 'transferHeld')
    where e.payment_id = ${paymentId}
      and ${writtenSince(sql`e.id`, sql`(select created_at from payment where id = ${paymentId})`)}`.execute(
    db,
  );
  return rows[0]?.amount ?? 0;
}

/** Returns the rest that is owed to the seller of a released order; null before its release. */
export async function releasedOrder(db: Db, orderId: number): Promise<{ readonly owed: number } | null> {
  const { rows } = await sql<{ released: boolean; owed: number }>`
    select bool_or(e.kind = 'release') as released,
           coalesce(sum(p.amount) filter (where a.kind = 'sellerPayable'), 0)::bigint as owed
    from ledger_entry e
    join ledger_posting p on p.entry_id = e.id
    join ledger_account a on a.id = p.account_id
    where e.order_id = ${orderId}
      and ${writtenSince(sql`e.id`, sql`(select created_at from orders where id = ${orderId})`)}`.execute(db);
  const [row] = rows;
  return row?.released ? { owed: row.owed } : null;
}
