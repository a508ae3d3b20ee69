import type { Db } from '../../../core/db/database.ts';
import type { PlatformAgreement } from './platform-agreement.ts';

type Version = Pick<PlatformAgreement, 'slug' | 'version'>;

/** Returns when a user joined and when they last confirmed the changed texts. */
export const findReader = (db: Db, userId: number) =>
  db
    .selectFrom('app_user')
    .leftJoin('agreement_acknowledgement as seen', 'seen.user_id', 'app_user.id')
    .select(['app_user.created_at', 'seen.acknowledged_at'])
    .where('app_user.id', '=', userId)
    .executeTakeFirstOrThrow();

export async function hasSigned(db: Db, userId: number, { slug, version }: Version): Promise<boolean> {
  const row = await db
    .selectFrom('agreement_signature')
    .select('version')
    .where('user_id', '=', userId)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined;
}

export async function sign(db: Db, userId: number, { slug, version }: Version, at: Date): Promise<void> {
  await db
    .insertInto('agreement_signature')
    .values({ user_id: userId, slug, version, signed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function acknowledge(db: Db, userId: number, at: Date): Promise<void> {
  await db
    .insertInto('agreement_acknowledgement')
    .values({ user_id: userId, acknowledged_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ acknowledged_at: at }))
    .execute();
}
