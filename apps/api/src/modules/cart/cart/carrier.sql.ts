import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface SellerCarrierRow {
  readonly seller_id: number;
  readonly carrier_id: number;
  /** Kuruş. */
  readonly surcharge: number;
  readonly is_chosen: boolean;
}

/** Returns the carriers of the sellers in a cart, each seller's cheapest first. */
export async function cartCarriers(db: Db, companyId: number): Promise<SellerCarrierRow[]> {
  const { rows } = await sql<SellerCarrierRow>`
    select s.company_id as seller_id, s.carrier_id, s.surcharge, b.carrier_id is not null as is_chosen
    from seller_carrier s
    left join basket_carrier b
      on b.company_id = ${companyId} and b.seller_id = s.company_id and b.carrier_id = s.carrier_id
    where s.company_id in (
      select l.seller_id from basket_item i join listing l on l.id = i.listing_id where i.company_id = ${companyId})
    order by s.company_id, s.surcharge, s.carrier_id`.execute(db);
  return rows;
}

/** Stores the chosen carrier of a seller; false when the seller does not use it. */
export async function chooseCarrier(
  db: Db,
  companyId: number,
  sellerId: number,
  carrierId: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into basket_carrier (company_id, seller_id, carrier_id)
    select ${companyId}, company_id, carrier_id from seller_carrier
    where company_id = ${sellerId} and carrier_id = ${carrierId}
    on conflict (company_id, seller_id) do update set carrier_id = excluded.carrier_id
    returning carrier_id`.execute(db);
  return rows.length > 0;
}
