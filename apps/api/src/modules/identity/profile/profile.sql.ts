import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export const updateNames = (
  db: Db,
  userId: number,
  names: { readonly name: string; readonly surname: string },
) => db.updateTable('app_user').set(names).where('id', '=', userId).execute();

export const updateUsername = (db: Db, userId: number, username: string) =>
  db.updateTable('app_user').set({ username }).where('id', '=', userId).execute();

/** Returns the id of the user with that name, case-insensitive; null when no user has it. */
export async function findNameHolder(db: Db, username: string): Promise<number | null> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}
