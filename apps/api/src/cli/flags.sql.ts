import type { FlagValue } from '@havan/domain/feature-flag';
import { sql } from 'kysely';
import type { Db } from '../core/db/database.ts';

/** Returns the operators' values by flag name. */
export async function readFlags(db: Db): Promise<ReadonlyMap<string, FlagValue>> {
  const rows = await db
    .selectFrom('feature_flag')
    .select(['name', 'enabled', 'limited', 'user_ids'])
    .execute();
  return new Map(
    rows.map(({ name, enabled, limited, user_ids: userIds }) => [name, { enabled, limited, userIds }]),
  );
}

export async function setFlag(db: Db, name: string, { enabled, limited, userIds }: FlagValue): Promise<void> {
  const value = { enabled, limited, user_ids: [...userIds], updated_at: sql<Date>`now()` };
  await db
    .insertInto('feature_flag')
    .values({ name, ...value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(value))
    .execute();
}

/** Resets a flag to its default. */
export async function clearFlag(db: Db, name: string): Promise<void> {
  await db.deleteFrom('feature_flag').where('name', '=', name).execute();
}
