import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface Key {
  readonly companyId: number;
  readonly key: string;
}

export interface StoredCall {
  readonly call: string;
  readonly request_hash: Buffer;
  readonly response: unknown;
}

/**
 * Takes the key for this transaction, looks it up and marks it as being worked on, in one statement: it stands at the
 * beginning of every unsafe call. `isOurs` is false while another request holds the key, or has just finished with it.
 */
export async function claimKey(
  trx: Db,
  { companyId, key, call, hash, now }: Key & { call: string; hash: Buffer; now: Date },
): Promise<{ readonly isOurs: boolean; readonly stored: StoredCall | null }> {
  const { rows } = await sql<{
    locked: boolean;
    begun: boolean;
    call: string | null;
    request_hash: Buffer | null;
    response: unknown;
  }>`
    with lock as (
      select pg_try_advisory_xact_lock(hashtextextended(${`idempotency:${companyId}:${key}`}, 0)) as locked
    ), known as (
      select call, request_hash, response from idempotency_key where company_id = ${companyId} and key = ${key}
    ), begun as (
      insert into idempotency_key (company_id, key, call, request_hash, created_at)
      select ${companyId}, ${key}, ${call}, ${hash}, ${now} from lock
      where locked and not exists (select from known)
      on conflict do nothing returning key
    )
    select locked, exists (select from begun) as begun, known.* from lock left join known on true`.execute(
    trx,
  );
  const [row] = rows;
  if (!row?.locked) return { isOurs: false, stored: null };
  const { call: storedCall, request_hash, response } = row;
  if (storedCall === null || request_hash === null) return { isOurs: row.begun, stored: null };
  return { isOurs: true, stored: { call: storedCall, request_hash, response } };
}

export const findKey = (db: Db, { companyId, key }: Key) =>
  db
    .selectFrom('idempotency_key')
    .select(['call', 'request_hash', 'response'])
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirst();

/** Marks the key as being worked on; false when another request does so since after `abandonedBefore`. */
export async function beginKey(
  db: Db,
  row: Key & { call: string; hash: Buffer; now: Date; abandonedBefore: Date },
): Promise<boolean> {
  const begun = await db
    .insertInto('idempotency_key')
    .values({
      company_id: row.companyId,
      key: row.key,
      call: row.call,
      request_hash: row.hash,
      created_at: row.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'key'])
        .doUpdateSet({ created_at: row.now })
        .where('idempotency_key.response', 'is', null)
        .where('idempotency_key.created_at', '<', row.abandonedBefore),
    )
    .returning('key')
    .executeTakeFirst();
  return begun !== undefined;
}

export const finishKey = (db: Db, { companyId, key, response }: Key & { response: unknown }) =>
  db
    .updateTable('idempotency_key')
    .set({ response: JSON.stringify(response) })
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .execute();

export const dropKey = (db: Db, { companyId, key }: Key) =>
  db.deleteFrom('idempotency_key').where('company_id', '=', companyId).where('key', '=', key).execute();

/** Forgets the keys made before `before`. */
export const purgeKeys = (db: Db, before: Date) =>
  db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
