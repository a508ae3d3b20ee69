import { sql } from 'kysely';
import type { Db } from '../core/db/database.ts';
import type { MadeUser } from './factories.ts';

/** Creates a completed order of one listing at its price, without changing the stock. */
export async function makeSale(
  db: Db,
  buyer: Pick<MadeUser, 'companyId' | 'userId'>,
  { listingId, units, at }: { readonly listingId: number; readonly units: number; readonly at: Date },
): Promise<void> {
  await sql`
    with sold as (
      select l.*, p.name, p.barcode from listing l join product p on p.id = l.product_id where l.id = ${listingId}
    ), paid as (
      insert into payment (id, buyer_company_id, buyer_user_id, state, amount, snapshot, expires_at)
      values (gen_random_uuid(), ${buyer.companyId}, ${buyer.userId}, 'captured', 1, '{}', ${at})
      returning id
    ), placed as (
      insert into orders (payment_id, buyer_company_id, seller_company_id, state, goods_total, shipping_fee,
                          vat_total, total, commission, address, ship_by, created_at)
      select paid.id, ${buyer.companyId}, sold.seller_id, 'completed', 0, 0, 0, 0, 0, '{}', ${at}, ${at}
      from paid cross join sold
      returning id
    )
    insert into order_line (order_id, line_no, listing_id, product_id, product_name, barcode, expiration, quantity,
                            unit_price, vat_rate, line_total)
    select placed.id, 1, sold.id, sold.product_id, sold.name, sold.barcode, sold.expiration, ${units}::integer,
      sold.sale_price, 20, sold.sale_price * ${units}::integer
    from placed cross join sold`.execute(db);
}
