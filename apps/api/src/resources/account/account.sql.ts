import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { RegistrationTable } from '../../db/schema/account-tables.ts';

/** The user of an address, whatever its case. */
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

/** Keeps an application in the place of an earlier one of that address. */
export async function putRegistration(db: Db, row: Insertable<RegistrationTable>): Promise<void> {
  await db.deleteFrom('registration').where(sql`lower(email)`, '=', sql`lower(${row.email})`).execute();
  await db.insertInto('registration').values(row).execute();
}

export const findRegistration = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('registration')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

/** An application that still waits, by its e-mail address or its user name. */
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
    .limit(1)
    .executeTakeFirst();

export const markEmailVerified = (db: Db, id: string, now: Date) =>
  db.updateTable('registration').set({ email_verified_at: now }).where('id', '=', id).execute();

export const deleteRegistration = (db: Db, id: string) =>
  db.deleteFrom('registration').where('id', '=', id).execute();

export const purgeRegistrations = (db: Db, before: Date) =>
  db.deleteFrom('registration').where('expires_at', '<', before).execute();

/** A user's new password, and since when. */
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
