import type { Db } from '../../db/database.ts';

export const findLegalDetails = (db: Db, companyId: number) =>
  db
    .selectFrom('company')
    .select(['kep_address', 'mersis_no'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();

/** A MERSIS number that was not given stays as it is. */
export async function writeLegalDetails(
  db: Db,
  companyId: number,
  { kepAddress, mersisNo }: { kepAddress: string; mersisNo: string | null },
): Promise<void> {
  await db
    .updateTable('company')
    .set({ kep_address: kepAddress, ...(mersisNo !== null && { mersis_no: mersisNo }) })
    .where('id', '=', companyId)
    .execute();
}
