import type { ShippingShare } from '@havan/domain/cart';
import type { CampaignBonus, CampaignOffer, PriceBreak } from '@havan/domain/campaign-price';
import type { BlueTickType, CompanyType } from '@havan/domain/company';
import type { ListingState } from '@havan/domain/listing';
import type { VatRate } from '@havan/domain/money';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { type CategorisedListing, campaignLookup } from '../../catalogue/campaigns/campaign-lookup.ts';
import { catalogueOf } from '../../catalogue/catalogue-cache/catalogue-cache.ts';
import {
  type FactChange,
  factChangesSince,
  snapshotNow,
} from '../../catalogue/catalogue-cache/catalogue-facts.ts';

/** The columns of a listing that decide who may buy how many. */
export interface ListingOnSale {
  readonly seller_id: number;
  readonly sale_price: number;
  readonly price_breaks: readonly PriceBreak[];
  readonly bonus: CampaignBonus | null;
  readonly stock: number;
  readonly min_quantity: number;
  readonly max_quantity: number | null;
  readonly pack_size: number;
  readonly expiration: string | null;
  readonly state: ListingState;
  readonly permission: 'sellable' | 'forbidden';
  readonly sales_ban: boolean;
}

/** A cart line with everything needed to price it now. */
export interface CartRow extends ListingOnSale {
  readonly listing_id: number;
  readonly quantity: number;
  /** When the buyer last saw the line. */
  readonly updated_at: Date;
  readonly seen_price: number;
  readonly seen_expiration: string | null;
  readonly price: number;
  readonly discount_price: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly brand_name: string;
  readonly barcode: string;
  readonly vat_rate: VatRate;
  readonly psf: number | null;
  readonly seller_username: string;
  readonly company_type: CompanyType;
  readonly city_name: string;
  readonly score_tenths: number | null;
  readonly blue_tick_type: BlueTickType | null;
  readonly min_basket: number;
  readonly shipping_fee: number;
  readonly free_shipping_from: number | null;
  readonly shipping_share: ShippingShare | null;
  readonly dispatch_cutoff: string;
  readonly dispatch_saturday: boolean;
  readonly commission_bp: number;
  readonly campaigns: readonly CampaignOffer[];
  /** Campaigns that ended since the buyer saw the line. */
  readonly ended_campaigns: readonly CampaignOffer[];
}

/** Stock reserved by the company's open payments, which it may buy. */
const heldByCompany = (companyId: number) => sql`
  select r.listing_id, sum(r.quantity)::integer as held
  from payment pay join reservation r on r.payment_id = pay.id
  where pay.buyer_company_id = ${companyId} and pay.state in ('created', 'threeDsPending', 'authorised')
    -- What waits for a transfer is ordered already.
    and pay.method <> 'transfer' and r.state = 'held'
  group by r.listing_id`;

const inCartOf = (companyId: number) =>
  sql<SqlBool>`l.id in (select listing_id from basket_item where company_id = ${companyId})`;

/** The columns of a line for header totals and quantity changes. */
export type CartFiguresRow = ListingOnSale &
  Pick<
    CartRow,
    'listing_id' | 'product_id' | 'quantity' | 'seen_price' | 'seen_expiration' | 'vat_rate' | 'campaigns'
  >;

type FoundLine = Omit<CartFiguresRow, 'campaigns'> &
  CategorisedListing & { readonly changes: readonly FactChange[] | null; readonly snapshot: string };

/**
 * Reads the lines of a cart without names, pictures and terms, for every quantity change. Campaigns come from the cache
 * (`CatalogueFacts`) and are as current as the prices.
 */
