import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface ProductCarrierRow {
  readonly seller_id: number;
  /** Null for a seller without a carrier. */
  readonly carrier_id: number | null;
  readonly surcharge: number | null;
}

/** Returns the sellers that offer a product on a day, each with its carriers, the cheapest first. */
export async function findProductCarriers(
  db: Db,
  productId: number,
  today: string,
): Promise<ProductCarrierRow[]> {
  const { rows } = await sql<ProductCarrierRow>`
    select seller.id as seller_id, s.carrier_id, s.surcharge
    from company seller left join seller_carrier s on s.company_id = seller.id
    where not seller.sales_ban
      and seller.id in (select l.seller_id from sellable_listing(${today}::date) l where l.product_id = ${productId})
    order by seller.id, s.surcharge, s.carrier_id`.execute(db);
  return rows;
}
