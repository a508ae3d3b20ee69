import type { SpecialDayOfferState, SpecialDayState } from '@havan/domain/special-day';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface DayRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly least_percent: number;
  readonly join_until: Date;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly state: SpecialDayState;
}

type OwnDayRow = DayRow & { readonly offers: number };

const columns = sql`d.id, d.title, d.description, d.least_percent, d.join_until, d.starts_at, d.ends_at, d.state`;

/** Returns the days that are announced to sellers and not over, with the offers of one of them. */
export async function findJoinableDays(db: Db, sellerId: number, now: Date): Promise<OwnDayRow[]> {
  const { rows } = await sql<OwnDayRow>`
    select ${columns}, (select count(*)::integer from special_day_offer o
                        where o.special_day_id = d.id and o.seller_id = ${sellerId}) as offers
    from special_day d where d.state = 'open' and d.ends_at > ${now}
    order by d.join_until, d.id limit 50`.execute(db);
  return rows;
}

export async function findJoinableDay(
  db: Db,
  specialDayId: number,
  sellerId: number,
): Promise<OwnDayRow | undefined> {
  const { rows } = await sql<OwnDayRow>`
    select ${columns}, (select count(*)::integer from special_day_offer o
                        where o.special_day_id = d.id and o.seller_id = ${sellerId}) as offers
    from special_day d where d.id = ${specialDayId} and d.state = 'open'`.execute(db);
  return rows[0];
}

export interface DayListingRow {
  readonly id: number;
  readonly product_name: string;
  readonly barcode: string;
  readonly expiration: string | null;
  readonly stock: number;
  readonly sale_price: number;
  readonly offer_price: number | null;
  readonly unit_limit: number | null;
  readonly state: SpecialDayOfferState | null;
  readonly reason: string | null;
}

interface ListingQuestion {
  readonly specialDayId: number;
  readonly sellerId: number;
  readonly today: string;
  readonly search: string;
  /** The last row of the page before: whether it took part, and its id. */
  readonly after: { readonly isOffered: boolean; readonly id: number } | null;
  readonly limit: number;
}

/** Returns the listings of a seller that can be bought, those that take part first. */
export async function findDayListings(db: Db, question: ListingQuestion): Promise<DayListingRow[]> {
  const { specialDayId, sellerId, today, search, after, limit } = question;
  const rank = sql`(case when o.id is null then 1 else 0 end)`;
  const { rows } = await sql<DayListingRow>`
    select l.id, p.name as product_name, p.barcode, l.expiration, l.stock, l.sale_price,
           o.price as offer_price, o.unit_limit, o.state, o.reason
    from sellable_listing(${today}::date) l
    join product p on p.id = l.product_id
    left join special_day_offer o on o.listing_id = l.id and o.special_day_id = ${specialDayId}
    where l.seller_id = ${sellerId}
      and ${search === '' ? sql`true` : sql`(p.barcode = ${search} or p.name ilike ${`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`})`}
      and ${after === null ? sql`true` : sql`(${rank}, l.id) > (${after.isOffered ? 0 : 1}, ${after.id})`}
    order by ${rank}, l.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns the sale prices of listings of a seller that can be bought, locked against a change meanwhile. */
export async function lockOwnPrices(
  trx: Db,
  sellerId: number,
  listingIds: readonly number[],
  today: string,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; sale_price: number }>`
    select l.id, l.sale_price from listing l
    where l.id in (select s.id from sellable_listing(${today}::date) s
                   where s.seller_id = ${sellerId} and s.id = any(${listingIds}::bigint[]))
    order by l.id for share`.execute(trx);
  return new Map(rows.map(({ id, sale_price: price }) => [id, price]));
}

interface NewOffer {
  readonly listingId: number;
  readonly price: number;
  readonly unitLimit: number | null;
}

/** Stores offers and returns their number; a rejected offer is proposed again, an approved one is not changed. */
export async function writeOffers(
  trx: Db,
  { specialDayId, sellerId, now }: { specialDayId: number; sellerId: number; now: Date },
  offers: readonly NewOffer[],
): Promise<number> {
  if (offers.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into special_day_offer (special_day_id, seller_id, listing_id, price, unit_limit, state, proposed_at)
    select ${specialDayId}, ${sellerId}, listing_id, price, unit_limit, 'proposed', ${now}
    from unnest(${offers.map(({ listingId }) => listingId)}::bigint[], ${offers.map(({ price }) => price)}::bigint[],
                ${offers.map(({ unitLimit }) => unitLimit)}::integer[]) as given (listing_id, price, unit_limit)
    on conflict (special_day_id, listing_id) do update
      set price = excluded.price, unit_limit = excluded.unit_limit, state = 'proposed', reason = null,
          decided_at = null, proposed_at = excluded.proposed_at
      where special_day_offer.state <> 'approved'`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Withdraws offers and returns their number; an approved one stays. */
export async function withdrawOffers(
  trx: Db,
  specialDayId: number,
  sellerId: number,
  listingIds: readonly number[],
): Promise<number> {
  if (listingIds.length === 0) return 0;
  const { numAffectedRows } = await sql`
    delete from special_day_offer
    where special_day_id = ${specialDayId} and seller_id = ${sellerId} and state <> 'approved'
      and listing_id = any(${listingIds}::bigint[])`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
