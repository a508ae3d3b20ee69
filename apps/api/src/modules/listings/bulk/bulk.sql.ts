import type { ListingState } from '@havan/domain/listing';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { conditions, type ListingFilter, reservedLateral } from '../listings/listings.sql.ts';
import type { StoredTerms } from '../listings/listing-writes.sql.ts';

/** The columns that a bulk change may write. */
export interface BulkValues extends Pick<StoredTerms, 'price' | 'available' | 'expiration'> {
  readonly state: ListingState;
  readonly discount_price: number;
  readonly is_deleted: boolean;
}

/** The columns of a listing that decide about a bulk change. */
export interface BulkRow extends StoredTerms, BulkValues {
  readonly id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly psf: number | null;
  readonly reserved: number;
  readonly suspended_reason: string | null;
  readonly version: number;
  /** Price of the cheapest offer of other sellers; null without one, or when not requested. */
  readonly cheapest_other: number | null;
}

export type TargetFilter =
  | { readonly by: 'selection'; readonly sellerId: number; readonly listingIds: readonly number[] }
  | { readonly by: 'filter'; readonly filter: ListingFilter };

const targetCondition = (target: TargetFilter): RawBuilder<unknown> =>
  target.by === 'filter'
    ? conditions(target.filter)
    : sql`l.id = any(${target.listingIds}::bigint[]) and l.seller_id = ${target.sellerId} and l.deleted_at is null`;

/** Returns the selected listing ids, ascending. */
export async function findTargetIds(db: Db, target: TargetFilter): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from listing l join product p on p.id = l.product_id
    where ${targetCondition(target)} order by l.id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Returns listings of a seller by their ids, deleted ones among them; `rivals` also finds the cheapest offer
 * of others.
 */
export async function findBulkRows(
  db: Db,
  sellerId: number,
  ids: readonly number[],
  rivals: { readonly today: string } | null,
): Promise<BulkRow[]> {
  const cheapest = rivals
    ? sql`(select min(other.sale_price) from sellable_listing(${rivals.today}::date) other
        where other.product_id = l.product_id and other.seller_id <> l.seller_id)`
    : sql`null::bigint`;
  const { rows } = await sql<BulkRow>`
    select l.id, l.product_id, p.name as product_name, p.psf, l.price, l.stock as available,
      coalesce(held.units, 0) as reserved, l.expiration, l.min_quantity, l.max_quantity, l.pack_size,
      l.price_breaks, l.bonus, l.cost, l.shelf,
      l.lot, l.state, l.suspended_reason, l.discount_price, l.version, l.deleted_at is not null as is_deleted,
      ${cheapest} as cheapest_other
    from listing l join product p on p.id = l.product_id ${reservedLateral}
    where l.id = any(${ids}::bigint[]) and l.seller_id = ${sellerId} order by l.id`.execute(db);
  return rows;
}

/** Writes the values of locked listings in one statement and increments their versions. */
export async function writeBulkValues(
  trx: Db,
  rows: readonly (BulkValues & { readonly id: number })[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update listing l set price = n.price, stock = n.available, expiration = n.expiration, state = n.state,
      discount_price = n.discount_price, version = version + 1, updated_at = ${at},
      deleted_at = case when n.is_deleted then coalesce(l.deleted_at, ${at}::timestamptz) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (
      id bigint, price bigint, available integer, expiration date, state text, discount_price bigint, is_deleted boolean)
    where l.id = n.id`.execute(trx);
}
