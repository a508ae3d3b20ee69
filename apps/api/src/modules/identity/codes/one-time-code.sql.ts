import { codeTries, type CodePurpose } from '@havan/domain/one-time-code';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** The purpose of a code; it is valid for no other. */
export interface CodeOwner {
  readonly purpose: CodePurpose;
  /** `registration:…` or `user:…`. */
  readonly subject: string;
}

/** Stores a new code in place of the previous one, with all tries available. */
export async function putCode(
  db: Db,
  row: CodeOwner & { readonly recipient: string; readonly code_hash: Buffer; readonly expires_at: Date },
): Promise<void> {
  const fresh = { ...row, tries: 0, used_at: null };
  await db
    .insertInto('one_time_code')
    .values(fresh)
    .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet(fresh))
    .execute();
}

/**
 * Counts one try. One statement checks and increases the count, so that concurrent guesses in all processes never
 * exceed the limit. Returns undefined when no try was left.
 */
export async function takeTry(
  db: Db,
  { purpose, subject }: CodeOwner,
  codeHashes: readonly Buffer[],
  now: Date,
): Promise<{ readonly is_right: boolean; readonly recipient: string } | undefined> {
  const { rows } = await sql<{ is_right: boolean; recipient: string }>`
    update one_time_code set tries = tries + 1
    where purpose = ${purpose} and subject = ${subject} and used_at is null
      and tries < ${codeTries} and expires_at > ${now}
    returning code_hash = any(${codeHashes}::bytea[]) as is_right, recipient`.execute(db);
  return rows[0];
}

/** Consumes a code; false when another request has just done so. */
export async function useCode(
  db: Db,
  { purpose, subject }: CodeOwner,
  codeHashes: readonly Buffer[],
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('code_hash', 'in', codeHashes)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const findCode = (db: Db, { purpose, subject }: CodeOwner) =>
  db
    .selectFrom('one_time_code')
    .select(['tries', 'recipient', 'expires_at', 'used_at'])
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .executeTakeFirst();

export const purgeCodes = (db: Db, before: Date) =>
  db.deleteFrom('one_time_code').where('expires_at', '<', before).execute();
