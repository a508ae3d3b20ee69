import type { ShippingShare } from '@havan/domain/cart';
import type { BlueTickType, CompanyType } from '@havan/domain/company';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** A changed fact in `fact_change`; a null id means all of that kind. */
export interface FactChange {
  readonly kind: 'product' | 'seller' | 'campaign';
  readonly id: number | null;
}

/**
 * Returns a column for any statement: the changes visible since `snapshot`, null for none. It uses the
 * snapshot of the statement, so cached facts are as current as the rest of its result.
 */
export const factChangesSince = (snapshot: string): RawBuilder<readonly FactChange[] | null> => sql`
  (select json_agg(json_build_object('kind', kind, 'id', fact_id))
   from fact_change
   where tx >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
     and not pg_visible_in_snapshot(tx, ${snapshot}::pg_snapshot))`;

/** The column with the `snapshot` for the next read. */
export const snapshotNow = sql<string>`pg_current_snapshot()::text`;

export interface ProductFactsRow {
  readonly id: number;
  readonly name: string;
  readonly barcode: string;
  readonly description: string;
  readonly form: string;
  readonly size: string;
  readonly vat_rate: number;
  readonly psf: number | null;
  readonly is_registered_in_uts: boolean;
  readonly uts_number: string | null;
  readonly brand_id: number;
  readonly brand_name: string;
  readonly brand_logo: string | null;
  /** The path from the main category down; the tree has three levels at most. */
  readonly category_ids: readonly (number | null)[];
  readonly category_names: readonly (string | null)[];
}

/** Returns a sellable product. */
export async function findProductFacts(db: Db, productId: number): Promise<ProductFactsRow | undefined> {
  const { rows } = await sql<ProductFactsRow>`
    select p.id, p.name, p.barcode, p.description, p.form, p.size, p.vat_rate, p.psf,
           coalesce(p.kind = 'medicalDevice', false) and p.is_registered_in_uts as is_registered_in_uts, p.uts_number,
           b.id as brand_id, b.name as brand_name, b.logo_hash as brand_logo,
           array[upper.id, middle.id, own.id] as category_ids, array[upper.name, middle.name, own.name] as category_names
    from product p
    join brand b on b.id = p.brand_id
    join category own on own.id = p.category_id
    left join category middle on middle.id = own.parent_id
    left join category upper on upper.id = middle.parent_id
    where p.id = ${productId} and p.permission = 'sellable'`.execute(db);
  return rows[0];
}

/** Returns the product that remains of a merged one; undefined for any other id. */
export async function findRemaining(db: Db, productId: number): Promise<number | undefined> {
  const { rows } = await sql<{ merged_into: number }>`
    select merged_into from product where id = ${productId} and merged_into is not null`.execute(db);
  return rows[0]?.merged_into;
}

/** The facts of a product on a list card, whether sellable or not. */
export interface CardFactsRow {
  readonly product_id: number;
  readonly product_name: string;
  readonly barcode: string;
  readonly psf: number | null;
  readonly brand_id: number;
  readonly brand_name: string;
  readonly category_name: string;
  /** From its own category to the main one. */
  readonly category_ids: readonly (number | null)[];
}

export async function findCardFacts(db: Db, productIds: readonly number[]): Promise<CardFactsRow[]> {
  const { rows } = await sql<CardFactsRow>`
    select p.id as product_id, p.name as product_name, p.barcode, p.psf, b.id as brand_id, b.name as brand_name,
           own.name as category_name, array[own.id, own.parent_id, above.parent_id] as category_ids
    from unnest(${productIds}::bigint[]) as wanted (id)
    join product p on p.id = wanted.id
    join brand b on b.id = p.brand_id
    join category own on own.id = p.category_id
    left join category above on above.id = own.parent_id`.execute(db);
  return rows;
}

export interface SellerFactsRow {
  readonly seller_id: number;
  readonly seller_name: string;
  readonly company_type: CompanyType;
  readonly city_id: number;
  readonly city_name: string;
  readonly score_tenths: number | null;
  readonly blue_tick_type: BlueTickType | null;
  /** Its badges by brand. */
  readonly brand_badges: Readonly<Record<string, BlueTickType>>;
  readonly sales_ban: boolean;
  /** Null, like the other terms, for a seller without terms. */
  readonly shipping_fee: number | null;
  readonly free_shipping_from: number | null;
  readonly shipping_share: ShippingShare | null;
  readonly min_basket: number | null;
  readonly dispatch_cutoff: string | null;
  readonly dispatch_saturday: boolean | null;
}

export async function findSellerFacts(db: Db, sellerIds: readonly number[]): Promise<SellerFactsRow[]> {
  const { rows } = await sql<SellerFactsRow>`
    select c.id as seller_id, c.name as seller_name, c.company_type, c.city_id, city.name as city_name, c.score_tenths,
           c.blue_tick_type, c.sales_ban, t.shipping_fee, t.free_shipping_from, t.shipping_share, t.min_basket,
           t.dispatch_cutoff::text as dispatch_cutoff, t.dispatch_saturday,
           coalesce((select json_object_agg(g.brand_id, g.type) from brand_badge g where g.company_id = c.id), '{}')
             as brand_badges
    from company c
    join city on city.id = c.city_id
    left join seller_terms t on t.company_id = c.id
    where c.id = any(${sellerIds}::bigint[])`.execute(db);
  return rows;
}
