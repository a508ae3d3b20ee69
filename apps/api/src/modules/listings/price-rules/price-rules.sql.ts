import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface PriceRuleRow {
  readonly listing_id: number;
  readonly undercut: number;
  readonly floor: number;
  readonly ceiling: number;
  readonly pause_minutes: number;
  readonly is_on: boolean;
  readonly changed_at: Date | null;
  readonly checked_at: Date | null;
  readonly sentence: string;
}

/** Returns the rule of a listing; undefined without one. */
export async function findPriceRule(db: Db, listingId: number): Promise<PriceRuleRow | undefined> {
  const { rows } = await sql<PriceRuleRow>`
    select listing_id, undercut, floor, ceiling, pause_minutes, is_on, changed_at, checked_at, sentence
    from price_rule where listing_id = ${listingId}`.execute(db);
  return rows[0];
}

export interface PriceRuleLogRow {
  readonly at: Date;
  readonly before: number;
  readonly after: number;
  readonly sentence: string;
}

/** Returns the last fifty prices that the rule of a listing has set. */
export async function findRuleLog(db: Db, listingId: number): Promise<PriceRuleLogRow[]> {
  const { rows } = await sql<PriceRuleLogRow>`
    select at, before, after, sentence from price_rule_log
    where listing_id = ${listingId} order by id desc limit 50`.execute(db);
  return rows;
}

/** Writes the rule of a listing; the next run evaluates it anew. */
export async function writePriceRule(
  trx: Db,
  rule: Pick<PriceRuleRow, 'listing_id' | 'undercut' | 'floor' | 'ceiling' | 'pause_minutes' | 'is_on'> & {
    readonly sellerId: number;
    readonly userId: number;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into price_rule as r (listing_id, seller_id, undercut, floor, ceiling, pause_minutes, is_on, created_by,
      updated_at)
    values (${rule.listing_id}, ${rule.sellerId}, ${rule.undercut}, ${rule.floor}, ${rule.ceiling},
      ${rule.pause_minutes}, ${rule.is_on}, ${rule.userId}, ${rule.at})
    on conflict (listing_id) do update set undercut = excluded.undercut, floor = excluded.floor,
      ceiling = excluded.ceiling, pause_minutes = excluded.pause_minutes, is_on = excluded.is_on,
      updated_at = excluded.updated_at, checked_at = null, sentence = ''`.execute(trx);
}

/** Deletes the rule of a listing. */
export async function deletePriceRuleOf(trx: Db, listingId: number): Promise<void> {
  await sql`delete from price_rule where listing_id = ${listingId}`.execute(trx);
}

export interface DueRuleRow extends PriceRuleRow {
  readonly seller_id: number;
  readonly version: number;
  readonly price: number;
  readonly discount_price: number;
  readonly expiration: string | null;
  readonly available: number;
  /** The cheapest comparable offer of others; null without one. */
  readonly cheapest_rival: number | null;
}

/**
 * Due rules of listings on sale, locked with their listings. Offers are comparable when both or neither are close to
 * their expiry.
 */
export async function lockDueRules(
  trx: Db,
  { today, closeBefore, checkedBefore, limit }: DueRules,
): Promise<DueRuleRow[]> {
  const { rows } = await sql<DueRuleRow>`
    with due as (
      select r.*, l.version, l.price, l.discount_price, l.expiration, l.stock as available, l.product_id
      from price_rule r join listing l on l.id = r.listing_id
      where r.is_on and (r.checked_at is null or r.checked_at <= ${checkedBefore})
        and l.state = 'active' and l.stock > 0 and l.deleted_at is null
        and not exists (select from price_rule_stop s where s.seller_id = r.seller_id)
        and (l.expiration is null or l.expiration >= ${today}::date)
      order by r.checked_at nulls first, r.listing_id limit ${limit}
      for no key update of r, l skip locked
    )
    select due.listing_id, due.seller_id, due.undercut, due.floor, due.ceiling, due.pause_minutes, due.is_on,
      due.changed_at, due.checked_at, due.sentence, due.version, due.price, due.discount_price, due.expiration,
      due.available, (
        select min(other.sale_price) from sellable_listing(${today}::date) other
        where other.product_id = due.product_id and other.seller_id <> due.seller_id
          and (other.expiration is null or other.expiration >= ${closeBefore}::date
            or due.expiration < ${closeBefore}::date)
      ) as cheapest_rival
    from due`.execute(trx);
  return rows;
}

interface DueRules {
  readonly today: string;
  /** The first day on which an expiry is no longer close. */
  readonly closeBefore: string;
  readonly checkedBefore: Date;
  readonly limit: number;
}

export interface RuleStep {
  readonly listing_id: number;
  readonly before: number;
  readonly after: number;
  readonly reason: string;
  readonly sentence: string;
}

/** Stores the results of rules and logs the prices that they set. */
export async function writeRuleSteps(trx: Db, steps: readonly RuleStep[], at: Date): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as n (
    listing_id bigint, before bigint, after bigint, reason text, sentence text)`;
  await sql`
    update price_rule r set checked_at = ${at}, sentence = n.sentence,
      changed_at = case when n.before <> n.after then ${at}::timestamptz else r.changed_at end
    from ${rows} where r.listing_id = n.listing_id`.execute(trx);
  await sql`
    insert into price_rule_log (listing_id, at, before, after, reason, sentence)
    select n.listing_id, ${at}, n.before, n.after, n.reason, n.sentence from ${rows}
    where n.before <> n.after`.execute(trx);
}

/** Deletes old log entries of rules; the history of each listing stays. */
export async function purgeRuleLog(db: Db, before: Date): Promise<void> {
  await sql`delete from price_rule_log where at < ${before}`.execute(db);
}
