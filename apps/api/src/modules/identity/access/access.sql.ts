import type { AccessListName } from '@havan/domain/access';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export const listFlags = (db: Db) =>
  db.selectFrom('feature_flag').select(['name', 'enabled', 'limited', 'user_ids']).execute();
export type FlagRow = Awaited<ReturnType<typeof listFlags>>[number];

/** Returns the operators' lists; a missing list is empty. */
export const readAccessLists = (db: Db) =>
  db.selectFrom('access_list').select(['name', 'user_ids']).execute();

export async function writeAccessList(db: Db, name: AccessListName, userIds: readonly number[]) {
  const value = { user_ids: [...userIds], updated_at: sql<Date>`now()` };
  await db
    .insertInto('access_list')
    .values({ name, ...value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(value))
    .execute();
}
