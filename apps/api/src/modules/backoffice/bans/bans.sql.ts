import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface BanRequestRow {
  readonly id: number;
  readonly company_id: number;
  readonly company: string;
  readonly reason: string;
  readonly asked_by: number;
  readonly asked_by_name: string;
  readonly asked_at: Date;
  readonly state: 'waiting' | 'approved' | 'rejected';
}

const requests = sql`
  select r.id, r.company_id, c.name as company, r.reason, r.asked_by, o.name as asked_by_name, r.asked_at, r.state
  from ban_request r join company c on c.id = r.company_id join operator o on o.id = r.asked_by`;

/** Inserts a request for a ban; false while another one waits. */
export async function insertBanRequest(
  trx: Db,
  request: {
    readonly companyId: number;
    readonly reason: string;
    readonly operatorId: number;
    readonly at: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into ban_request (company_id, reason, asked_by, asked_at)
    values (${request.companyId}, ${request.reason}, ${request.operatorId}, ${request.at})
    on conflict (company_id) where state = 'waiting' do nothing returning id`.execute(trx);
  return rows.length > 0;
}

export async function findBanRequest(db: Db, id: number): Promise<BanRequestRow | undefined> {
  const { rows } = await sql<BanRequestRow>`${requests} where r.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns the waiting request for a ban of a company; undefined without one. */
export async function findWaitingOf(db: Db, companyId: number): Promise<BanRequestRow | undefined> {
  const { rows } = await sql<BanRequestRow>`
    ${requests} where r.company_id = ${companyId} and r.state = 'waiting'`.execute(db);
  return rows[0];
}

/** Returns the waiting requests for bans, the oldest first, after the one with the id `after`. */
export async function findWaiting(db: Db, after: number, limit: number): Promise<BanRequestRow[]> {
  const { rows } = await sql<BanRequestRow>`
    ${requests} where r.state = 'waiting' and r.id > ${after} order by r.id limit ${limit}`.execute(db);
  return rows;
}

export async function countWaiting(
  db: Db,
  dueSince: Date,
): Promise<{ readonly waiting: number; readonly overdue: number; readonly oldest: Date | null }> {
  const { rows } = await sql<{ waiting: number; overdue: number; oldest: Date | null }>`
    select count(*) as waiting, count(*) filter (where asked_at < ${dueSince}) as overdue, min(asked_at) as oldest
    from ban_request where state = 'waiting'`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0, oldest: null };
}

/** Decides a waiting request; false when it no longer waits. */
export async function writeBanRuling(
  trx: Db,
  id: number,
  ruling: {
    readonly state: 'approved' | 'rejected';
    readonly operatorId: number;
    readonly sentence: string | null;
    readonly at: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    update ban_request set state = ${ruling.state}, ruled_by = ${ruling.operatorId}, ruled_at = ${ruling.at},
      ruling = ${ruling.sentence}
    where id = ${id} and state = 'waiting' returning id`.execute(trx);
  return rows.length > 0;
}
