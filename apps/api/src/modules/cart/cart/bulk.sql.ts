import type { ShippingShare } from '@havan/domain/cart';
import type { CampaignOffer } from '@havan/domain/campaign-price';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { campaignLookup } from '../../catalogue/campaigns/campaign-lookup.ts';
import type { ListingOnSale } from './cart.sql.ts';

/** An offer for a bulk order. */
export interface BulkListing extends ListingOnSale {
  readonly id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly barcode: string;
  readonly seller_username: string;
  /** The seller's terms, in kuruş. */
  readonly min_basket: number;
  readonly shipping_fee: number;
  readonly free_shipping_from: number | null;
  readonly shipping_share: ShippingShare | null;
}

/** An offer with the campaigns that run for it. */
export type PricedListing = BulkListing & { readonly campaigns: readonly CampaignOffer[] };

const columns = sql`
  l.id, l.seller_id, l.sale_price, l.stock, l.min_quantity, l.max_quantity, l.pack_size, l.price_breaks, l.bonus,
  l.expiration, l.state,
  p.permission, c.sales_ban, p.id as product_id, p.name as product_name, p.barcode, c.name as seller_username,
  coalesce(t.min_basket, 0) as min_basket, coalesce(t.shipping_fee, 0) as shipping_fee, t.free_shipping_from,
  t.shipping_share`;

interface Asker {
  readonly companyId: number;
  readonly now: Date;
}

/** Returns the offers of these ids, on sale or not. */
export async function listingsOf(db: Db, ids: readonly number[], asker: Asker): Promise<PricedListing[]> {
  const { rows } = await sql<BulkListing>`
    select ${columns}
    from listing l join product p on p.id = l.product_id join company c on c.id = l.seller_id
    left join seller_terms t on t.company_id = c.id
    where l.id = any(${[...ids]}::bigint[])`.execute(db);
  return withCampaigns(db, rows, asker, sql<SqlBool>`l.id = any(${[...ids]}::bigint[])`);
}

interface OfferSearch extends Asker {
  readonly today: string;
  /** The earliest preferred expiry. */
  readonly wishedFrom: string;
  readonly perProduct: number;
}

/**
 * Returns offers of each product that a company could buy today, at most `perProduct` each: those with the
 * wished expiry first, then the cheapest by their price without a campaign.
 */
export async function cheapestOffers(
  db: Db,
  productIds: readonly number[],
  { companyId, now, today, wishedFrom, perProduct }: OfferSearch,
): Promise<PricedListing[]> {
  const { rows } = await sql<BulkListing>`
    select ${columns}
    from unnest(${[...productIds]}::bigint[]) as wanted (product_id)
    join product p on p.id = wanted.product_id and p.permission = 'sellable'
    cross join lateral (
      select o.* from sellable_listing(${today}::date) o join company s on s.id = o.seller_id and not s.sales_ban
      where o.product_id = p.id and o.seller_id <> ${companyId}
      order by o.expiration is not null and o.expiration < ${wishedFrom}::date,
               o.sale_price, o.expiration desc nulls first, o.id limit ${perProduct}
    ) l
    join company c on c.id = l.seller_id
    left join seller_terms t on t.company_id = c.id`.execute(db);
  const ids = rows.map(({ id }) => id);
  return withCampaigns(db, rows, { companyId, now }, sql<SqlBool>`l.id = any(${ids}::bigint[])`);
}

async function withCampaigns(
  db: Db,
  rows: readonly BulkListing[],
  asker: Asker,
  which: RawBuilder<SqlBool>,
): Promise<PricedListing[]> {
  if (rows.length === 0) return [];
  const campaigns = await campaignLookup(db, { ...asker, which });
  return rows.map((row) => ({ ...row, campaigns: campaigns.of({ ...row, listing_id: row.id }) }));
}

/** Returns the sellable products of these ids. */
export async function productNames(
  db: Db,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly name: string; readonly barcode: string }[]> {
  return db
    .selectFrom('product')
    .select(['id', 'name', 'barcode'])
    .where('id', 'in', [...ids, 0])
    .where('permission', '=', 'sellable')
    .execute();
}

export interface BarcodeHit {
  readonly barcode: string;
  /** Null for a prescription product. */
  readonly id: number | null;
  readonly name: string;
}

/** Returns the products of barcodes; 13 digits and the same with leading zeros are equal. */
export async function productsOfBarcodes(db: Db, barcodes: readonly string[]): Promise<BarcodeHit[]> {
  const { rows } = await sql<BarcodeHit>`
    select barcode, id, name from product where barcode = any(${[...barcodes]})
    union all
    select barcode, null, name from rx_product where barcode = any(${[...barcodes]})`.execute(db);
  return rows;
}

/** Returns the cart quantities of these offers and locks them until the transaction ends. */
export async function lockLines(
  trx: Db,
  companyId: number,
  listingIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ listing_id: number; quantity: number }>`
    select listing_id, quantity from basket_item
    where company_id = ${companyId} and listing_id = any(${[...listingIds]}::bigint[])
    order by listing_id for update`.execute(trx);
  return new Map(rows.map((row) => [row.listing_id, row.quantity]));
}

/** Adds to many lines, or creates them, in one statement, including concurrent additions of other tabs. */
export async function addToLines(
  trx: Db,
  companyId: number,
  lines: readonly {
    readonly listingId: number;
    readonly count: number;
    readonly seenPrice: number;
    readonly seenExpiration: string | null;
  }[],
): Promise<void> {
  await sql`
    insert into basket_item (company_id, listing_id, quantity, seen_price, seen_expiration)
    select ${companyId}, r.listing_id, r.count, r.seen_price, r.seen_expiration
    from unnest(${lines.map((l) => l.listingId)}::bigint[], ${lines.map((l) => l.count)}::integer[],
                ${lines.map((l) => l.seenPrice)}::bigint[], ${lines.map((l) => l.seenExpiration)}::date[])
           as r (listing_id, count, seen_price, seen_expiration)
    order by r.listing_id
    on conflict (company_id, listing_id)
    do update set quantity = basket_item.quantity + excluded.quantity, updated_at = now()`.execute(trx);
}

export async function countLines(db: Db, companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from basket_item where company_id = ${companyId}`.execute(db);
  return rows[0]?.count ?? 0;
}
