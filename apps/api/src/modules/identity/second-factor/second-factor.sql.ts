import type { Db } from '../../../core/db/database.ts';

/** Returns the authenticator of a user, confirmed or not. */
export const findFactor = (db: Db, userId: number) =>
  db.selectFrom('member_second_factor').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Returns the same, locked, so that one code works once. */
export const lockFactor = (trx: Db, userId: number) =>
  trx
    .selectFrom('member_second_factor')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Stores the secret of a new authenticator; false when the user has a confirmed one. */
export async function putUnconfirmed(
  db: Db,
  row: { readonly user_id: number; readonly secret: Buffer; readonly created_at: Date },
): Promise<boolean> {
  const kept = await db
    .insertInto('member_second_factor')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: row.secret, created_at: row.created_at, last_step: 0 })
        .where('member_second_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return kept !== undefined;
}

export const confirmFactor = (trx: Db, userId: number, step: number, at: Date) =>
  trx
    .updateTable('member_second_factor')
    .set({ confirmed_at: at, last_step: step })
    .where('user_id', '=', userId)
    .execute();

export const setStep = (trx: Db, userId: number, step: number) =>
  trx.updateTable('member_second_factor').set({ last_step: step }).where('user_id', '=', userId).execute();

/** Removes the authenticator with its recovery codes; false when the user has none. */
export async function removeFactor(db: Db, userId: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('member_second_factor')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return gone !== undefined;
}

export async function replaceRecoveryCodes(trx: Db, userId: number, hashes: readonly Buffer[]) {
  await trx.deleteFrom('member_recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('member_recovery_code')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute();
}

/** Consumes a recovery code; false for an unknown or used one. */
export async function takeRecoveryCode(trx: Db, userId: number, hash: Buffer, now: Date): Promise<boolean> {
  const taken = await trx
    .updateTable('member_recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('member_recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

export const markProved = (db: Db, familyId: string, at: Date) =>
  db.updateTable('session_family').set({ factor_proved_at: at }).where('id', '=', familyId).execute();

/** Returns when the second factor was last proved in a session; null for never. */
export async function findProof(db: Db, familyId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('session_family')
    .select('factor_proved_at')
    .where('id', '=', familyId)
    .executeTakeFirst();
  return row?.factor_proved_at ?? null;
}

export const lockSecrets = (trx: Db) =>
  trx
    .selectFrom('member_second_factor')
    .select(['user_id', 'secret'])
    .orderBy('user_id')
    .forUpdate()
    .execute();

export const setSecret = (trx: Db, userId: number, secret: Buffer) =>
  trx.updateTable('member_second_factor').set({ secret }).where('user_id', '=', userId).execute();
