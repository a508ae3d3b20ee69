import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { FileProduct } from './product-row.ts';

export interface KnownProductRow {
  readonly barcode: string;
  readonly name: string;
  readonly brand: string;
  readonly category_id: number;
  readonly kind: string | null;
  readonly vat_rate: number;
  readonly psf: number | null;
  readonly form: string;
  readonly size: string;
}

/** Returns the products of these barcodes. */
export async function knownProducts(db: Db, barcodes: readonly string[]): Promise<KnownProductRow[]> {
  const { rows } = await sql<KnownProductRow>`
    select p.barcode, p.name, b.name as brand, p.category_id, p.kind, p.vat_rate, p.psf, p.form, p.size
    from product p join brand b on b.id = p.brand_id
    where p.barcode = any(${[...barcodes]}::text[])`.execute(db);
  return rows;
}

/** Returns those of these barcodes that belong to licensed medicines. */
export async function medicinesAmong(db: Db, barcodes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ barcode: string }>`
    select barcode from rx_product where barcode = any(${[...barcodes]}::text[])`.execute(db);
  return rows.map(({ barcode }) => barcode);
}

export interface MergedBarcodeRow {
  readonly barcode: string;
  /** Barcode of the product itself, or of the one that it was merged into. */
  readonly remaining: string;
}

/**
 * Returns those of these barcodes that belong to merged products, each with the barcode of the remaining
 * product.
 */
export async function mergedAmong(db: Db, barcodes: readonly string[]): Promise<MergedBarcodeRow[]> {
  const { rows } = await sql<MergedBarcodeRow>`
    select p.barcode, kept.barcode as remaining from product p join product kept on kept.id = p.merged_into
    where p.barcode = any(${[...barcodes]}::text[])`.execute(db);
  return rows;
}

/** Returns the number of unknown brands, case-insensitive. */
export async function countNewBrands(db: Db, names: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct lower(said.name collate "tr-TR-x-icu")) as count
    from unnest(${[...names]}::text[]) as said (name)
    where not exists (select from brand b where lower(b.name) = lower(said.name collate "tr-TR-x-icu"))`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface WrittenProduct extends FileProduct {
  readonly brandId: number;
  readonly searchText: string;
}

/** Creates or changes products by barcode; empty cells change nothing. */
export async function upsertProducts(trx: Db, products: readonly WrittenProduct[]): Promise<void> {
  const column = <Value>(pick: (product: WrittenProduct) => Value) => products.map(pick);
  await sql`
    insert into product as held (barcode, name, search_text, brand_id, category_id, vat_rate, psf, form, size, kind)
    select * from unnest(
      ${column((p) => p.barcode)}::text[], ${column((p) => p.name)}::text[], ${column((p) => p.searchText)}::text[],
      ${column((p) => p.brandId)}::bigint[], ${column((p) => p.categoryId)}::int[], ${column((p) => p.vatRate)}::smallint[],
      ${column((p) => p.psf)}::bigint[], ${column((p) => p.form)}::text[], ${column((p) => p.size)}::text[],
      ${column((p) => p.kind)}::text[])
    on conflict (barcode) do update set
      name = excluded.name, search_text = excluded.search_text, brand_id = excluded.brand_id,
      category_id = excluded.category_id, vat_rate = excluded.vat_rate,
      psf = coalesce(excluded.psf, held.psf), kind = coalesce(excluded.kind, held.kind),
      form = coalesce(nullif(excluded.form, ''), held.form), size = coalesce(nullif(excluded.size, ''), held.size)
    where held.merged_into is null`.execute(trx);
}
