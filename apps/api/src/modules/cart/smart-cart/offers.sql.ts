import type { ShippingShare } from '@havan/domain/cart';
import type { CampaignBonus, CampaignOffer, PriceBreak } from '@havan/domain/campaign-price';
import type { BlueTickType, CompanyType } from '@havan/domain/company';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { campaignLookup } from '../../catalogue/campaigns/campaign-lookup.ts';

/** An offer that could be part of a cart, with its seller's terms. Amounts are kuruş. */
export interface OfferRow {
  readonly listing_id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly sale_price: number;
  readonly price_breaks: readonly PriceBreak[];
  readonly bonus: CampaignBonus | null;
  readonly stock: number;
  readonly min_quantity: number;
  readonly max_quantity: number | null;
  readonly pack_size: number;
  readonly expiration: string | null;
  readonly seller_id: number;
  readonly seller_username: string;
  readonly company_type: CompanyType;
  readonly city_name: string;
  readonly score_tenths: number | null;
  readonly blue_tick_type: BlueTickType | null;
  readonly min_basket: number;
  readonly shipping_fee: number;
  readonly free_shipping_from: number | null;
  readonly shipping_share: ShippingShare | null;
  readonly campaigns: readonly CampaignOffer[];
}

/**
 * Returns every offer of these products that this company could buy on `today` (an ISO day). Sold-out offers are
 * included, to distinguish an unavailable product from one without a seller.
 */
export async function offersOf(
  db: Db,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  productIds: readonly number[],
  today: string,
): Promise<OfferRow[]> {
  const products = sql`l.product_id = any(${[...productIds]}::bigint[]) and l.state = 'active'`;
  // Each of the two uses its own index; otherwise PostgreSQL scans the offers of every seller.
  const inStockOrNot = sql<SqlBool>`(l.stock > 0 or l.stock = 0)`;
  const read = sql<Omit<OfferRow, 'campaigns'>>`
    select l.id as listing_id, l.product_id, p.name as product_name, l.sale_price, l.stock, l.min_quantity, l.max_quantity, l.pack_size,
           l.price_breaks, l.bonus, l.expiration, c.id as seller_id, c.name as seller_username, c.company_type, city.name as city_name,
           c.score_tenths, c.blue_tick_type, coalesce(t.min_basket, 0) as min_basket,
           coalesce(t.shipping_fee, 0) as shipping_fee, t.free_shipping_from, t.shipping_share
    from listing l
    join product p on p.id = l.product_id
    join company c on c.id = l.seller_id
    join city on city.id = c.city_id
    left join seller_terms t on t.company_id = c.id
    where ${products} and ${inStockOrNot} and p.permission = 'sellable' and not c.sales_ban and c.id <> ${companyId}
      and (l.expiration is null or l.expiration >= ${today}::date)
    order by l.id`;
  const [{ rows }, campaigns] = await pipeline(db, [
    read,
    (one) => campaignLookup(one, { companyId, now, which: sql<SqlBool>`${products} and l.stock > 0` }),
  ]);
  return rows.map((row) => ({ ...row, campaigns: campaigns.of(row) }));
}

export interface EqualRow {
  readonly wanted_id: number;
  readonly product_id: number;
}

/**
 * Returns products that may replace the given ones: sellable, with the same kind, form, size and name except
 * for the brand.
 */
export async function equalsOf(db: Db, productIds: readonly number[]): Promise<EqualRow[]> {
  if (productIds.length === 0) return [];
  const { rows } = await sql<EqualRow>`
    select wanted.id as wanted_id, other.id as product_id
    from product wanted
    join brand wanted_brand on wanted_brand.id = wanted.brand_id
    join product other on other.category_id = wanted.category_id and other.form = wanted.form
      and other.size = wanted.size and other.id <> wanted.id and other.permission = 'sellable'
    join brand other_brand on other_brand.id = other.brand_id
      and btrim(replace(other.name, other_brand.name, '')) = btrim(replace(wanted.name, wanted_brand.name, ''))
    where wanted.id = any(${[...productIds]}::bigint[])
    order by wanted.id, other.id`.execute(db);
  return rows;
}

export interface NamedProduct {
  readonly id: number;
  readonly name: string;
  readonly brand_name: string;
  readonly barcode: string;
  readonly offers: number;
  /**
   * The requested product: for a merged product its own number and barcode; the other columns are those of the product
   * that remains.
   */
  readonly asked_id: number;
  readonly asked_barcode: string;
}

/**
 * Returns products by id or barcode, with the number of offers on sale; a merged product leads to the one
 * that remains. Products that may not be sold here are left out.
 */
export async function productsBy(
  db: Db,
  column: 'id' | 'barcode',
  values: readonly (number | string)[],
): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedProduct>`
    select p.id, p.name, b.name as brand_name, p.barcode,
           (select count(*) from stocked_listing() l where l.product_id = p.id) as offers,
           asked.id as asked_id, asked.barcode as asked_barcode
    from product asked
    join product p on p.id = coalesce(asked.merged_into, asked.id)
    join brand b on b.id = p.brand_id
    where ${column === 'id' ? sql`asked.id = any(${[...values]}::bigint[])` : sql`asked.barcode = any(${[...values]}::text[])`}
      and p.permission = 'sellable'`.execute(db);
  return rows;
}

/** Returns which barcodes belong to licensed medicines, which are never sold here. */
export async function medicinesAmong(db: Db, barcodes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ barcode: string }>`
    select barcode from rx_product where barcode = any(${[...barcodes]}::text[])`.execute(db);
  return new Set(rows.map(({ barcode }) => barcode));
}

export interface SuggestionRow {
  readonly source: 'lastOrder' | 'favourite' | 'runningLow';
  readonly product_id: number;
  readonly product_name: string;
  readonly brand_name: string;
  readonly quantity: number;
}

/**
 * Returns suggestions for a list, each product once, by its strongest reason, and the latest thirty of each reason.
 * `runningLow`: bought at least twice, and at the average pace the last purchase is used up by now.
 */
export async function suggestionRows(
  db: Db,
  companyId: number,
  userId: number,
  now: Date,
): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    with bought as (
      select ol.product_id, o.created_at, sum(ol.quantity)::integer as quantity
      from orders o join order_line ol on ol.order_id = o.id
      where o.buyer_company_id = ${companyId} and o.state <> 'cancelled'
      group by ol.product_id, o.id, o.created_at
    ), habit as (
      select product_id, max(created_at) as last_at, round(avg(quantity))::integer as usual,
             (max(created_at) - min(created_at)) / greatest(count(*) - 1, 1) as pace, count(*) as times
      from bought group by product_id
    ), found as (
      select 1 as rank, 'runningLow' as source, product_id, usual as quantity, last_at as at from habit
      where times > 1 and last_at + pace < ${now}
      union all
      select 2, 'lastOrder', product_id, quantity, created_at from bought
      where created_at >= (select max(created_at) from bought) - interval '30 days'
      union all
      select 3, 'favourite', product_id, 1, created_at from favourite where user_id = ${userId}
    ), once as (
      select distinct on (product_id) * from found order by product_id, rank, at desc
    ), sold as (
      select once.*, p.name as product_name, b.name as brand_name,
             row_number() over (partition by rank order by at desc, product_id) as place
      from once join product p on p.id = once.product_id join brand b on b.id = p.brand_id
      where p.permission = 'sellable'
        and exists (select 1 from stocked_listing() l where l.product_id = p.id)
    )
    select source, product_id, product_name, brand_name, quantity from sold where place <= 30 order by rank, place`.execute(
    db,
  );
  return rows;
}
