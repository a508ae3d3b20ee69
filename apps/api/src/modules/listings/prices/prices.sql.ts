import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface CompetingOfferRow {
  readonly id: number;
  readonly price: number;
  readonly expiration: string | null;
  readonly score_tenths: number | null;
  readonly shipping_fee: number;
  readonly free_shipping_from: number | null;
}

/** Returns offers of other sellers that can be bought now, the cheapest first. */
export async function findCompetingOffers(
  db: Db,
  of: { readonly productId: number; readonly sellerId: number; readonly today: string },
  limit: number,
): Promise<CompetingOfferRow[]> {
  const { rows } = await sql<CompetingOfferRow>`
    select l.id, l.sale_price as price, l.expiration, c.score_tenths, coalesce(t.shipping_fee, 0) as shipping_fee,
      t.free_shipping_from
    from sellable_listing(${of.today}::date) l join company c on c.id = l.seller_id
    left join seller_terms t on t.company_id = l.seller_id
    where l.product_id = ${of.productId} and l.seller_id <> ${of.sellerId}
    order by l.sale_price, l.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns the seller's own score, and the lowest price of a product in the last 30 days. */
export async function findPriceContext(
  db: Db,
  of: { readonly productId: number; readonly sellerId: number; readonly today: string },
): Promise<{ readonly score_tenths: number | null; readonly lowest: number | null }> {
  const { rows } = await sql<{ score_tenths: number | null; lowest: number | null }>`
    select c.score_tenths, (
      select min(h.sale_price) from listing l join listing_price_history h on h.listing_id = l.id
      where l.product_id = ${of.productId} and h.day > ${of.today}::date - 30
    ) as lowest
    from company c where c.id = ${of.sellerId}`.execute(db);
  return rows[0] ?? { score_tenths: null, lowest: null };
}

export interface LastSaleRow {
  readonly sold_at: Date;
  readonly price: number;
  readonly expiration: string | null;
  readonly units: number;
}

/**
 * Returns the latest sales of a product since a moment, by all sellers; cancelled orders and unpaid
 * pre-orders are left out.
 */
export async function findLastSales(
  db: Db,
  productId: number,
  since: Date,
  limit: number,
): Promise<LastSaleRow[]> {
  const { rows } = await sql<LastSaleRow>`
    select o.created_at as sold_at, ol.unit_price as price, ol.expiration, ol.quantity as units
    from order_line ol join orders o on o.id = ol.order_id
    where ol.product_id = ${productId} and o.created_at > ${since} and o.state not in ('cancelled', 'preOrder')
    order by o.created_at desc, ol.line_no limit ${limit}`.execute(db);
  return rows;
}
