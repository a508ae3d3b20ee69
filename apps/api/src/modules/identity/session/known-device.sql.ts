import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { KnownDeviceTable } from '../../../core/db/schema/identity-tables.ts';

export const findKnownDevice = (db: Db, userId: number, hash: Buffer) =>
  db
    .selectFrom('known_device')
    .select('last_used_at')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst();

export const putKnownDevice = (db: Db, row: Insertable<KnownDeviceTable>) =>
  db
    .insertInto('known_device')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'hash']).doUpdateSet({ last_used_at: row.last_used_at }),
    )
    .execute();

/** Deletes browsers without a sign-in since `before`. */
export const purgeKnownDevices = (db: Db, before: Date) =>
  db.deleteFrom('known_device').where('last_used_at', '<', before).execute();

/** How many browsers a user has signed in with, and whether the one of `hash` is among them. */
export async function deviceStanding(
  db: Db,
  userId: number,
  hash: Buffer | null,
): Promise<{ readonly devices: number; readonly isKnown: boolean }> {
  const { rows } = await sql<{ devices: number; isKnown: boolean }>`
    select count(*) as devices, coalesce(bool_or(hash = ${hash}::bytea), false) as "isKnown"
    from known_device where user_id = ${userId}`.execute(db);
  return rows[0] ?? { devices: 0, isKnown: false };
}
