import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** The same product from another seller of the cart, with an equal or later expiry. */
export interface SellerOfferRow {
  readonly id: number;
  readonly seller_id: number;
  /** The listing of the line. */
  readonly replaces: number;
  readonly sale_price: number;
  readonly stock: number;
  readonly min_quantity: number;
  readonly max_quantity: number | null;
  readonly pack_size: number;
  readonly vat_rate: number;
}

/** @param today the day in Istanbul, `YYYY-MM-DD` */
export async function offersOfSellers(db: Db, companyId: number, today: string): Promise<SellerOfferRow[]> {
  const { rows } = await sql<SellerOfferRow>`
    with line as (
      select l.id, l.product_id, l.seller_id, l.expiration
      from basket_item i join listing l on l.id = i.listing_id where i.company_id = ${companyId}
    )
    select o.id, o.seller_id, line.id as replaces, o.sale_price, o.stock, o.min_quantity, o.max_quantity, o.pack_size,
           p.vat_rate
    from line
    join product p on p.id = line.product_id and p.permission = 'sellable'
    join lateral sellable_listing(coalesce(line.expiration, ${today}::date)) o on o.product_id = line.product_id
      and o.seller_id <> line.seller_id and o.seller_id <> ${companyId}
      and o.seller_id in (select seller_id from line)
      and (line.expiration is not null or o.expiration is null)
    join company c on c.id = o.seller_id and not c.sales_ban`.execute(db);
  return rows;
}