export async function cartFiguresRows(
  { db, caches }: Pick<Context, 'db' | 'caches'>,
  companyId: number,
  now: Date,
): Promise<CartFiguresRow[]> {
  const known = catalogueOf({ caches }).facts;
  const before = await known.snapshot(db);
  const { rows } = await sql<FoundLine>`
    with own as materialized (${heldByCompany(companyId)})
    select l.id as listing_id, l.product_id, l.seller_id, i.quantity, i.seen_price, i.seen_expiration, l.sale_price, l.stock + coalesce(own.held, 0) as stock,
           l.min_quantity, l.max_quantity, l.pack_size, l.price_breaks, l.bonus, l.expiration, l.state, p.vat_rate, p.permission, c.sales_ban,
           array_remove(array[category.id, middle.id, middle.parent_id], null) as category_ids,
           ${factChangesSince(before)} as changes, (select ${snapshotNow}) as snapshot
    from basket_item i
    join listing l on l.id = i.listing_id
    join product p on p.id = l.product_id
    join category on category.id = p.category_id
    left join category middle on middle.id = category.parent_id
    join company c on c.id = l.seller_id
    left join own on own.listing_id = i.listing_id
    where i.company_id = ${companyId}
    order by i.added_at, i.listing_id`.execute(db);
  const [read] = rows;
  if (!read) return [];
  known.invalidate(read.snapshot, read.changes);
  const campaigns = await (await known.campaigns(db)).lookup(db, rows, { companyId, now });
  return rows.map((row) => ({ ...row, campaigns: campaigns.of(row) }));
}

/**
 * Reads the cart of a company by seller, in the order of addition. Units reserved by the company's own open payment
 * count as stock, so that a buyer who closes the bank's page can pay again.
 */
export async function cartRows(db: Db, companyId: number, now: Date): Promise<CartRow[]> {
  const lines = sql<Omit<CartRow, 'campaigns' | 'ended_campaigns'>>`
    with own as materialized (${heldByCompany(companyId)})
    select i.listing_id, i.quantity, i.updated_at, i.seen_price, i.seen_expiration,
           l.price, l.discount_price, l.sale_price, l.stock + coalesce(own.held, 0) as stock, l.min_quantity, l.max_quantity, l.pack_size,
           l.price_breaks, l.bonus, l.expiration, l.state,
           p.id as product_id, p.name as product_name, b.name as brand_name, p.barcode, p.vat_rate, p.psf,
           p.permission, c.sales_ban,
           c.id as seller_id, c.name as seller_username, c.company_type, city.name as city_name,
           c.score_tenths, c.blue_tick_type,
           coalesce(t.min_basket, 0) as min_basket, coalesce(t.shipping_fee, 0) as shipping_fee,
           t.free_shipping_from, t.shipping_share, coalesce(t.dispatch_cutoff, '16:00') as dispatch_cutoff,
           coalesce(t.dispatch_saturday, false) as dispatch_saturday,
           coalesce(t.commission_bp, 600) as commission_bp
    from basket_item i
    join listing l on l.id = i.listing_id
    join product p on p.id = l.product_id
    join brand b on b.id = p.brand_id
    join company c on c.id = l.seller_id
    join city on city.id = c.city_id
    left join seller_terms t on t.company_id = c.id
    left join own on own.listing_id = i.listing_id
    where i.company_id = ${companyId}
    order by min(i.added_at) over (partition by c.id), c.id, i.added_at, i.listing_id`;
  const endedSince = sql<Date | null>`(select min(updated_at) from basket_item where company_id = ${companyId})`;
  const question = { companyId, now, which: inCartOf(companyId), endedSince };
  const [{ rows }, campaigns] = await pipeline(db, [lines, (one) => campaignLookup(one, question)]);
  return rows.map((row) => ({
    ...row,
    campaigns: campaigns.of(row),
    ended_campaigns: campaigns.endedOf(row, row.updated_at),
  }));
}

/** A listing with the campaigns that run for it. */
export interface OfferedListing extends ListingOnSale {
  readonly listing_id: number;
  readonly product_id: number;
  readonly campaigns: readonly CampaignOffer[];
}

