import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import type { StockLine } from './payment-snapshot.ts';

/**
 * Locks listings until the transaction ends, always in ascending order, so that concurrent payments cannot deadlock.
 * Duplicates are allowed.
 */
export async function lockListings(trx: Db, listingIds: readonly number[]): Promise<void> {
  await sql`
    select id from listing where id = any(${[...new Set(listingIds)]}::bigint[]) order by id for no key update`.execute(
    trx,
  );
}

/**
 * Locks the listings that a company is about to buy, and those of its open payments, in the same order.
 *
 * @param sellerIds sellers whose lines are bought; empty means all
 */
export async function lockShelves(trx: Db, companyId: number, sellerIds: readonly number[]): Promise<void> {
  await sql`
    select l.id from listing l where l.id in (
      select i.listing_id from basket_item i join listing wanted on wanted.id = i.listing_id
      where i.company_id = ${companyId}
        and (${sellerIds.length} = 0 or wanted.seller_id = any(${[...sellerIds]}::bigint[]))
      union all
      select r.listing_id from payment pay join reservation r on r.payment_id = pay.id and r.state = 'held'
      where pay.buyer_company_id = ${companyId} and pay.state in ('created', 'threeDsPending', 'authorised'))
    order by l.id for no key update of l`.execute(trx);
}

/**
 * Takes the stock of a payment, all lines or none. The statement itself checks stock, price, expiry, state and
 * permission, so nothing can change in between. The caller has locked the listings.
 *
 * @param today the day in Istanbul, `YYYY-MM-DD`
 */
export async function takeStock(trx: Db, lines: readonly StockLine[], today: string): Promise<boolean> {
  const { rows } = await sql`
    with wanted as (
      select * from unnest(
        ${lines.map((line) => line.listingId)}::bigint[], ${lines.map((line) => line.quantity)}::integer[],
        ${lines.map((line) => line.unitPrice)}::bigint[], ${lines.map((line) => line.expiration)}::date[]
      ) as w (listing_id, quantity, unit_price, expiration)
    ), fitting as (
      select l.id, w.quantity
      from wanted w
      join sellable_listing(${today}::date) l on l.id = w.listing_id
      join product p on p.id = l.product_id
      join company c on c.id = l.seller_id
      where l.stock >= w.quantity and l.sale_price = w.unit_price and l.expiration is not distinct from w.expiration
        and p.permission = 'sellable' and not c.sales_ban and c.review_state = 'approved'
    )
    update listing l set stock = l.stock - f.quantity
    from fitting f
    where l.id = f.id and l.stock >= f.quantity and (select count(*) from fitting) = (select count(*) from wanted)
    returning l.id`.execute(trx);
  return rows.length === lines.length;
}

/** Records that a payment holds this stock again. */
export async function holdStock(trx: Db, paymentId: string, lines: readonly StockLine[]): Promise<void> {
  await sql`
    insert into reservation (payment_id, listing_id, quantity, state)
    select ${paymentId}, r.listing_id, r.quantity, 'held'
    from unnest(${lines.map((line) => line.listingId)}::bigint[], ${lines.map((line) => line.quantity)}::integer[])
           as r (listing_id, quantity)
    on conflict (payment_id, listing_id) do update set state = 'held', quantity = excluded.quantity`.execute(
    trx,
  );
}

/** Returns the listings with stock held by payments. */
async function heldListings(trx: Db, paymentIds: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ listing_id: number }>`
    select listing_id from reservation where payment_id = any(${[...paymentIds]}::uuid[]) and state = 'held'`.execute(
    trx,
  );
  return rows.map((row) => row.listing_id);
}

/** Returns the held stock of payments; released holds are ignored. */
export async function releaseStock(trx: Db, paymentIds: readonly string[]): Promise<void> {
  await lockListings(trx, await heldListings(trx, paymentIds));
  await sql`
    with released as (
      update reservation set state = 'released'
      where payment_id = any(${[...paymentIds]}::uuid[]) and state = 'held'
      returning listing_id, quantity
    ), by_listing as (
      select listing_id, sum(quantity)::integer as quantity from released group by listing_id
    )
    update listing l set stock = l.stock + b.quantity from by_listing b where l.id = b.listing_id`.execute(
    trx,
  );
}

/** Returns the sold units of a cancelled order to stock. */
export async function restock(
  trx: Db,
  lines: readonly { readonly listingId: number; readonly quantity: number }[],
): Promise<void> {
  const ids = lines.map((line) => line.listingId);
  const back = sql`
    update listing l set stock = l.stock + r.quantity
    from unnest(${lines.map((line) => line.listingId)}::bigint[], ${lines.map((line) => line.quantity)}::integer[])
           as r (listing_id, quantity)
    where l.id = r.listing_id`;
  await pipeline(trx, [(one) => lockListings(one, ids), back]);
}

/** Sets the stock of listings whose goods were not found to zero; units held by other payments stay. */
export async function emptyShelves(trx: Db, listingIds: readonly number[]): Promise<void> {
  const ids = [...new Set(listingIds)];
  const empty = sql`update listing set stock = 0 where id = any(${ids}::bigint[])`;
  await pipeline(trx, [(one) => lockListings(one, ids), empty]);
}

/** Removes the bought units from the cart; units added meanwhile stay. */
export async function takeFromCart(trx: Db, companyId: number, lines: readonly StockLine[]): Promise<void> {
  await sql`
    with bought as (
      select * from unnest(${lines.map((line) => line.listingId)}::bigint[],
        ${lines.map((line) => line.paidUnits)}::integer[]) as b (listing_id, quantity)
    ), gone as (
      delete from basket_item i using bought b
      where i.company_id = ${companyId} and i.listing_id = b.listing_id and i.quantity <= b.quantity
    )
    update basket_item i set quantity = i.quantity - b.quantity, updated_at = now() from bought b
    where i.company_id = ${companyId} and i.listing_id = b.listing_id and i.quantity > b.quantity`.execute(
    trx,
  );
}
