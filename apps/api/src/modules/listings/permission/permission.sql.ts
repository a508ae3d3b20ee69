import type { CompanyType } from '@havan/domain/company';
import type { BrandBadge, ProductKind, SellingSetup } from '@havan/domain/product-permission';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface TradingCompanyRow {
  readonly company_type: CompanyType;
  readonly sales_ban: boolean;
  readonly review_state: string;
  readonly kep_address: string | null;
  readonly mersis_no: string | null;
  readonly badges: readonly BrandBadge[];
  readonly open_setup: readonly SellingSetup[];
}

/** Returns the facts that decide whether a company may trade; badges whose document has expired are left out. */
export async function findTradingCompany(
  db: Db,
  companyId: number,
  today: string,
): Promise<TradingCompanyRow> {
  const { rows } = await sql<TradingCompanyRow>`
    select c.company_type, c.sales_ban, c.review_state, c.kep_address, c.mersis_no,
      coalesce((
        select json_agg(json_build_object('brandId', b.brand_id, 'type', b.type)) from brand_badge b
        where b.company_id = c.id and (b.expires_on is null or b.expires_on >= ${today}::date)
      ), '[]') as badges,
      case when not c.owes_selling_setup then '{}' else array_remove(array[
        case when not exists (
          select from payout_account a
          where a.company_id = c.id and a.verified_at is not null and a.removed_at is null
        ) then 'payoutAccount' end,
        case when not exists (
          select from seller_terms t where t.company_id = c.id and t.saved_at is not null
        ) then 'terms' end
      ], null) end as open_setup
    from company c where c.id = ${companyId}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`no company ${companyId}`);
  return row;
}

export interface TradedProductRow {
  readonly id: number;
  readonly barcode: string;
  readonly name: string;
  readonly brand_id: number;
  readonly brand_name: string;
  readonly psf: number | null;
  readonly vat_rate: number;
  readonly kind: ProductKind | null;
  readonly is_registered_in_uts: boolean;
  readonly is_opened_by_operator: boolean;
}

const products = sql`
  select p.id, p.barcode, p.name, p.brand_id, b.name as brand_name, p.psf, p.vat_rate, p.kind,
    p.is_registered_in_uts, p.is_opened_by_operator
  from product p join brand b on b.id = p.brand_id`;

/** Returns products by their ids. */
export async function findTradedProducts(db: Db, ids: readonly number[]): Promise<TradedProductRow[]> {
  const { rows } = await sql<TradedProductRow>`${products} where p.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** Products by barcode, each with the requested barcode; that of a merged product leads to the one that remains. */
const productsByBarcode = sql`
  select p.id, said.barcode, p.name, p.brand_id, b.name as brand_name, p.psf, p.vat_rate, p.kind,
    p.is_registered_in_uts, p.is_opened_by_operator
  from product said join product p on p.id = coalesce(said.merged_into, said.id) join brand b on b.id = p.brand_id`;

/** Returns the product of a barcode in any of its written lengths; undefined for an unknown one. */
export async function findProductByBarcode(
  db: Db,
  barcodes: readonly string[],
): Promise<TradedProductRow | undefined> {
  const { rows } =
    await sql<TradedProductRow>`${productsByBarcode} where said.barcode = any(${barcodes}) limit 1`.execute(
      db,
    );
  return rows[0];
}

/** Returns whether a licensed medicine has one of these barcodes. */
export async function isMedicine(db: Db, barcodes: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from rx_product where barcode = any(${barcodes}) limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns the products of barcodes, each as it is written in the catalogue. */
export async function findProductsByBarcodes(
  db: Db,
  barcodes: readonly string[],
): Promise<TradedProductRow[]> {
  const { rows } = await sql<TradedProductRow>`
    ${productsByBarcode} where said.barcode = any(${[...barcodes]})`.execute(db);
  return rows;
}

/** Returns those of these barcodes that belong to a licensed medicine. */
export async function findMedicineBarcodes(db: Db, barcodes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ barcode: string }>`
    select distinct barcode from rx_product where barcode = any(${[...barcodes]})`.execute(db);
  return rows.map(({ barcode }) => barcode);
}

/** Returns the product of each of these listings of a seller; foreign ones are left out. */
export async function findProductsOfListings(
  db: Db,
  sellerId: number,
  listingIds: readonly number[],
): Promise<{ readonly listing_id: number; readonly product_id: number }[]> {
  const { rows } = await sql<{ listing_id: number; product_id: number }>`
    select id as listing_id, product_id from listing
    where id = any(${[...listingIds]}::bigint[]) and seller_id = ${sellerId} order by id`.execute(db);
  return rows;
}
