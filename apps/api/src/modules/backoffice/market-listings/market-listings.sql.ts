import type { ListingState } from '@havan/domain/listing';
import { foldForSearch } from '@havan/domain/turkish-text';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface MarketListingRow {
  readonly id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly brand_name: string;
  readonly barcode: string;
  readonly seller_id: number;
  readonly seller: string;
  readonly expiration: string | null;
  readonly lot: string;
  readonly price: number;
  readonly stock: number;
  readonly state: ListingState;
  readonly suspended_reason: string | null;
}

export interface MarketListingFilter {
  readonly search: string;
  readonly state: ListingState | null;
  readonly sellerId: number | null;
  /** Whether only listings with stock are meant. */
  readonly inStock: boolean;
}

const like = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Returns the condition of a filter on `listing l join product p join brand b join company c`; up to seven digits are
 * the id of a listing, eight to fourteen a barcode.
 */
function conditions({ search, state, sellerId, inStock }: MarketListingFilter): RawBuilder<unknown> {
  const words = foldForSearch(search).split(' ').filter(Boolean);
  const found = /^\d{1,7}$/.test(search)
    ? [sql`l.id = ${Number(search)}`]
    : /^\d{8,14}$/.test(search)
      ? [
          // The barcode of a merged product finds the one that remains.
          sql`p.id in (select coalesce(merged_into, id) from product where barcode = ${search})`,
        ]
      : words.map(
          (word) => sql`(p.search_text like ${like(word)}
            or lower(translate(b.name, 'ÇĞIİÖŞÜçğıöşü', 'cgiiosucgiosu')) like ${like(word)}
            or lower(translate(c.name, 'ÇĞIİÖŞÜçğıöşü', 'cgiiosucgiosu')) like ${like(word)})`,
        );
  return sql.join(
    [
      sql`l.deleted_at is null`,
      ...(state === null ? [] : [sql`l.state = ${state}`]),
      ...(sellerId === null ? [] : [sql`l.seller_id = ${sellerId}`]),
      ...(inStock ? [sql`l.stock > 0`] : []),
      ...found,
    ],
    sql` and `,
  );
}

/** SQL condition: a recall freezes the listing until the recall ends. */
const isRecalled = sql`exists (
  select from listing_suspension s where s.listing_id = l.id and s.freed_at is null and s.cause = 'recall')`;

const joined = sql`
  listing l join product p on p.id = l.product_id join brand b on b.id = p.brand_id join company c on c.id = l.seller_id`;

/** Returns a page of the listings of all sellers, the newest first. */
export async function findMarketListings(
  db: Db,
  filter: MarketListingFilter,
  page: { readonly beforeId: number | null; readonly limit: number },
): Promise<MarketListingRow[]> {
  const { rows } = await sql<MarketListingRow>`
    select l.id, l.product_id, p.name as product_name, b.name as brand_name, p.barcode, l.seller_id, c.name as seller,
      l.expiration, l.lot, l.price, l.stock, l.state, l.suspended_reason
    from ${joined}
    where ${conditions(filter)} and (${page.beforeId}::bigint is null or l.id < ${page.beforeId}::bigint)
    order by l.id desc limit ${page.limit}`.execute(db);
  return rows;
}

/** A listing of a selection. */
export interface SelectedListing {
  readonly id: number;
  readonly seller_id: number;
  readonly is_recalled: boolean;
}

/** Returns the listings of a filter that are in one of these states, with their sellers, at most `limit`. */
export async function findIdsOf(
  db: Db,
  filter: MarketListingFilter,
  states: readonly ListingState[],
  limit: number,
): Promise<readonly SelectedListing[]> {
  const { rows } = await sql<SelectedListing>`
    select l.id, l.seller_id, ${isRecalled} as is_recalled from ${joined}
    where ${conditions(filter)} and l.state = any(${states}::text[]) order by l.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Returns those of these listings that are in one of these states, with their sellers. */
export async function findStanding(
  db: Db,
  ids: readonly number[],
  states: readonly ListingState[],
): Promise<readonly SelectedListing[]> {
  const { rows } = await sql<SelectedListing>`
    select l.id, l.seller_id, ${isRecalled} as is_recalled from listing l
    where l.id = any(${ids}::bigint[]) and l.deleted_at is null and l.state = any(${states}::text[]) order by l.id`.execute(
    db,
  );
  return rows;
}
