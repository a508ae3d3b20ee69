import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { LedgerAccountTable, LedgerEntryTable } from '../../db/schema/trade-tables.ts';

export interface AccountKey {
  readonly kind: LedgerAccountTable['kind'];
  /** Null for the platform's own accounts. */
  readonly companyId: number | null;
}

/** The id of an account, which is made when it is first needed. */
export async function accountId(db: Db, { kind, companyId }: AccountKey): Promise<number> {
  const known = await findAccount(db, { kind, companyId });
  if (known !== undefined) return known;
  await db
    .insertInto('ledger_account')
    .values({ kind, company_id: companyId })
    .onConflict((conflict) => conflict.columns(['kind', 'company_id']).doNothing())
    .execute();
  const made = await findAccount(db, { kind, companyId });
  if (made === undefined) throw new Error(`No ledger account ${kind} of ${companyId}`);
  return made;
}

async function findAccount(db: Db, { kind, companyId }: AccountKey): Promise<number | undefined> {
  const row = await db
    .selectFrom('ledger_account')
    .select('id')
    .where('kind', '=', kind)
    .where('company_id', 'is not distinct from', companyId)
    .executeTakeFirst();
  return row?.id;
}

export interface EntryHead {
  readonly kind: LedgerEntryTable['kind'];
  readonly paymentId: string | null;
  readonly orderId: number | null;
  readonly refundId?: number;
  readonly withdrawalId?: string;
}

/** Writes an entry with its postings in one statement; the database refuses it at commit when it does not balance. */
export async function insertEntry(
  db: Db,
  { kind, paymentId, orderId, refundId, withdrawalId }: EntryHead,
  postings: readonly { readonly accountId: number; readonly amount: number }[],
): Promise<void> {
  await sql`
    with entry as (
      insert into ledger_entry (kind, payment_id, order_id, refund_id, withdrawal_id)
      values (${kind}, ${paymentId}, ${orderId}, ${refundId ?? null}, ${withdrawalId ?? null}) returning id
    )
    insert into ledger_posting (entry_id, account_id, amount)
    select entry.id, p.account_id, p.amount
    from entry, unnest(${postings.map((p) => p.accountId)}::bigint[], ${postings.map((p) => p.amount)}::bigint[])
           as p (account_id, amount)`.execute(db);
}

export interface Balance extends AccountKey {
  readonly amount: number;
}

/** Every account with the sum of its postings; the sum over all of them is always 0. */
export async function balances(db: Db): Promise<Balance[]> {
  const { rows } = await sql<Balance>`
    select a.kind, a.company_id as "companyId", coalesce(sum(p.amount), 0)::bigint as amount
    from ledger_account a left join ledger_posting p on p.account_id = a.id
    group by a.id order by a.kind, a.company_id`.execute(db);
  return rows;
}

/** The sum of one account of a company; 0 for an account that was never used. */
export async function balanceOf(db: Db, kind: AccountKey['kind'], companyId: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(p.amount), 0)::bigint as amount
    from ledger_account a join ledger_posting p on p.account_id = a.id
    where a.kind = ${kind} and a.company_id = ${companyId}`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** What a payment's card can still get back: what it gave less what went back, in kuruş. */
export async function refundableToCard(db: Db, paymentId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select -coalesce(sum(p.amount), 0)::bigint as amount
    from ledger_entry e
    join ledger_posting p on p.entry_id = e.id
    join ledger_account a on a.id = p.account_id and a.kind = 'buyerCard'
    where e.payment_id = ${paymentId}`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** Whether an order was released, and what its seller is still owed of it; null before its release. */
export async function releasedOrder(db: Db, orderId: number): Promise<{ readonly owed: number } | null> {
  const { rows } = await sql<{ released: boolean; owed: number }>`
    select bool_or(e.kind = 'release') as released,
           coalesce(sum(p.amount) filter (where a.kind = 'sellerPayable'), 0)::bigint as owed
    from ledger_entry e
    join ledger_posting p on p.entry_id = e.id
    join ledger_account a on a.id = p.account_id
    where e.order_id = ${orderId}`.execute(db);
  const [row] = rows;
  return row?.released ? { owed: row.owed } : null;
}
