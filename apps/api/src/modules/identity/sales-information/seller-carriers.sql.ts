import type { SellerCarrier } from '@havan/domain/seller-carrier';
import type { Db } from '../../../core/db/database.ts';

export const findSellerCarriers = (db: Db, companyId: number): Promise<SellerCarrier[]> =>
  db
    .selectFrom('seller_carrier')
    .select(['carrier_id as carrierId', 'surcharge', 'contract_no as contractNo'])
    .where('company_id', '=', companyId)
    .orderBy('carrier_id')
    .execute();

/** Replaces the carriers of a company; run it in a transaction. */
export async function putSellerCarriers(
  db: Db,
  companyId: number,
  carriers: readonly SellerCarrier[],
): Promise<void> {
  await db.deleteFrom('seller_carrier').where('company_id', '=', companyId).execute();
  if (carriers.length === 0) return;
  await db
    .insertInto('seller_carrier')
    .values(
      carriers.map(({ carrierId, surcharge, contractNo }) => ({
        company_id: companyId,
        carrier_id: carrierId,
        surcharge,
        contract_no: contractNo,
      })),
    )
    .execute();
}
