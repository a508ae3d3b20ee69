import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export async function hasWalletContract(db: Db, companyId: number): Promise<boolean> {
  const { rows } = await sql`select from wallet_contract where company_id = ${companyId}`.execute(db);
  return rows.length > 0;
}
