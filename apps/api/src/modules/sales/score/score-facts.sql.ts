import { type ScorePart, scorePartRules } from '@havan/domain/seller-score';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { isEventOf, isLate, sold } from '../orders/order-facts.sql.ts';

const since = (part: ScorePart, now: Date): Date =>
  new Date(now.getTime() - scorePartRules[part].days * 86_400_000);

/**
 * SQL condition: an order `o` has cases that were decided against its seller, about the expiry date or about anything
 * else.
 */
const wronged = (isAboutExpiry: boolean): RawBuilder<boolean> => {
  const about = sql`exists (select from order_case_line x where x.case_id = c.id and x.reason in ('expired', 'shortExpiry'))`;
  return isAboutExpiry
    ? sql<boolean>`exists (select from order_case c where c.order_id = o.id and c.kind = 'return'
        and c.state in ('accepted', 'ruledForBuyer') and ${about})`
    : sql<boolean>`exists (select from order_case c where c.order_id = o.id and c.kind = 'return'
        and c.state = 'ruledForBuyer' and not ${about})`;
};

/**
 * Returns SQL for the facts of the scores of sellers, one row for each: `value` is 0 to 1, `missing` units were not
 * supplied. Facts whose appeal was accepted are left out unless `withAccepted`.
 */
export function scoreFacts(
  sellerIds: readonly number[],
  now: Date,
  { withAccepted = false }: { readonly withAccepted?: boolean } = {},
): RawBuilder<unknown> {
  const own = sql`o.seller_company_id = any(${[...sellerIds]}::bigint[])`;
  const columns = sql`o.seller_company_id as seller_id, o.buyer_company_id as buyer_id, o.id as order_id`;
  const sellerCancelled = sql`(o.state = 'cancelled' and exists (
    select from order_event e where ${isEventOf(sql`o.id`, sql`o.created_at`)} and e.action = 'cancel' and e.party = 'seller'))`;
  const facts = sql`
    select 'dispatch' as part, ${columns}, o.created_at as at, case when ${isLate(now)} then 0 else 1 end::float8 as value,
      0::bigint as missing, 0::bigint as units
    from orders o where ${own} and o.created_at >= ${since('dispatch', now)} and o.state in (${sold})
      and (o.shipped_at is not null or o.ship_by < ${now})
    union all
    select 'supply', ${columns}, o.created_at,
      case when o.state = 'cancelled' then 0 else 1 - gone.units::float8 / greatest(ordered.units, 1) end, gone.units, ordered.units
    from orders o
    join lateral (select coalesce(sum(quantity), 0) as units from order_line l where l.order_id = o.id) ordered on true
    join lateral (
      select case when o.state = 'cancelled' then ordered.units else (
        select coalesce(sum(x.quantity), 0) from order_refund r join order_refund_line x on x.refund_id = r.id
        where r.order_id = o.id and r.kind = 'notSupplied') end as units
    ) gone on true
    where ${own} and o.created_at >= ${since('supply', now)}
      and ((o.state in (${sold}) and o.shipped_at is not null) or ${sellerCancelled})
    union all
    select 'expiry', ${columns}, o.delivered_at, case when ${wronged(true)} then 0 else 1 end, 0, 0
    from orders o where ${own} and o.delivered_at >= ${since('expiry', now)}
    union all
    select 'returns', ${columns}, o.delivered_at, case when ${wronged(false)} then 0 else 1 end, 0, 0
    from orders o where ${own} and o.delivered_at >= ${since('returns', now)}
    union all
    select 'ratings', ${columns}, r.created_at, r.score / 10.0, 0, 0
    from order_rating r join orders o on o.id = r.order_id
    where r.seller_company_id = any(${[...sellerIds]}::bigint[]) and r.created_at >= ${since('ratings', now)}`;
  return withAccepted
    ? facts
    : sql`select * from (${facts}) fact where not exists (
        select from score_appeal a where a.order_id = fact.order_id and a.part = fact.part and a.state = 'accepted')`;
}

/** Returns the condition that an order `o` is counted in a part of the score of its seller. */
export const countsInScore = (sellerId: number, part: ScorePart, now: Date): RawBuilder<boolean> =>
  sql<boolean>`o.id in (
    select fact.order_id from (${scoreFacts([sellerId], now)}) fact where fact.part = ${part})`;

export interface TallyRow {
  readonly seller_id: number;
  readonly part: ScorePart;
  readonly buyer_id: number;
  readonly facts: number;
  readonly good: number;
}

/** Returns the facts of sellers, summed by part and buyer. */
export async function scoreTallies(db: Db, sellerIds: readonly number[], now: Date): Promise<TallyRow[]> {
  const { rows } = await sql<TallyRow>`
    select seller_id, part, buyer_id, count(*) as facts, sum(value)::float8 as good
    from (${scoreFacts(sellerIds, now)}) fact group by seller_id, part, buyer_id`.execute(db);
  return rows;
}

/** Returns sellers with an order within a year, `limit` of them after `after`, by id. */
export async function sellersWithFacts(db: Db, after: number, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from company c where c.id > ${after} and exists (
      select from orders o where o.seller_company_id = c.id and o.created_at >= ${since('ratings', now)})
    order by c.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Stores the scores that buyers see, in tenths; an unchanged score is not written. */
export async function putScores(
  db: Db,
  scores: readonly { readonly id: number; readonly tenths: number }[],
): Promise<void> {
  if (scores.length === 0) return;
  await sql`
    update company set score_tenths = s.tenths
    from jsonb_to_recordset(${JSON.stringify(scores)}) as s (id bigint, tenths smallint)
    where company.id = s.id and company.score_tenths is distinct from s.tenths`.execute(db);
}
