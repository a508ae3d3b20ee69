import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** The row of `company_write` that holds for every reader. */
export const everybody = 0;
/** The row of the operators, who read what other operators wrote. */
export const operators = -1;

/**
 * The end of the last record of the log. At the start of a page the insert position stands behind its header (24 bytes, 40 at
 * the start of a segment), which a replica reaches only with the next record.
 */
const endOfLog = sql`
  (select case when at % current_setting('wal_block_size')::numeric = 24 then lsn - 24
               when at % pg_size_bytes(current_setting('wal_segment_size')) = 40 then lsn - 40 else lsn end
   from (select lsn, lsn - '0/0'::pg_lsn as at from pg_current_wal_insert_lsn() as lsn) as here)`;

/** Returns a position of the write-ahead log (`16/B374D848`) as a number that can be compared. */
export function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Returns a position after everything that is committed on the primary. */
export async function currentPosition(primary: Db): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select ${endOfLog}::text as lsn`.execute(primary);
  return rows[0]?.lsn ?? '0/0';
}

/**
 * Stores the current position for these companies. Rows are written in the order of ids, so that two such statements
 * never deadlock.
 */
export async function notePositions(primary: Db, companyIds: readonly number[]): Promise<void> {
  await sql`
    insert into company_write (company_id, position)
    select id, ${endOfLog} from unnest(${sql.val([...companyIds])}::bigint[]) as id order by id
    on conflict (company_id) do update set position = greatest(company_write.position, excluded.position)
  `.execute(primary);
}

/** Returns the position that a replica must have reached to answer this company. */
export async function neededPosition(primary: Db, companyId: number): Promise<string> {
  const { rows } = await sql<{ lsn: string | null; isKnown: boolean | null }>`
    select max(position)::text as lsn, bool_or(company_id = ${everybody}) as "isKnown"
    from company_write where company_id in (${everybody}, ${companyId})`.execute(primary);
  const [row] = rows;
  if (row?.lsn && row.isKnown) return row.lsn;
  await notePositions(primary, [everybody]);
  return currentPosition(primary);
}

/** Returns the position up to which a replica has replayed the log; null on a server that is no replica. */
export async function replayedPosition(replica: Db): Promise<string | null> {
  const { rows } = await sql<{ lsn: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn`.execute(replica);
  return rows[0]?.lsn ?? null;
}

/** Returns the system identifier that `initdb` gave the server; a replica has that of its primary. */
export async function systemOf(db: Db): Promise<string> {
  const { rows } = await sql<{ system: string }>`
    select system_identifier::text as system from pg_control_system()`.execute(db);
  return rows[0]?.system ?? '';
}
