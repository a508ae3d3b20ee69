import type { ApiKeyScope } from '@havan/domain/api-key';
import type { CompanyType } from '@havan/domain/company';
import type { CompanyReviewState } from '@havan/domain/company-review';
import type { StaffRight } from '@havan/domain/staff-right';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface KeyActorRow {
  readonly key_id: number;
  readonly scopes: readonly ApiKeyScope[];
  readonly networks: readonly string[];
  readonly last_used_ip: string | null;
  readonly user_id: number;
  readonly username: string;
  readonly role: 'owner' | 'staff';
  readonly rights: readonly StaffRight[];
  readonly company_id: number;
  readonly company_type: CompanyType;
  readonly sales_ban: boolean;
  readonly review_state: CompanyReviewState;
  readonly wallet_enabled: boolean;
  /** Number of requests in this minute of the clock, including this one. */
  readonly calls: number;
}

/**
 * Returns the actor of a key and counts the request. The key is read at each request, so a revoked one is refused at
 * once in every process; undefined for an unknown or ended key, or one whose creator is no longer a member.
 */
export async function useKey(
  db: Db,
  { hash, now, minute }: { readonly hash: Buffer; readonly now: Date; readonly minute: Date },
): Promise<KeyActorRow | undefined> {
  const { rows } = await sql<KeyActorRow>`
    with known as (
      select k.id as key_id, k.scopes, k.networks, k.last_used_ip, u.id as user_id, u.username, u.role, u.rights,
        c.id as company_id, c.company_type, c.sales_ban, c.review_state, c.wallet_enabled
      from api_key k
      join app_user u on u.id = k.user_id and u.company_id = k.company_id
      join company c on c.id = k.company_id
      where k.hash = ${hash} and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})
        and u.banned_at is null and u.removed_at is null
    ), counted as (
      insert into api_key_minute (key_id, minute, calls) select key_id, ${minute}, 1 from known
      on conflict (key_id, minute) do update set calls = api_key_minute.calls + 1
      returning calls
    )
    select known.*, counted.calls from known, counted`.execute(db);
  return rows[0];
}

/** Stores when and from which address a key was used. */
export const noteUse = (db: Db, keyId: number, at: Date, ip: string) =>
  db.updateTable('api_key').set({ last_used_at: at, last_used_ip: ip }).where('id', '=', keyId).execute();

/**
 * Returns the keys of a company, the newest first, each with its requests of a day and those beyond the
 * limit.
 */
export const listKeys = (db: Db, companyId: number, since: Date, perMinute: number) =>
  db
    .selectFrom('api_key')
    .innerJoin('app_user', 'app_user.id', 'api_key.user_id')
    .selectAll('api_key')
    .select('app_user.username as made_by')
    .select(
      sql<number>`coalesce((select sum(calls) from api_key_minute m
        where m.key_id = api_key.id and m.minute > ${since}), 0)::int`.as('calls'),
    )
    .select(
      sql<number>`coalesce((select sum(greatest(calls - ${perMinute}::int, 0)) from api_key_minute m
        where m.key_id = api_key.id and m.minute > ${since}), 0)::int`.as('refused'),
    )
    .where('api_key.company_id', '=', companyId)
    .orderBy('api_key.id', 'desc')
    .limit(100)
    .execute();
export type ApiKeyRow = Awaited<ReturnType<typeof listKeys>>[number];

/**
 * Returns how many keys of a company can be used now; holds off other makers of keys of the company until the
 * transaction ends.
 */
export async function countKeys(trx: Db, companyId: number, now: Date): Promise<number> {
  await sql`select 1 from company where id = ${companyId} for no key update`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from api_key
    where company_id = ${companyId} and revoked_at is null and (expires_at is null or expires_at > ${now})`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

interface NewKey {
  readonly companyId: number;
  readonly userId: number;
  readonly name: string;
  readonly hash: Buffer;
  readonly hint: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly networks: readonly string[];
  readonly at: Date;
  readonly expiresAt: Date | null;
}

/** Stores a key and returns its id. */
export async function insertKey(trx: Db, key: NewKey): Promise<number> {
  const row = await trx
    .insertInto('api_key')
    .values({
      company_id: key.companyId,
      user_id: key.userId,
      name: key.name,
      hash: key.hash,
      hint: key.hint,
      scopes: [...key.scopes],
      networks: [...key.networks],
      created_at: key.at,
      expires_at: key.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Ends a key of a company; false for an id of no key of it. */
export async function endKey(db: Db, companyId: number, keyId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_key')
    .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(at)) }))
    .where('id', '=', keyId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the request counts before an instant. */
export const purgeKeyMinutes = (db: Db, before: Date) =>
  db.deleteFrom('api_key_minute').where('minute', '<', before).execute();
