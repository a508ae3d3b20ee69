import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { RegistrationTable } from '../../../core/db/schema/account-tables.ts';

/** Returns the user of an e-mail address, case-insensitive. */
export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select(['app_user.id', 'app_user.email', 'app_user.name', 'app_user.banned_at', 'company.company_type'])
    .where(sql`lower(app_user.email)`, '=', sql`lower(${email})`)
    .where('app_user.removed_at', 'is', null)
    .executeTakeFirst();

export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores an application; others with the same address stay. */
export const insertRegistration = (db: Db, row: Insertable<RegistrationTable>) =>
  db.insertInto('registration').values(row).execute();

/** Returns whether a company has that tax number; a rejected application does not count. */
export async function isTaxNumberTaken(db: Db, taxNumber: string): Promise<boolean> {
  const row = await db
    .selectFrom('company')
    .select('id')
    .where('tax_number', '=', taxNumber)
    .where('review_state', '!=', 'rejected')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Largest number of applications of one address that get mails and that a code is tried on. */
const mostWaiting = 5;

/** Returns the pending applications of an address, the earliest first, so that a later one never hides it. */
export const listWaiting = (db: Db, email: string, now: Date) =>
  db
    .selectFrom('registration')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(mostWaiting)
    .execute();

export const findRegistration = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('registration')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

/** Returns a pending application by its e-mail address or user name. */
export const findRegistrationByName = (db: Db, name: string, now: Date) =>
  db
    .selectFrom('registration')
    .select(['id', 'email', 'name', 'password_hash', 'company_type'])
    .where(({ or, eb }) =>
      or([
        eb(sql`lower(email)`, '=', sql`lower(${name})`),
        eb(sql`lower(username)`, '=', sql`lower(${name})`),
      ]),
    )
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .limit(1)
    .executeTakeFirst();

/** Returns the pending applications of an e-mail address or user name, the newest first. */
export const listRegistrationsByName = (db: Db, name: string, now: Date, limit: number) =>
  db
    .selectFrom('registration')
    .selectAll()
    .where(({ or, eb }) =>
      or([
        eb(sql`lower(email)`, '=', sql`lower(${name})`),
        eb(sql`lower(username)`, '=', sql`lower(${name})`),
      ]),
    )
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(limit)
    .execute();

export const markEmailVerified = (db: Db, id: string, now: Date) =>
  db.updateTable('registration').set({ email_verified_at: now }).where('id', '=', id).execute();

/** Deletes every application of an address, after one of them has become a company. */
export const deleteRegistrations = (db: Db, email: string) =>
  db.deleteFrom('registration').where(sql`lower(email)`, '=', sql`lower(${email})`).execute();

export const purgeRegistrations = (db: Db, before: Date) =>
  db.deleteFrom('registration').where('expires_at', '<', before).execute();

/** Stores a user's new password with its time. */
export const updatePassword = (db: Db, userId: number, hash: string, now: Date) =>
  db
    .updateTable('app_user')
    .set({ password_hash: hash, password_set_at: now })
    .where('id', '=', userId)
    .execute();

export const findOwnUser = (db: Db, userId: number) =>
  db
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select([
      'app_user.email',
      'app_user.phone',
      'app_user.name',
      'app_user.password_hash',
      'company.company_type',
    ])
    .where('app_user.id', '=', userId)
    .executeTakeFirstOrThrow();

export const updateContact = (db: Db, userId: number, contact: { email: string } | { phone: string }) =>
  db.updateTable('app_user').set(contact).where('id', '=', userId).execute();
