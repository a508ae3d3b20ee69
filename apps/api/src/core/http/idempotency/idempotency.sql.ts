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

type Nullable<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

/**
 * Locks the key for this transaction and reads an earlier answer. `isOurs` is false while another request holds it. A
 * request that releases it at this moment may be missed; then storing the answer fails on the key.
 */
export async function claimKey(
  trx: Db,
  { companyId, key }: Key,
): Promise<{ readonly isOurs: boolean; readonly stored: StoredCall | null }> {
  const { rows } = await sql<{ is_ours: boolean } & Nullable<StoredCall>>`
    select pg_try_advisory_xact_lock(hashtextextended(${`idempotency:${companyId}:${key}`}, 0)) as is_ours, known.*
    from (select) one left join (
      select call, request_hash, response from idempotency_key where company_id = ${companyId} and key = ${key}
    ) known on true`.execute(trx);
  const [row] = rows;
  return { isOurs: row?.is_ours ?? false, stored: row ? storedIn(row) : null };
}

/** Stores the answer of a call that holds its key. */
export const keepAnswer = (
  trx: Db,
  {
    companyId,
    key,
    call,
    hash,
    now,
    response,
  }: Key & { call: string; hash: Buffer; now: Date; response: unknown },
) =>
  sql`
    insert into idempotency_key (company_id, key, call, request_hash, created_at, response)
    values (${companyId}, ${key}, ${call}, ${hash}, ${now}, ${JSON.stringify(response)})`.execute(trx);

/**
 * Marks the key as in progress in one statement. `isOurs` is false when another request has marked it after
 * `abandonedBefore`; `stored` is an earlier answer.
 */
export async function beginKey(
  db: Db,
  {
    companyId,
    key,
    call,
    hash,
    now,
    abandonedBefore,
  }: Key & { call: string; hash: Buffer; now: Date; abandonedBefore: Date },
): Promise<{ readonly isOurs: boolean; readonly stored: StoredCall | null }> {
  const { rows } = await sql<{ begun: boolean } & Nullable<StoredCall>>`
    with known as (
      select call, request_hash, response from idempotency_key where company_id = ${companyId} and key = ${key}
    ), begun as (
      insert into idempotency_key as k (company_id, key, call, request_hash, created_at)
      values (${companyId}, ${key}, ${call}, ${hash}, ${now})
      on conflict (company_id, key) do update set created_at = excluded.created_at
        where k.response is null and k.created_at < ${abandonedBefore}
          and (k.call, k.request_hash) = (excluded.call, excluded.request_hash)
      returning key
    )
    select exists (select from begun) as begun, known.* from (select) one left join known on true`.execute(
    db,
  );
  const [row] = rows;
  return { isOurs: row?.begun ?? false, stored: row ? storedIn(row) : null };
}

function storedIn({ call, request_hash, response }: Nullable<StoredCall>): StoredCall | null {
  return call === null || request_hash === null ? null : { call, request_hash, response };
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

/** Releases the key of an unfinished request, so that the same request can take it at once. */
export const letGoOfKey = (db: Db, { companyId, key }: Key, at: Date) =>
  db
    .updateTable('idempotency_key')
    .set({ created_at: at })
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .execute();

/** Deletes the keys created before `before`. */
export const purgeKeys = (db: Db, before: Date) =>
  db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
