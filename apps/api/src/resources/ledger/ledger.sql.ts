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

interface EntryHead {
  readonly kind: LedgerEntryTable['kind'];
  readonly paymentId: string | null;
  readonly orderId: number | null;
}

/** Writes an entry with its postings in one statement; the database refuses it at commit when it does not balance. */
export async function insertEntry(
  db: Db,
  { kind, paymentId, orderId }: EntryHead,
  postings: readonly { readonly accountId: number; readonly amount: number }[],
): Promise<void> {
  await sql`
    with entry as (
      insert into ledger_entry (kind, payment_id, order_id) values (${kind}, ${paymentId}, ${orderId}) returning id
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
