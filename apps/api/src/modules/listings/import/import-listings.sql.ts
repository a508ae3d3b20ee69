import type { ListingState } from '@havan/domain/listing';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { StoredTerms } from '../listings/listing-writes.sql.ts';

/** The columns of a listing that an import changes. */
export interface OwnListingRow extends StoredTerms {
  readonly id: number;
  readonly product_id: number;
  /** Units in payments; `available` does not include them. */
  readonly reserved: number;
  readonly state: ListingState;
  readonly version: number;
}

const ownListings = sql`
  select l.id, l.product_id, l.price, l.stock as available, l.expiration, l.min_quantity, l.max_quantity, l.pack_size,
    l.price_breaks, l.bonus, l.cost, l.shelf, l.lot, l.state, l.version,
    coalesce((
      select sum(r.quantity) from reservation r join payment pay on pay.id = r.payment_id
      where r.listing_id = l.id and r.state = 'held' and pay.state in ('created', 'threeDsPending', 'authorised')
    ), 0)::integer as reserved
  from listing l`;

/** Returns the listings of a seller for these products. */
export async function findOwnOfProducts(
  db: Db,
  sellerId: number,
  productIds: readonly number[],
): Promise<OwnListingRow[]> {
  const { rows } = await sql<OwnListingRow>`
    ${ownListings} where l.seller_id = ${sellerId} and l.product_id = any(${[...productIds]}::bigint[])
      and l.deleted_at is null order by l.id`.execute(db);
  return rows;
}

/** Returns listings of a seller by their ids; a deleted one is left out. */
export async function findOwnById(
  db: Db,
  sellerId: number,
  ids: readonly number[],
): Promise<OwnListingRow[]> {
  const { rows } = await sql<OwnListingRow>`
    ${ownListings} where l.seller_id = ${sellerId} and l.id = any(${[...ids]}::bigint[])
      and l.deleted_at is null`.execute(db);
  return rows;
}

/** Returns ids of listings on sale after an id, in their order. */
export async function findOnSale(
  db: Db,
  sellerId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listing
    where seller_id = ${sellerId} and deleted_at is null and state = 'active' and id > ${after}
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns how many listings a seller has on sale. */
export async function countOnSale(db: Db, sellerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from listing
    where seller_id = ${sellerId} and deleted_at is null and state = 'active'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Stores new listings on sale; @returns their ids in the order of `listings`. */
export async function insertListings(
  trx: Db,
  sellerId: number,
  listings: readonly (StoredTerms & { readonly productId: number })[],
  at: Date,
): Promise<number[]> {
  if (listings.length === 0) return [];
  const numbered = listings.map((listing, at_) => ({ ...listing, product_id: listing.productId, at_ }));
  // Ids are allocated first, so that each belongs to its row.
  const { rows } = await sql<{ id: number }>`
    with typed as (
      select t.*, nextval(pg_get_serial_sequence('listing', 'id')) as id
      from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as t (
        at_ integer, product_id bigint, price bigint, available integer, expiration date, min_quantity integer,
        max_quantity integer, pack_size integer, price_breaks jsonb, bonus jsonb, cost bigint, shelf text, lot text)
    ), stored as (
      insert into listing (id, seller_id, product_id, price, stock, expiration, min_quantity, max_quantity, pack_size,
                           price_breaks, bonus, cost, shelf, lot, state, created_at, updated_at)
      select id, ${sellerId}, product_id, price, available, expiration, min_quantity, max_quantity, pack_size,
        price_breaks, bonus, cost, shelf, lot, 'active', ${at}, ${at}
      from typed order by at_
    )
    select id from typed order by at_`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Writes the terms of locked listings; a discount that a new price no longer exceeds ends. */
export async function writeAllTerms(
  trx: Db,
  listings: readonly (StoredTerms & { readonly id: number })[],
  at: Date,
): Promise<void> {
  if (listings.length === 0) return;
  await sql`
    update listing l set price = t.price, stock = t.available, expiration = t.expiration, min_quantity = t.min_quantity,
      max_quantity = t.max_quantity, pack_size = t.pack_size,
      price_breaks = t.price_breaks, bonus = t.bonus, cost = t.cost, shelf = t.shelf, lot = t.lot,
      discount_price = case when l.discount_price < t.price then l.discount_price else 0 end,
      version = l.version + 1, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as t (
      id bigint, price bigint, available integer, expiration date, min_quantity integer, max_quantity integer,
      pack_size integer, price_breaks jsonb, bonus jsonb, cost bigint, shelf text, lot text)
    where l.id = t.id`.execute(trx);
}

/** Sets the state of locked listings; with `deleted` they also leave every list. */
export async function writeAllStates(
  trx: Db,
  ids: readonly number[],
  state: ListingState,
  { deleted = false, at }: { readonly deleted?: boolean; readonly at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update listing set state = ${state}, deleted_at = ${deleted ? at : null}::timestamptz, version = version + 1,
      updated_at = ${at}
    where id = any(${[...ids]}::bigint[])`.execute(trx);
}

/** Records the change of many listings that events of an import name. */
export async function insertBatch(
  db: Db,
  batch: {
    readonly id: string;
    readonly sellerId: number;
    readonly userId: number;
    readonly summary: string;
    readonly at: Date;
    readonly undoUntil: Date;
  },
): Promise<void> {
  await sql`
    insert into listing_batch (id, seller_id, user_id, kind, summary, created_at, undo_until)
    values (${batch.id}, ${batch.sellerId}, ${batch.userId}, 'import', ${batch.summary}, ${batch.at}, ${batch.undoUntil})
    on conflict (id) do nothing`.execute(db);
}

/** Stores the result of an import. */
export async function closeBatch(db: Db, id: string, changed: number, undoneAt: Date | null): Promise<void> {
  await sql`
    update listing_batch set changed = ${changed}, undone_at = ${undoneAt} where id = ${id}`.execute(db);
}
