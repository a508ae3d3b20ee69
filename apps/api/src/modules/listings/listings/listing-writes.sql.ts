import type { CampaignBonus, PriceBreak } from '@havan/domain/campaign-price';
import type { ListingState } from '@havan/domain/listing';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Columns of a listing that its seller may change, as they are stored. */
export interface StoredTerms {
  readonly price: number;
  /** Units that can be bought. */
  readonly available: number;
  readonly expiration: string | null;
  readonly min_quantity: number;
  readonly max_quantity: number | null;
  readonly pack_size: number;
  readonly price_breaks: readonly PriceBreak[];
  readonly bonus: CampaignBonus | null;
  readonly cost: number | null;
  readonly shelf: string;
  readonly lot: string;
}

const storedBonus = ({ bonus }: StoredTerms): string | null => bonus && JSON.stringify(bonus);

/** Locks listings of a seller in the order of their ids, so that two changes of many never deadlock. */
export async function lockListings(trx: Db, sellerId: number, ids: readonly number[]): Promise<void> {
  await sql`
    select id from listing where id = any(${ids}::bigint[]) and seller_id = ${sellerId}
    order by id for no key update`.execute(trx);
}

/** Locks the listings of a seller for these products, in the same order, without deleted ones. */
export async function lockListingsOfProducts(
  trx: Db,
  sellerId: number,
  productIds: readonly number[],
): Promise<void> {
  await sql`
    select id from listing
    where product_id = any(${productIds}::bigint[]) and seller_id = ${sellerId} and deleted_at is null
    order by id for no key update`.execute(trx);
}

/** Stores a new listing; @returns its id. */
export async function insertListing(
  trx: Db,
  listing: StoredTerms & {
    readonly sellerId: number;
    readonly productId: number;
    readonly state: ListingState;
    readonly at: Date;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into listing (seller_id, product_id, price, stock, expiration, min_quantity, max_quantity, pack_size,
                         price_breaks, bonus, cost, shelf, lot, state, created_at, updated_at)
    values (${listing.sellerId}, ${listing.productId}, ${listing.price}, ${listing.available},
            ${listing.expiration}::date, ${listing.min_quantity}, ${listing.max_quantity}, ${listing.pack_size},
            ${JSON.stringify(listing.price_breaks)}::jsonb, ${storedBonus(listing)}::jsonb, ${listing.cost}, ${listing.shelf}, ${listing.lot}, ${listing.state}, ${listing.at}, ${listing.at})
    returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the listing was not stored');
  return id;
}

/** Adds serial numbers of units to a listing; one that it has already is not added again. */
export async function addSerials(trx: Db, id: number, serials: readonly string[]): Promise<void> {
  if (serials.length === 0) return;
  await sql`
    update listing set serials = serials || array(
      select distinct new from unnest(${[...serials]}::text[]) new where new <> all (serials))
    where id = ${id}`.execute(trx);
}

/** Changes the terms of a locked listing; a discount that the new price no longer exceeds ends. */
export async function writeTerms(trx: Db, id: number, terms: StoredTerms, at: Date): Promise<void> {
  await sql`
    update listing set price = ${terms.price}, stock = ${terms.available}, expiration = ${terms.expiration}::date,
      min_quantity = ${terms.min_quantity}, max_quantity = ${terms.max_quantity}, pack_size = ${terms.pack_size},
      price_breaks = ${JSON.stringify(terms.price_breaks)}::jsonb, bonus = ${storedBonus(terms)}::jsonb,
      cost = ${terms.cost}, shelf = ${terms.shelf}, lot = ${terms.lot},
      discount_price = case when discount_price < ${terms.price} then discount_price else 0 end,
      version = version + 1, updated_at = ${at}
    where id = ${id}`.execute(trx);
}

/** Sets the state of a locked listing; with `deleted` it also leaves every list of its seller. */
export async function writeState(
  trx: Db,
  id: number,
  {
    state,
    deleted = false,
    at,
  }: { readonly state: ListingState; readonly deleted?: boolean; readonly at: Date },
): Promise<void> {
  await sql`
    update listing set state = ${state}, deleted_at = ${deleted ? at : null}::timestamptz, version = version + 1,
      updated_at = ${at}
    where id = ${id}`.execute(trx);
}

/** Returns the listing of a seller for the same goods: product, expiry and lot; undefined without one. */
export async function findSameGoods(
  trx: Db,
  goods: {
    readonly sellerId: number;
    readonly productId: number;
    readonly expiration: string | null;
    readonly lot: string;
  },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from listing
    where seller_id = ${goods.sellerId} and product_id = ${goods.productId} and deleted_at is null
      and expiration is not distinct from ${goods.expiration}::date and lot = ${goods.lot}
      and state <> 'suspended'
    order by state, id limit 1`.execute(trx);
  return rows[0]?.id;
}
