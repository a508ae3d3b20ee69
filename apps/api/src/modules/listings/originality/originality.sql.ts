import type { ListingState } from '@havan/domain/listing';
import type { OriginalityState, RiskCause } from '@havan/domain/originality';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { PurchaseInvoiceRow } from './purchase-invoices.sql.ts';

export interface RiskyListingRow {
  readonly listing_id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly brand_name: string;
  readonly barcode: string;
  readonly expiration: string | null;
  readonly price: number;
  readonly stock: number;
  readonly listing_state: ListingState;
  readonly cause: RiskCause;
  readonly note: string;
  readonly state: OriginalityState;
  readonly due_at: Date;
  readonly invoice: PurchaseInvoiceRow | null;
}

const checks = sql`
  select c.listing_id, l.product_id, p.name as product_name, b.name as brand_name, p.barcode, l.expiration, l.price,
    l.stock, l.state as listing_state, m.cause, m.note, c.state, c.due_at
  from originality_check c join listing l on l.id = c.listing_id and l.deleted_at is null
  join product p on p.id = l.product_id join brand b on b.id = p.brand_id join risk_mark m on m.id = c.mark_id`;

export type CheckRow = Omit<RiskyListingRow, 'invoice'>;

/** Returns checks of a seller, the nearest deadline first. */
export async function findChecks(
  db: Db,
  filter: { readonly sellerId: number; readonly state: OriginalityState | null },
  page: { readonly after: { readonly dueMs: number; readonly id: number } | null; readonly limit: number },
): Promise<CheckRow[]> {
  const beyond = page.after
    ? sql`and (c.due_at, c.listing_id) > (to_timestamp(${page.after.dueMs}::double precision / 1000), ${page.after.id})`
    : sql``;
  const state = filter.state === null ? sql`` : sql`and c.state = ${filter.state}`;
  const { rows } = await sql<CheckRow>`
    ${checks} where c.seller_id = ${filter.sellerId} ${state} ${beyond}
    order by c.due_at, c.listing_id limit ${page.limit}`.execute(db);
  return rows;
}

/** Returns the check of one listing of a seller; `lock` locks it until the transaction ends. */
export async function findCheck(
  db: Db,
  listingId: number,
  { sellerId, lock = false }: { readonly sellerId: number | null; readonly lock?: boolean },
): Promise<CheckRow | undefined> {
  if (lock) await sql`select from originality_check where listing_id = ${listingId} for update`.execute(db);
  const { rows } = await sql<CheckRow>`
    ${checks} where c.listing_id = ${listingId}
      and (${sellerId}::bigint is null or c.seller_id = ${sellerId}::bigint)`.execute(db);
  return rows[0];
}

/** Returns the number of checks of a seller in each state. */
export async function countChecks(
  db: Db,
  sellerId: number,
): Promise<Partial<Record<OriginalityState, number>>> {
  const { rows } = await sql<{ state: OriginalityState; count: number }>`
    select c.state, count(*) as count
    from originality_check c join listing l on l.id = c.listing_id and l.deleted_at is null
    where c.seller_id = ${sellerId} group by c.state`.execute(db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

export interface AskedListing {
  readonly id: number;
  readonly seller_id: number;
  readonly product_name: string;
  readonly due_at: Date;
}

/**
 * Inserts a check for every listing of a risky product that has none yet. A seller that lists the same product again
 * keeps its former deadline. The listings are looked up by product: PostgreSQL expects so many risky products that a
 * join would read all listings of the market.
 */
export async function insertMissingChecks(trx: Db, at: Date, dueAt: Date): Promise<AskedListing[]> {
  const { rows } = await sql<AskedListing>`
    with asked as (
      insert into originality_check (listing_id, seller_id, mark_id, asked_at, due_at)
      select l.id, l.seller_id, r.mark_id, ${at}, least(${dueAt}::timestamptz, (
        select min(c.due_at) from originality_check c join listing before on before.id = c.listing_id
        where c.seller_id = l.seller_id and before.product_id = r.product_id))
      from (select product_id, min(mark_id) as mark_id from risky_product group by product_id) r
      cross join lateral (
        select l.id, l.seller_id from listing l
        where l.product_id = r.product_id and l.deleted_at is null
          and not exists (select from originality_check c where c.listing_id = l.id)
        offset 0
      ) l
      on conflict do nothing
      returning listing_id, seller_id, due_at
    )
    select asked.listing_id as id, asked.seller_id, p.name as product_name, asked.due_at
    from asked join listing l on l.id = asked.listing_id join product p on p.id = l.product_id
    order by asked.listing_id`.execute(trx);
  return rows;
}

/** Returns listings whose deadline has passed without an invoice that waits or was approved. */
export async function findOverdue(trx: Db, at: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ listing_id: number }>`
    select c.listing_id from originality_check c join listing l on l.id = c.listing_id
    where c.state in ('missing', 'rejected') and c.due_at <= ${at} and l.deleted_at is null and l.state <> 'suspended'
    order by c.listing_id limit ${limit}`.execute(trx);
  return rows.map((row) => row.listing_id);
}

/**
 * Ends the checks of products that are no longer risky, unless an invoice was sent. Returns their listings. The product
 * of a check is a scalar subquery, for the same reason as above.
 */
export async function endNeedlessChecks(trx: Db): Promise<number[]> {
  const { rows } = await sql<{ listing_id: number }>`
    delete from originality_check c
    where c.state = 'missing'
      and not exists (
        select from risky_product r where r.product_id = (select product_id from listing l where l.id = c.listing_id))
      and not exists (select from purchase_invoice i where i.listing_id = c.listing_id)
    returning c.listing_id`.execute(trx);
  return rows.map((row) => row.listing_id);
}

/** Sets the state of a check; `dueAt` moves its deadline. */
export async function writeCheck(
  trx: Db,
  listingId: number,
  { state, dueAt = null }: { readonly state: OriginalityState; readonly dueAt?: Date | null },
): Promise<void> {
  await sql`
    update originality_check set state = ${state}, due_at = coalesce(${dueAt}::timestamptz, due_at)
    where listing_id = ${listingId}`.execute(trx);
}

/** Moves deadlines that would pass before `dueAt`. */
export async function extendDeadlines(trx: Db, listingIds: readonly number[], dueAt: Date): Promise<void> {
  await sql`
    update originality_check set due_at = ${dueAt}
    where listing_id = any(${listingIds}::bigint[]) and due_at < ${dueAt}`.execute(trx);
}

/** Marks a product as risky after a complaint; a marked one stays as it is. */
export async function markProduct(
  trx: Db,
  mark: { readonly productId: number; readonly note: string; readonly operatorId: number; readonly at: Date },
): Promise<void> {
  await sql`
    insert into risk_mark (product_id, cause, note, marked_at, marked_by)
    values (${mark.productId}, 'complaint', ${mark.note}, ${mark.at}, ${mark.operatorId})
    on conflict (product_id) where lifted_at is null do nothing`.execute(trx);
}
