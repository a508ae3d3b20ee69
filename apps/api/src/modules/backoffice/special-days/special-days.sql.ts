import type { SpecialDayOfferState, SpecialDayState } from '@havan/domain/special-day';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface OperatorDayRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly least_percent: number;
  readonly join_until: Date;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly state: SpecialDayState;
  readonly proposed: number;
  readonly approved: number;
  readonly rejected: number;
}

const days = sql`
  select d.id, d.title, d.description, d.least_percent, d.join_until, d.starts_at, d.ends_at, d.state,
         coalesce(o.proposed, 0)::integer as proposed, coalesce(o.approved, 0)::integer as approved,
         coalesce(o.rejected, 0)::integer as rejected
  from special_day d left join lateral (
    select count(*) filter (where state = 'proposed') as proposed,
           count(*) filter (where state = 'approved') as approved,
           count(*) filter (where state = 'rejected') as rejected
    from special_day_offer where special_day_id = d.id
  ) o on true`;

/** Returns the newest days. */
export async function findDays(db: Db): Promise<OperatorDayRow[]> {
  const { rows } = await sql<OperatorDayRow>`${days} order by d.starts_at desc, d.id desc limit 100`.execute(
    db,
  );
  return rows;
}

export async function findDay(db: Db, id: number): Promise<OperatorDayRow | undefined> {
  const { rows } = await sql<OperatorDayRow>`${days} where d.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a day against concurrent decisions; returns whether it exists. */
export async function lockDay(trx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select id from special_day where id = ${id} for update`.execute(trx);
  return rows.length > 0;
}

export interface DayFields {
  readonly title: string;
  readonly description: string;
  readonly leastPercent: number;
  readonly joinUntil: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

export async function insertDay(trx: Db, day: DayFields, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into special_day (title, description, least_percent, join_until, starts_at, ends_at, state, created_at)
    values (${day.title}, ${day.description}, ${day.leastPercent}, ${day.joinUntil}, ${day.startsAt}, ${day.endsAt},
            'draft', ${now})
    returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

export const updateDay = (trx: Db, id: number, day: DayFields): Promise<unknown> =>
  sql`
    update special_day set title = ${day.title}, description = ${day.description},
      least_percent = ${day.leastPercent}, join_until = ${day.joinUntil}, starts_at = ${day.startsAt},
      ends_at = ${day.endsAt}
    where id = ${id}`.execute(trx);

export const setDayState = (trx: Db, id: number, state: SpecialDayState): Promise<unknown> =>
  sql`update special_day set state = ${state} where id = ${id}`.execute(trx);

/** Ends the campaigns of a day: running ones at `now`, waiting ones before they begin. */
export const endDayCampaigns = (trx: Db, id: number, now: Date): Promise<unknown> =>
  sql`
    update campaign set state = 'ended', ends_at = greatest(least(ends_at, ${now}), starts_at + interval '1 millisecond')
    where state in ('scheduled', 'running')
      and id in (select campaign_id from special_day_offer where special_day_id = ${id})`.execute(trx);

export interface DayOfferRow {
  readonly id: number;
  readonly seller_id: number;
  readonly seller_name: string;
  readonly product_name: string;
  readonly listing_id: number;
  readonly sale_price: number;
  readonly price: number;
  readonly unit_limit: number | null;
  readonly stock: number;
  readonly state: SpecialDayOfferState;
  readonly reason: string | null;
}

const offers = sql`
  select o.id, o.seller_id, c.name as seller_name, p.name as product_name, o.listing_id, l.sale_price, o.price,
         o.unit_limit, l.stock, o.state, o.reason
  from special_day_offer o
  join company c on c.id = o.seller_id
  join listing l on l.id = o.listing_id
  join product p on p.id = l.product_id`;

/** Returns the offers of a day, undecided ones first. */
export async function findOffers(db: Db, specialDayId: number): Promise<DayOfferRow[]> {
  const { rows } = await sql<DayOfferRow>`
    ${offers} where o.special_day_id = ${specialDayId}
    order by array_position(array['proposed', 'approved', 'rejected'], o.state), o.id limit 200`.execute(db);
  return rows;
}

/** Returns offers by their ids, locked. */
export async function lockOffers(
  trx: Db,
  specialDayId: number,
  offerIds: readonly number[],
): Promise<DayOfferRow[]> {
  const { rows } = await sql<DayOfferRow>`
    ${offers} where o.special_day_id = ${specialDayId} and o.id = any(${offerIds}::bigint[])
    order by o.id for update of o`.execute(trx);
  return rows;
}

export const rejectOffers = (
  trx: Db,
  offerIds: readonly number[],
  reason: string,
  now: Date,
): Promise<unknown> =>
  sql`
    update special_day_offer set state = 'rejected', reason = ${reason}, decided_at = ${now}
    where id = any(${offerIds}::bigint[])`.execute(trx);

interface OfferCampaign {
  readonly code: string;
  readonly title: string;
  readonly sellerId: number;
  readonly listingId: number;
  /** Discount of each unit in kuruş. */
  readonly amount: number;
  readonly unitLimit: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Stores the campaign of an approved offer; a job starts it at its time. */
export async function insertOfferCampaign(trx: Db, campaign: OfferCampaign): Promise<number> {
  const { code, title, sellerId, listingId, amount, unitLimit, startsAt, endsAt } = campaign;
  const steps = JSON.stringify([{ fromQuantity: 1, percent: 0, amount }]);
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into campaign (code, seller_id, title, kind, state, value, starts_at, ends_at, steps, is_selected,
                            unit_limit, units_left)
      values (${code}, ${sellerId}, ${title}, 'specialDay', 'scheduled', ${amount}, ${startsAt}, ${endsAt},
              ${steps}::jsonb, true, ${unitLimit}, ${unitLimit})
      returning id
    ), chosen as (
      insert into campaign_listing (campaign_id, listing_id) select id, ${listingId} from made
    )
    select id from made`.execute(trx);
  return rows[0]?.id ?? 0;
}

export const approveOffer = (trx: Db, offerId: number, campaignId: number, now: Date): Promise<unknown> =>
  sql`
    update special_day_offer set state = 'approved', reason = null, decided_at = ${now}, campaign_id = ${campaignId}
    where id = ${offerId}`.execute(trx);
