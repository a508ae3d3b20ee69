import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../../core/db/database.ts';
import type { KnownDeviceTable } from '../../../../core/db/schema/identity-tables.ts';

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

/** Returns how many browsers a user has signed in with, and whether the one of `hash` is among them. */
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

export interface NewSignIn {
  readonly company_id: number;
  /** The name of the user. */
  readonly person: string;
  readonly user_agent: string;
  readonly at: Date;
}

export async function insertNewSignIn(
  db: Db,
  { userId, userAgent, at }: { readonly userId: number; readonly userAgent: string; readonly at: Date },
): Promise<void> {
  await sql`insert into new_sign_in (user_id, user_agent, at) values (${userId}, ${userAgent}, ${at})`.execute(
    db,
  );
}

/** Deletes the oldest recorded sign-ins, at most `limit`, and returns them, the oldest first. */
export async function takeNewSignIns(trx: Db, limit: number): Promise<NewSignIn[]> {
  const { rows } = await sql<NewSignIn>`
    with taken as (
      delete from new_sign_in where id in (
        select id from new_sign_in order by id limit ${limit} for update skip locked
      ) returning *
    )
    select u.company_id, u.name || ' ' || u.surname as person, t.user_agent, t.at
    from taken t join app_user u on u.id = t.user_id order by t.id`.execute(trx);
  return rows;
}
