import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { PayoutAccountTable } from '../../../core/db/schema/wallet-tables.ts';

export type PayoutAccountRow = Selectable<PayoutAccountTable>;

export const findLegalName = (db: Db, companyId: number) =>
  db.selectFrom('company').select('trade_name').where('id', '=', companyId).executeTakeFirstOrThrow();

/** Returns the accounts that a company keeps, the newest first. */
export const listPayoutAccounts = (db: Db, companyId: number, limit: number): Promise<PayoutAccountRow[]> =>
  db
    .selectFrom('payout_account')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

export const findPayoutAccount = (
  db: Db,
  companyId: number,
  id: string,
): Promise<PayoutAccountRow | undefined> =>
  db
    .selectFrom('payout_account')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

export const insertPayoutAccount = (
  trx: Db,
  row: Omit<Insertable<PayoutAccountTable>, 'verified_at' | 'removed_at'>,
) => trx.insertInto('payout_account').values(row).execute();

/** Sets the requesting owner of an account that still waits for its code. */
export const renewPayoutAccount = (
  trx: Db,
  id: string,
  changes: { readonly owner_name: string; readonly added_by: number; readonly created_at: Date },
) => trx.updateTable('payout_account').set(changes).where('id', '=', id).execute();

export const markPayoutAccountVerified = (trx: Db, id: string, at: Date) =>
  trx.updateTable('payout_account').set({ verified_at: at }).where('id', '=', id).execute();

/** Removes an account; false for an id of no account of the company. */
export async function removePayoutAccountRow(
  db: Db,
  companyId: number,
  id: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payout_account')
    .set({ removed_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns the owners of a company who can still sign in. */
export const listOwners = (db: Db, companyId: number) =>
  db
    .selectFrom('app_user')
    .select(['id', 'name', 'surname', 'email'])
    .where('company_id', '=', companyId)
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .where('banned_at', 'is', null)
    .orderBy('id')
    .execute();
