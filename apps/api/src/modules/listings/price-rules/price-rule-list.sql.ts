import type { PriceRuleState } from '@havan/contract/listings/price-rules';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface ListedRuleRow {
  readonly listing_id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly expiration: string | null;
  readonly price: number;
  readonly undercut: number;
  readonly floor: number;
  readonly ceiling: number;
  readonly pause_minutes: number;
  readonly state: PriceRuleState;
  readonly changed_at: Date | null;
  readonly sentence: string;
  /** Milliseconds of `changed_at`; 0 before the first change. */
  readonly rank: number;
}

/** Returns the rules of a seller's listings that still exist, with their state and rank. */
const rulesOf = (sellerId: number) => sql`
  select r.listing_id, l.product_id, l.expiration, l.price, r.undercut, r.floor, r.ceiling, r.pause_minutes,
    case when not r.is_on then 'off' when l.price <= r.floor then 'atFloor' else 'running' end as state,
    r.changed_at, r.sentence, coalesce(floor(extract(epoch from r.changed_at) * 1000), 0)::bigint as rank
  from price_rule r join listing l on l.id = r.listing_id
  where r.seller_id = ${sellerId} and l.deleted_at is null`;

/** Returns rules of a seller, the last that moved a price first. */
export async function findRules(
  db: Db,
  sellerId: number,
  page: {
    readonly state: PriceRuleState | null;
    readonly after: { readonly rank: number; readonly id: number } | null;
    readonly limit: number;
  },
): Promise<ListedRuleRow[]> {
  const { state, after, limit } = page;
  const { rows } = await sql<ListedRuleRow>`
    select r.*, p.name as product_name from (${rulesOf(sellerId)}) r join product p on p.id = r.product_id
    where (${state}::text is null or r.state = ${state})
      and (${after?.rank ?? null}::bigint is null
        or (r.rank, r.listing_id) < (${after?.rank ?? 0}::bigint, ${after?.id ?? 0}::bigint))
    order by r.rank desc, r.listing_id desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns the number of rules of a seller in each state. */
export async function countRules(
  db: Db,
  sellerId: number,
): Promise<Readonly<Record<PriceRuleState, number>>> {
  const { rows } = await sql<Record<PriceRuleState, number>>`
    select count(*) filter (where state = 'running') as running, count(*) filter (where state = 'atFloor') as "atFloor",
      count(*) filter (where state = 'off') as off
    from (${rulesOf(sellerId)}) r`.execute(db);
  return rows[0] ?? { running: 0, atFloor: 0, off: 0 };
}

/** Returns since when all rules of a seller are stopped; null while they run. */
export async function findStop(db: Db, sellerId: number): Promise<Date | null> {
  const { rows } = await sql<{ stopped_at: Date }>`
    select stopped_at from price_rule_stop where seller_id = ${sellerId}`.execute(db);
  return rows[0]?.stopped_at ?? null;
}

/** Stops all rules of a seller; a second time changes nothing. */
export async function insertStop(db: Db, sellerId: number, userId: number, at: Date): Promise<void> {
  await sql`
    insert into price_rule_stop (seller_id, stopped_at, stopped_by) values (${sellerId}, ${at}, ${userId})
    on conflict (seller_id) do nothing`.execute(db);
}

/** Lets the rules of a seller continue. */
export async function deleteStop(db: Db, sellerId: number): Promise<void> {
  await sql`delete from price_rule_stop where seller_id = ${sellerId}`.execute(db);
}
