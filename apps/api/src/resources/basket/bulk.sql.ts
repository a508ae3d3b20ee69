import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { ListingOnSale } from './basket.sql.ts';

/** An offer as somebody who asks for many at once must know it. */
export interface BulkListing extends ListingOnSale {
  readonly id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly barcode: string;
  readonly seller_username: string;
}

const columns = sql`
  l.id, l.seller_id, l.sale_price, l.stock, l.min_quantity, l.max_quantity, l.pack_size, l.expiration, l.state,
  p.permission, c.sales_ban, p.id as product_id, p.name as product_name, p.barcode, c.name as seller_username`;

/** The offers of these ids, on sale or not. */
export async function listingsOf(db: Db, ids: readonly number[]): Promise<BulkListing[]> {
  const { rows } = await sql<BulkListing>`
    select ${columns}
    from listing l join product p on p.id = l.product_id join company c on c.id = l.seller_id
    where l.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

/** The cheapest offers of each product that a company could buy today, at most `perProduct` each, the cheapest first. */
export async function cheapestOffers(
  db: Db,
  productIds: readonly number[],
  { companyId, today, perProduct }: { companyId: number; today: string; perProduct: number },
): Promise<BulkListing[]> {
  const { rows } = await sql<BulkListing>`
    select ${columns}
    from unnest(${[...productIds]}::bigint[]) as wanted (product_id)
    join product p on p.id = wanted.product_id and p.permission = 'sellable'
    cross join lateral (
      select o.* from listing o join company s on s.id = o.seller_id and not s.sales_ban
      where o.product_id = p.id and o.state = 'active' and o.stock > 0 and o.seller_id <> ${companyId}
        and (o.expiration is null or o.expiration >= ${today}::date)
      order by o.sale_price, o.expiration desc nulls first, o.id limit ${perProduct}
    ) l
    join company c on c.id = l.seller_id`.execute(db);
  return rows;
}

export interface BarcodeHit {
  readonly barcode: string;
  /** Null for a prescription product. */
  readonly product_id: number | null;
  readonly name: string;
}

/** What barcodes stand for; 13 digits and the same with leading zeros are one. */
export async function productsOfBarcodes(db: Db, barcodes: readonly string[]): Promise<BarcodeHit[]> {
  const { rows } = await sql<BarcodeHit>`
    select barcode, id as product_id, name from product where barcode = any(${[...barcodes]})
    union all
    select barcode, null, name from rx_product where barcode = any(${[...barcodes]})`.execute(db);
  return rows;
}

/** What the basket holds of these offers, held until the transaction ends. */
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

/** Adds to many lines, or begins them, in one statement; whatever another tab adds meanwhile is counted as well. */
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
