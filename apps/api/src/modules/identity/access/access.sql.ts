import type { AccessListName } from '@havan/domain/access';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export const listFlags = (db: Db) =>
  db.selectFrom('feature_flag').select(['name', 'enabled', 'limited', 'user_ids']).execute();
export type FlagRow = Awaited<ReturnType<typeof listFlags>>[number];

/** Returns the operators' lists; a missing list is empty. */
export const readAccessLists = (db: Db) =>
  db.selectFrom('access_list').select(['name', 'user_ids']).execute();
export type AccessListRow = Awaited<ReturnType<typeof readAccessLists>>[number];

/** Returns flags and lists with one statement: most calls of a seller read both. */
export async function readDecisions(
  db: Db,
): Promise<{ readonly flags: readonly FlagRow[]; readonly lists: readonly AccessListRow[] }> {
  const { rows } = await sql<FlagRow | (AccessListRow & { readonly enabled: null })>`
    select name, enabled, limited, user_ids from feature_flag
    union all select name, null, null, user_ids from access_list`.execute(db);
  const flags: FlagRow[] = [];
  const lists: AccessListRow[] = [];
  for (const row of rows)
    if (row.enabled === null) lists.push({ name: row.name, user_ids: row.user_ids });
    else flags.push(row);
  return { flags, lists };
}

export async function writeAccessList(db: Db, name: AccessListName, userIds: readonly number[]) {
  const value = { user_ids: [...userIds], updated_at: sql<Date>`now()` };
  await db
    .insertInto('access_list')
    .values({ name, ...value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(value))
    .execute();
}
