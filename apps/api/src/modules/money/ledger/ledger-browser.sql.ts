import type { LedgerAccountKind, LedgerEntryKind } from '@havan/domain/ledger';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { writtenSince, writtenWithinDays } from '../../../core/db/months/ledger-months.sql.ts';

export interface BrowsedPosting {
  readonly account: LedgerAccountKind;
  readonly companyId: number | null;
  readonly company: string | null;
  readonly amount: number;
}

export interface BrowsedEntry {
  readonly id: number;
  readonly at: Date;
  readonly kind: LedgerEntryKind;
  readonly order_id: number | null;
  readonly payment_id: string | null;
  readonly postings: BrowsedPosting[];
}

export interface EntryFilter {
  readonly kind: LedgerEntryKind | null;
  readonly account: LedgerAccountKind | null;
  readonly companyId: number | null;
  readonly orderId: number | null;
  readonly entryId: number | null;
  /** Istanbul days of the entry, both included. */
  readonly from: string | null;
  readonly to: string | null;
  readonly before: number | null;
}

/** Returns entries with their postings, the newest first. */
export async function browseEntries(db: Db, filter: EntryFilter, limit: number): Promise<BrowsedEntry[]> {
  const { kind, account, companyId, orderId, entryId, before } = filter;
  const conditions = [
    sql`true`,
    ...(kind === null ? [] : [sql`e.kind = ${kind}`]),
    ...(orderId === null
      ? []
      : [
          sql`e.order_id = ${orderId}`,
          writtenSince(sql`e.id`, sql`(select created_at from orders where id = ${orderId})`),
        ]),
    ...(entryId === null ? [] : [sql`e.id = ${entryId}`]),
    ...writtenWithinDays([sql`e.id`], sql`e.created_at`, filter),
    ...(before === null ? [] : [sql`e.id < ${before}`]),
    ...(account === null && companyId === null
      ? []
      : [
          sql`exists (select from ledger_posting p join ledger_account a on a.id = p.account_id where p.entry_id = e.id
            ${account === null ? sql`` : sql`and a.kind = ${account}`}
            ${companyId === null ? sql`` : sql`and a.company_id = ${companyId}`})`,
        ]),
  ];
  const { rows } = await sql<BrowsedEntry>`
    select e.id, e.created_at as at, e.kind, e.order_id, e.payment_id,
      (select json_agg(json_build_object('account', a.kind, 'companyId', a.company_id, 'company', c.name,
         'amount', p.amount) order by p.amount)
       from ledger_posting p join ledger_account a on a.id = p.account_id left join company c on c.id = a.company_id
       where p.entry_id = e.id) as postings
    from ledger_entry e where ${sql.join(conditions, sql` and `)} order by e.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

export interface AccountTotal {
  readonly account: LedgerAccountKind;
  readonly companies: number;
  readonly balance: number;
}

/** Returns the sum of the balances of each kind of account. */
export async function accountTotals(db: Db): Promise<AccountTotal[]> {
  const { rows } = await sql<AccountTotal>`
    select a.kind as account, count(distinct a.company_id) as companies, coalesce(sum(p.amount), 0)::bigint as balance
    from ledger_account a left join ledger_posting p on p.account_id = a.id
    group by a.kind order by a.kind`.execute(db);
  return rows;
}
