import type { Db } from '../../../core/db/database.ts';

/** Returns whether a company wishes for an expiry of eight months or longer. */
export async function selectExpiryPreference(db: Db, companyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('company')
    .select('prefers_long_expiry')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.prefers_long_expiry;
}

export async function updateExpiryPreference(db: Db, companyId: number, isWished: boolean): Promise<void> {
  await db
    .updateTable('company')
    .set({ prefers_long_expiry: isWished })
    .where('id', '=', companyId)
    .execute();
}
