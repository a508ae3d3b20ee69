import { sql } from 'kysely';
import type { Db } from './database.ts';

export interface Figures {
  /** Ledger entries whose postings do not sum to zero. */
  readonly ledger_imbalance: number;
  /** Orders whose payment was never captured. */
  readonly orphan_orders: number;
  /** Payments that are still open five minutes after they expired. */
  readonly stuck_payments: number;
}

/** The checks cover only the newest rows, so that their cost does not grow with the market. */
const newest = 10_000;

/** Counts violated invariants among the newest rows; each must be zero. */
export async function readFigures(db: Db, now: Date): Promise<Figures | undefined> {
  const { rows } = await sql<Figures>`
    select
      (select count(*) from (
        select from ledger_posting where entry_id >= (
          select min(id) from (select id from ledger_entry order by id desc limit ${newest}) as newest)
        group by entry_id having sum(amount) <> 0) as entry) as ledger_imbalance,
      (select count(*) from orders o join payment p on p.id = o.payment_id
        where o.id > (select coalesce(max(id), 0) - ${newest} from orders) and o.state <> 'preOrder'
          and p.state not in ('captured', 'refunded')) as orphan_orders,
      (select count(*) from payment where state in ('created', 'threeDsPending', 'authorised')
        and expires_at < ${now}::timestamptz - interval '5 minutes') as stuck_payments`.execute(db);
  return rows[0];
}

/** Returns the seconds since each job last finished. */
export async function readJobAges(db: Db, now: Date): Promise<{ name: string; seconds: number }[]> {
  const { rows } = await sql<{ name: string; seconds: number }>`
    select name, extract(epoch from ${now}::timestamptz - finished_at)::float8 as seconds
    from job_run where finished_at is not null`.execute(db);
  return rows;
}
