import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Returns a user by user name or e-mail address, with the company and the number of open sessions. */
export const findAccount = (db: Db, name: string) =>
  db
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select(({ selectFrom }) => [
      'app_user.id',
      'app_user.username',
      'app_user.email',
      'app_user.role',
      'app_user.banned_at',
      'company.name as company',
      selectFrom('session_family')
        .whereRef('session_family.user_id', '=', 'app_user.id')
        .where('session_family.revoked_at', 'is', null)
        .where('session_family.expires_at', '>', sql<Date>`now()`)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('sessions'),
    ])
    .where(({ or, eb }) =>
      or([
        eb(sql`lower(app_user.username)`, '=', sql`lower(${name})`),
        eb(sql`lower(app_user.email)`, '=', sql`lower(${name})`),
      ]),
    )
    .where('app_user.removed_at', 'is', null)
    .executeTakeFirst();

export const setBan = (db: Db, userId: number, isBanned: boolean) =>
  db
    .updateTable('app_user')
    .set({ banned_at: isBanned ? sql<Date>`now()` : null })
    .where('id', '=', userId)
    .execute();

export const endSessions = (db: Db, userId: number, reason: string) =>
  db
    .updateTable('session_family')
    .set({ revoked_at: sql<Date>`now()`, revoke_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
