import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { OperatorInvitationTable, OperatorTable } from '../../../core/db/schema/operator-tables.ts';

const listed = 200;

/** Returns an operator by sign-in name, case-insensitive; locked, so that one code opens one session. */
export const lockOperatorByName = (trx: Db, username: string) =>
  trx
    .selectFrom('operator')
    .selectAll()
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .forUpdate()
    .executeTakeFirst();

export const findOperatorByName = (db: Db, username: string) =>
  db
    .selectFrom('operator')
    .select(['id', 'password_hash', 'is_demo', 'totp_secret'])
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

export const lockOperator = (trx: Db, operatorId: number) =>
  trx.selectFrom('operator').selectAll().where('id', '=', operatorId).forUpdate().executeTakeFirst();

export const setTotpStep = (trx: Db, operatorId: number, step: number) =>
  trx.updateTable('operator').set({ totp_step: step }).where('id', '=', operatorId).execute();

/** Returns the encrypted second factors and locks their rows; demo accounts that nobody can sign in to have none. */
export const lockSealedSecrets = (trx: Db) =>
  trx
    .selectFrom('operator')
    .select(['id', 'totp_secret'])
    .where(sql<number>`length(totp_secret)`, '>', 0)
    .orderBy('id')
    .forUpdate()
    .execute();

export const setSealedSecret = (trx: Db, operatorId: number, secret: Buffer) =>
  trx.updateTable('operator').set({ totp_secret: secret }).where('id', '=', operatorId).execute();

/** Consumes a recovery code; false for an unknown or used one. */
export async function takeRecoveryCode(
  trx: Db,
  operatorId: number,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const taken = await trx
    .updateTable('operator_recovery_code')
    .set({ used_at: now })
    .where('operator_id', '=', operatorId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('operator_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(db: Db, operatorId: number): Promise<number> {
  const { left } = await db
    .selectFrom('operator_recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Stores an operator; does nothing when the name or the address is taken. */
export const insertOperator = (db: Db, row: Insertable<OperatorTable>) =>
  db
    .insertInto('operator')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const insertRecoveryCodes = (db: Db, operatorId: number, hashes: readonly Buffer[]) =>
  db
    .insertInto('operator_recovery_code')
    .values(hashes.map((hash) => ({ operator_id: operatorId, hash })))
    .execute();

export const updateOperator = (
  trx: Db,
  operatorId: number,
  changes: Pick<OperatorTable, 'roles'> & { readonly disabled_at: Date | null },
) => trx.updateTable('operator').set(changes).where('id', '=', operatorId).execute();

export const listOperators = (db: Db) =>
  db
    .selectFrom('operator')
    .select(({ selectFrom, ref }) => [
      'id',
      'name',
      'username',
      'roles',
      'disabled_at',
      selectFrom('operator_session')
        .select(({ fn }) => fn.max('last_seen_at').as('seen'))
        .where('operator_id', '=', ref('operator.id'))
        .as('last_seen_at'),
    ])
    .orderBy('id')
    .limit(listed)
    .execute();
export type ListedOperatorRow = Awaited<ReturnType<typeof listOperators>>[number];

export const listInvitations = (db: Db, now: Date) =>
  db
    .selectFrom('operator_invitation')
    .select(['id', 'email', 'roles', 'expires_at'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(listed)
    .execute();
export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

export const insertInvitation = (db: Db, row: Insertable<OperatorInvitationTable>) =>
  db.insertInto('operator_invitation').values(row).returning('id').executeTakeFirstOrThrow();

export const findInvitation = (db: Db, hash: Buffer) =>
  db
    .selectFrom('operator_invitation')
    .select(['id', 'email', 'roles', 'expires_at', 'used_at'])
    .where('hash', '=', hash)
    .executeTakeFirst();

/** Consumes an invitation; only one request gets it. */
export const takeInvitation = (trx: Db, hash: Buffer, now: Date) =>
  trx
    .updateTable('operator_invitation')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'email', 'roles'])
    .executeTakeFirst();

/** Returns whether there has never been an operator or an invitation. */
export async function isWithoutOperators(db: Db): Promise<boolean> {
  const { known } = await db
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('operator').select('id')),
        exists(selectFrom('operator_invitation').select('id')),
      ]).as('known'),
    )
    .executeTakeFirstOrThrow();
  return !known;
}
