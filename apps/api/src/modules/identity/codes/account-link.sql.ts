import type { LinkPurpose } from '@havan/domain/one-time-code';
import type { Db } from '../../../core/db/database.ts';

export const insertLink = (
  db: Db,
  row: { hash: Buffer; purpose: LinkPurpose; subject: string; expires_at: Date },
) => db.insertInto('account_link').values(row).execute();

export const findLink = (db: Db, purpose: LinkPurpose, hash: Buffer) =>
  db
    .selectFrom('account_link')
    .select(['subject', 'expires_at', 'used_at'])
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** Consumes a link; returns nothing when it is used or expired. Only one request gets it. */
export const takeLink = (db: Db, purpose: LinkPurpose, hash: Buffer, now: Date) =>
  db
    .updateTable('account_link')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('subject')
    .executeTakeFirst();

/** Invalidates the remaining links of that kind, replaced by a newer one or by the completed action. */
export const endLinksOf = (db: Db, purpose: LinkPurpose, subject: string, now: Date) =>
  db
    .updateTable('account_link')
    .set({ used_at: now })
    .where('subject', '=', subject)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();

export const purgeLinks = (db: Db, before: Date) =>
  db.deleteFrom('account_link').where('expires_at', '<', before).execute();