/** Returns the columns of a listing for a buyer. */
export async function findListing(
  db: Db,
  listingId: number,
  scope: { readonly companyId: number; readonly now: Date },
): Promise<OfferedListing | undefined> {
  const found = (one: Db) =>
    one
      .selectFrom('listing as l')
      .innerJoin('product as p', 'p.id', 'l.product_id')
      .innerJoin('company as c', 'c.id', 'l.seller_id')
      .select([
        'l.id as listing_id',
        'l.product_id',
        'l.seller_id',
        'l.sale_price',
        'l.stock',
        'l.min_quantity',
        'l.max_quantity',
        'l.pack_size',
        sql<readonly PriceBreak[]>`l.price_breaks`.as('price_breaks'),
        sql<CampaignBonus | null>`l.bonus`.as('bonus'),
        'l.expiration',
        'l.state',
        'p.permission',
        'c.sales_ban',
      ])
      .where('l.id', '=', listingId)
      .executeTakeFirst();
  const which = sql<SqlBool>`l.id = ${listingId}`;
  const [listing, campaigns] = await pipeline(db, [found, (one) => campaignLookup(one, { ...scope, which })]);
  return listing && { ...listing, campaigns: campaigns.of(listing) };
}

export interface CartLineKey {
  readonly companyId: number;
  readonly listingId: number;
}

/** Creates a line with the current price and expiry as seen; does nothing for an unknown listing. */
const lineOf = ({ companyId, listingId }: CartLineKey, count: number, at: Date) => sql`
  insert into basket_item (company_id, listing_id, quantity, seen_price, seen_expiration, updated_at)
  select ${companyId}, id, ${count}, sale_price, expiration, ${at} from listing where id = ${listingId}
  on conflict (company_id, listing_id) do update set updated_at = excluded.updated_at,`;

/**
 * Adds to a line, or creates it, in one statement, so that two concurrent tabs are both counted. An existing line keeps
 * the price that the buyer saw first.
 */
export async function addToLine(db: Db, line: CartLineKey, count: number, at: Date): Promise<void> {
  await sql`${lineOf(line, count, at)} quantity = basket_item.quantity + excluded.quantity`.execute(db);
}

/** Sets the quantity of a line, with the current price and expiry as seen. */
export async function chooseQuantity(db: Db, line: CartLineKey, count: number, at: Date): Promise<void> {
  await sql`${lineOf(line, count, at)} quantity = excluded.quantity, seen_price = excluded.seen_price,
    seen_expiration = excluded.seen_expiration`.execute(db);
}

/** Locks a line until the transaction ends and returns its quantity; 0 without one. */
export async function lockLine(db: Db, { companyId, listingId }: CartLineKey): Promise<number> {
  const row = await db
    .selectFrom('basket_item')
    .select('quantity')
    .where('company_id', '=', companyId)
    .where('listing_id', '=', listingId)
    .forUpdate()
    .executeTakeFirst();
  return row?.quantity ?? 0;
}

/** Reduces a line; the seen price stays. */
export async function setLineQuantity(
  db: Db,
  { companyId, listingId }: CartLineKey,
  quantity: number,
): Promise<void> {
  await sql`
    update basket_item set quantity = ${quantity}, updated_at = now()
    where company_id = ${companyId} and listing_id = ${listingId}`.execute(db);
}

/** Sets the quantity of a line with the price and expiry that the buyer was shown. */
export async function putLine(
  db: Db,
  { companyId, listingId }: CartLineKey,
  quantity: number,
  seen: { readonly price: number; readonly expiration: string | null; readonly at: Date },
): Promise<void> {
  await sql`
    insert into basket_item (company_id, listing_id, quantity, seen_price, seen_expiration, updated_at)
    values (${companyId}, ${listingId}, ${quantity}, ${seen.price}, ${seen.expiration}, ${seen.at})
    on conflict (company_id, listing_id) do update
    set quantity = excluded.quantity, seen_price = excluded.seen_price, seen_expiration = excluded.seen_expiration,
        updated_at = excluded.updated_at`.execute(db);
}

/** Removes lines and returns their contents. */
export const removeLines = (
  db: Db,
  companyId: number,
  listingIds: readonly number[],
): Promise<{ listing_id: number; quantity: number }[]> =>
  db
    .deleteFrom('basket_item')
    .where('company_id', '=', companyId)
    .where('listing_id', 'in', [...listingIds])
    .returning(['listing_id', 'quantity'])
    .execute();
