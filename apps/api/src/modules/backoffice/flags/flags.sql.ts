import type { FeatureFlag, FlagValue } from '@havan/domain/feature-flag';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

interface ChangeRow {
  readonly subject_kind: 'flag' | 'accessList';
  readonly subject_id: string;
  readonly at: Date;
  readonly operator_name: string | null;
}

/** Returns the last change of each flag and list that operators made. */
export async function findLastChanges(db: Db): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select distinct on (subject_kind, subject_id) subject_kind, subject_id, at, operator_name
    from audit_event where subject_kind in ('flag', 'accessList')
    order by subject_kind, subject_id, id desc`.execute(db);
  return rows;
}

export const writeFlag = (trx: Db, name: FeatureFlag, value: FlagValue, now: Date): Promise<unknown> =>
  sql`
    insert into feature_flag (name, enabled, limited, user_ids, updated_at)
    values (${name}, ${value.enabled}, ${value.limited}, ${[...value.userIds]}::bigint[], ${now})
    on conflict (name) do update set enabled = excluded.enabled, limited = excluded.limited,
      user_ids = excluded.user_ids, updated_at = excluded.updated_at`.execute(trx);

export const dropFlag = (trx: Db, name: FeatureFlag): Promise<unknown> =>
  sql`delete from feature_flag where name = ${name}`.execute(trx);

export interface UserName {
  readonly id: number;
  readonly username: string;
}

/** Returns the users with these ids, and those with these user names or e-mail addresses, given in lower case. */
export async function findUsers(
  db: Db,
  { ids = [], names = [] }: { readonly ids?: readonly number[]; readonly names?: readonly string[] },
): Promise<(UserName & { readonly email: string })[]> {
  const { rows } = await sql<UserName & { email: string }>`
    select id, username, lower(email) as email from app_user
    where id = any(${ids}::bigint[])
      or (removed_at is null and (lower(username) = any(${names}::text[]) or lower(email) = any(${names}::text[])))
    order by username`.execute(db);
  return rows;
}
