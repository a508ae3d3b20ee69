import type { ShippingShare } from '@havan/domain/cart';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Goods with all facts of themselves, their product and their seller that affect their price. */
export interface PricedGoodsRow {
  readonly seller_id: number;
  readonly product_id: number;
  readonly price: number;
  readonly stock: number;
  readonly expiration: string | null;
  readonly cost: number | null;
  readonly psf: number | null;
  readonly commission_bp: number;
  readonly shipping_fee: number;
  readonly free_shipping_from: number | null;
  readonly shipping_share: ShippingShare | null;
  readonly category_units: number | null;
  readonly season: readonly number[] | null;
}

export interface PricedListingRow extends PricedGoodsRow {
  readonly id: number;
  readonly version: number;
}

/** Returns listings by their ids; unknown and deleted ones are left out. */
export async function findPricedListings(db: Db, ids: readonly number[]): Promise<PricedListingRow[]> {
  const { rows } = await sql<PricedListingRow>`
    select l.id, l.seller_id, l.product_id, l.sale_price as price, l.stock, l.expiration, l.cost, p.psf, l.version,
      coalesce(t.commission_bp, 0) as commission_bp, coalesce(t.shipping_fee, 0) as shipping_fee, t.free_shipping_from,
      t.shipping_share, d.units as category_units, d.season
    from listing l join product p on p.id = l.product_id
    left join seller_terms t on t.company_id = l.seller_id
    left join category_demand d on d.category_id = p.category_id
    where l.id = any(${ids}::bigint[]) and l.deleted_at is null`.execute(db);
  return rows;
}

/**
 * Returns facts about units of a product that a seller is about to list; undefined for an unknown product. Their cost
 * is the one that the seller last entered for the product; it also serves as the price while there is none.
 */
export async function findPricedGoods(
  db: Db,
  of: { readonly productId: number; readonly sellerId: number },
  units: { readonly expiration: string | null; readonly stock: number },
): Promise<PricedGoodsRow | undefined> {
  const { rows } = await sql<PricedGoodsRow>`
    select ${of.sellerId}::bigint as seller_id, p.id as product_id, coalesce(known.cost, 0) as price,
      ${units.stock}::integer as stock, ${units.expiration}::date as expiration, known.cost, p.psf,
      coalesce(t.commission_bp, 0) as commission_bp, coalesce(t.shipping_fee, 0) as shipping_fee, t.free_shipping_from,
      t.shipping_share, d.units as category_units, d.season
    from product p
    left join seller_terms t on t.company_id = ${of.sellerId}
    left join category_demand d on d.category_id = p.category_id
    left join lateral (
      select l.cost from listing l
      where l.product_id = p.id and l.seller_id = ${of.sellerId} and l.deleted_at is null and l.cost is not null
      order by l.updated_at desc limit 1
    ) known on true
    where p.id = ${of.productId}`.execute(db);
  return rows[0];
}

export interface OfferRow {
  readonly product_id: number;
  readonly seller_id: number;
  readonly price: number;
  readonly expiration: string | null;
}

/** Returns every offer of the products that can be bought now. */
export async function findOffers(db: Db, productIds: readonly number[], today: string): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select product_id, seller_id, sale_price as price, expiration from sellable_listing(${today}::date)
    where product_id = any(${productIds}::bigint[])`.execute(db);
  return rows;
}

export interface SaleRow {
  readonly product_id: number;
  readonly seller_id: number;
  readonly price: number;
  /** Months to expiry on the day of the sale. */
  readonly months_left: number | null;
  readonly units: number;
}

/** Returns the units sold of the products since a moment; cancelled orders and unpaid pre-orders are left out. */
export async function findSales(db: Db, productIds: readonly number[], since: Date): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select ol.product_id, o.seller_company_id as seller_id, ol.unit_price as price,
      ((ol.expiration - o.created_at::date) / 30.4)::float8 as months_left, sum(ol.quantity)::integer as units
    from order_line ol join orders o on o.id = ol.order_id
    where ol.product_id = any(${productIds}::bigint[]) and o.created_at > ${since}
      and o.state not in ('cancelled', 'preOrder')
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** Recomputes the sales pace and the seasonality of each category. */
export async function writeCategoryDemand(db: Db, now: Date): Promise<void> {
  await sql`
    with sold as (
      select p.category_id, extract(month from o.created_at at time zone 'Europe/Istanbul')::integer as month,
        sum(ol.quantity) as units,
        coalesce(sum(ol.quantity) filter (where o.created_at > ${now}::timestamptz - interval '30 days'), 0) as recent
      from orders o join order_line ol on ol.order_id = o.id join product p on p.id = ol.product_id
      where o.created_at > ${now}::timestamptz - interval '365 days' and o.state not in ('cancelled', 'preOrder')
      group by 1, 2
    ), by_category as (
      select category_id, sum(units) as units, sum(recent) as recent from sold group by 1
    ), listed as (
      select p.category_id, count(*) as listings from stocked_listing() l join product p on p.id = l.product_id
      group by 1
    ), known as (
      -- Shares of months mean nothing before a whole year has been sold through.
      select min(created_at) < ${now}::timestamptz - interval '365 days' as a_year from orders
    )
    insert into category_demand (category_id, units, season, computed_at)
    select c.category_id, c.recent / greatest(1, coalesce(listed.listings, 0))::float8,
      case when known.a_year and c.units >= 120 then (
        -- A fifth is taken as equal over the year, so that a month without sales is slow and not dead.
        select array_agg(0.2 + 0.8 * 12 * coalesce(s.units, 0) / c.units::float8 order by m)
        from generate_series(1, 12) m left join sold s on s.category_id = c.category_id and s.month = m
      ) end, ${now}
    from by_category c cross join known left join listed on listed.category_id = c.category_id
    on conflict (category_id) do update
    set units = excluded.units, season = excluded.season, computed_at = excluded.computed_at`.execute(db);
}
