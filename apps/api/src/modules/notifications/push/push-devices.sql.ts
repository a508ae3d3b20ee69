import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Largest number of devices of a user. */
const devicesMax = 10;

export interface PushDeviceRow {
  readonly id: number;
  readonly family_id: string;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly last_sent_at: Date | null;
}

/** Address and keys for sending to a device. */
export interface PushTarget {
  readonly id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Returns the devices of a user whose session is not revoked, the newest first. */
export async function listDevices(db: Db, userId: number): Promise<PushDeviceRow[]> {
  const { rows } = await sql<PushDeviceRow>`
    select d.id, d.family_id, d.user_agent, d.created_at, d.last_sent_at
    from push_device d join session_family f on f.id = d.family_id and f.revoked_at is null
    where d.user_id = ${userId} order by d.id desc`.execute(db);
  return rows;
}

/** Returns a device of a user. */
export const findDevice = (db: Db, userId: number, id: number): Promise<PushTarget | undefined> =>
  db
    .selectFrom('push_device')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

interface NewDevice {
  readonly userId: number;
  readonly familyId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly userAgent: string;
  readonly at: Date;
}

/**
 * Stores a device and returns its id. A browser has one endpoint: a new user of the browser takes it over, and the
 * waiting messages of the former user are deleted.
 */
export async function keepDevice(trx: Db, device: NewDevice): Promise<number> {
  await sql`
    delete from push_message m using push_device d
    where d.id = m.device_id and d.endpoint = ${device.endpoint} and d.user_id <> ${device.userId}`.execute(
    trx,
  );
  const { rows } = await sql<{ id: number }>`
    insert into push_device (user_id, family_id, endpoint, p256dh, auth, user_agent, created_at)
    values (${device.userId}, ${device.familyId}, ${device.endpoint}, ${device.p256dh}, ${device.auth},
      ${device.userAgent}, ${device.at})
    on conflict (endpoint) do update set user_id = excluded.user_id, family_id = excluded.family_id,
      p256dh = excluded.p256dh, auth = excluded.auth, user_agent = excluded.user_agent
    returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** Deletes the oldest devices of a user above `devicesMax`. */
export const dropOldest = (trx: Db, userId: number) =>
  sql`
    delete from push_device where id in (
      select id from push_device where user_id = ${userId} order by id desc offset ${devicesMax})`.execute(
    trx,
  );

/** Deletes a device of a user; returns whether the user had it. */
export async function dropDevice(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_device')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes a device that its push service has dropped. */
export const deleteDevice = (db: Db, id: number) =>
  db.deleteFrom('push_device').where('id', '=', id).execute();

export const noteSent = (db: Db, id: number, at: Date) =>
  db.updateTable('push_device').set({ last_sent_at: at }).where('id', '=', id).execute();

/** Deletes devices whose session was revoked or has expired. */
export const purgeDevices = (db: Db, now: Date) =>
  sql`
    delete from push_device d using session_family f
    where f.id = d.family_id and (f.revoked_at is not null or f.expires_at < ${now})`.execute(db);
