import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface Key {
  readonly companyId: number;
  readonly key: string;
}

/** Holds the key until the transaction ends; false when another request holds it. */
export async function tryLockKey(trx: Db, { companyId, key }: Key): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`idempotency:${companyId}:${key}`}, 0)) as locked`.execute(
    trx,
  );
  return rows[0]?.locked ?? false;
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
