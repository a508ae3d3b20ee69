import type { UserType } from '@havan/domain/company';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Returns the actor of an access token with its expiry; nothing for an ended session. */
export const findActor = (db: Db, hash: Buffer, now: Date) =>
  db
    .selectFrom('access_token')
    .innerJoin('session_family', 'session_family.id', 'access_token.family_id')
    .innerJoin('app_user', 'app_user.id', 'session_family.user_id')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select([
      'access_token.expires_at',
      'session_family.id as family_id',
      'session_family.user_type',
      'app_user.id as user_id',
      'app_user.username',
      'app_user.role',
      'app_user.rights',
      'company.id as company_id',
      'company.company_type',
      'company.sales_ban',
      'company.review_state',
      'company.wallet_enabled',
    ])
    .where('access_token.hash', '=', hash)
    .where('access_token.expires_at', '>', now)
    .where('session_family.expires_at', '>', now)
    .where('session_family.revoked_at', 'is', null)
    .where('app_user.banned_at', 'is', null)
    .where('app_user.removed_at', 'is', null)
    .executeTakeFirst();
export type ActorRow = NonNullable<Awaited<ReturnType<typeof findActor>>>;

const signInColumns = [
  'app_user.id as user_id',
  'app_user.password_hash',
  'app_user.password_set_at',
  'app_user.activation_date',
  'app_user.banned_at',
  'company.company_type',
] as const;

/** Returns the user with this user name or e-mail address, case-insensitive. */
export const findUserByName = (db: Db, name: string) =>
  db
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select(signInColumns)
    .where(({ or, eb }) =>
      or([
        eb(sql`lower(app_user.username)`, '=', sql`lower(${name})`),
        eb(sql`lower(app_user.email)`, '=', sql`lower(${name})`),
      ]),
    )
    .where('app_user.removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
export type SignInRow = NonNullable<Awaited<ReturnType<typeof findUserByName>>>;

export const findUserById = (db: Db, userId: number) =>
  db
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select(signInColumns)
    .where('app_user.id', '=', userId)
    .where('app_user.removed_at', 'is', null)
    .executeTakeFirst();

export const insertFamily = (
  db: Db,
  family: { id: string; userId: number; userType: UserType; userAgent: string; now: Date; expiresAt: Date },
) =>
  db
    .insertInto('session_family')
    .values({
      id: family.id,
      user_id: family.userId,
      user_type: family.userType,
      user_agent: family.userAgent,
      created_at: family.now,
      last_seen_at: family.now,
      expires_at: family.expiresAt,
    })
    .execute();

interface TokenRow {
  readonly hash: Buffer;
  readonly family_id: string;
  readonly expires_at: Date;
}

export const insertAccessToken = (db: Db, row: TokenRow) =>
  db.insertInto('access_token').values(row).execute();
export const insertRefreshToken = (db: Db, row: TokenRow) =>
  db.insertInto('refresh_token').values(row).execute();

/**
 * Returns the refresh token with its family, locked so that a token is exchanged by one request at a time.
 */
export const lockRefreshToken = (trx: Db, hash: Buffer) =>
  trx
    .selectFrom('refresh_token')
    .innerJoin('session_family', 'session_family.id', 'refresh_token.family_id')
    .innerJoin('app_user', 'app_user.id', 'session_family.user_id')
    .select([
      'refresh_token.used_at',
      'refresh_token.expires_at',
      'session_family.id as family_id',
      'session_family.user_id',
      'session_family.user_type',
      'session_family.expires_at as family_expires_at',
      'session_family.revoked_at',
      sql<Date | null>`coalesce(app_user.banned_at, app_user.removed_at)`.as('banned_at'),
    ])
    .where('refresh_token.hash', '=', hash)
    .forUpdate('refresh_token')
    .executeTakeFirst();

export const markRefreshTokenUsed = (trx: Db, hash: Buffer, now: Date) =>
  trx.updateTable('refresh_token').set({ used_at: now }).where('hash', '=', hash).execute();

export const touchFamily = (trx: Db, familyId: string, now: Date) =>
  trx.updateTable('session_family').set({ last_seen_at: now }).where('id', '=', familyId).execute();

export const findAccessTokenEnd = (db: Db, hash: Buffer) =>
  db.selectFrom('access_token').select('expires_at').where('hash', '=', hash).executeTakeFirst();

/** Returns the open sign-ins of a user, the last used first. */
export const listFamilies = (db: Db, userId: number, now: Date, limit: number) =>
  db
    .selectFrom('session_family')
    .select(['id', 'user_type', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
export type FamilyRow = Awaited<ReturnType<typeof listFamilies>>[number];

/** Ends a sign-in of that user; false when it belongs to another user or has ended already. */
export async function revokeFamilyOf(
  db: Db,
  owner: { readonly userId: number; readonly familyId: string },
  now: Date,
  reason: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session_family')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('id', '=', owner.familyId)
    .where('user_id', '=', owner.userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Ends every sign-in of a user except `keptFamilyId`, with their hand-over codes. The user's row is locked first, so
 * that a concurrent redemption has either opened its session before or fails.
 */
export async function revokeUser(
  trx: Db,
  userId: number,
  now: Date,
  reason: string,
  keptFamilyId: string | null,
): Promise<void> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  await trx
    .updateTable('session_family')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(keptFamilyId !== null, (query) => query.where('id', '!=', keptFamilyId))
    .execute();
  await trx.deleteFrom('hand_over').where('user_id', '=', userId).execute();
}

export const insertHandOver = (
  db: Db,
  row: { hash: Buffer; user_id: number; user_type: UserType; family_id: string; expires_at: Date },
) => db.insertInto('hand_over').values(row).execute();

/** Locks the user of a code until the transaction ends, so that `revokeUser` waits. */
export const lockHandOverUser = (trx: Db, hash: Buffer) =>
  trx
    .selectFrom('hand_over')
    .innerJoin('app_user', 'app_user.id', 'hand_over.user_id')
    .select('app_user.id')
    .where('hand_over.hash', '=', hash)
    .forShare('app_user')
    .executeTakeFirst();

/** Consumes a valid code while its sign-in is open; only one request gets it. */
export const takeHandOver = (trx: Db, hash: Buffer, now: Date) =>
  trx
    .updateTable('hand_over')
    .from('session_family')
    .set({ used_at: now })
    .whereRef('session_family.id', '=', 'hand_over.family_id')
    .where('session_family.revoked_at', 'is', null)
    .where('session_family.expires_at', '>', now)
    .where('hand_over.hash', '=', hash)
    .where('hand_over.used_at', 'is', null)
    .where('hand_over.expires_at', '>', now)
    .returning(['hand_over.user_id', 'hand_over.user_type', 'session_family.expires_at as family_expires_at'])
    .executeTakeFirst();

/** Deletes expired rows; an exchanged refresh token is kept as long as its family, to detect theft. */
export async function purgeSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('access_token').where('expires_at', '<', now).execute();
  await db.deleteFrom('hand_over').where('expires_at', '<', now).execute();
  await db.deleteFrom('session_family').where('expires_at', '<', now).execute();
}
