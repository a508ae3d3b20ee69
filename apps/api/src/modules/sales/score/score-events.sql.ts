import { type AppealState, lowRating, type ScoreEventKind } from '@havan/domain/score-event';
import type { ScorePart } from '@havan/domain/seller-score';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { scoreFacts } from './score-facts.sql.ts';

export interface ScoreEventRow {
  readonly part: ScorePart;
  readonly kind: ScoreEventKind;
  readonly order_id: number;
  readonly buyer_id: number;
  readonly buyer_name: string;
  readonly at: Date;
  readonly value: number;
  readonly missing: number;
  readonly units: number;
  readonly late_minutes: number;
  readonly appeal_state: AppealState | null;
  readonly appeal_text: string | null;
  readonly appeal_at: Date | null;
  readonly ruling: string | null;
  readonly events: number;
}

const eventColumns = sql`
  fact.part, fact.order_id, fact.buyer_id, fact.at, fact.value, fact.missing, fact.units, buyer.name as buyer_name,
  case fact.part when 'dispatch' then 'late' when 'expiry' then 'shortExpiry' when 'returns' then 'ruled'
    when 'ratings' then 'lowRating' else case when o.state = 'cancelled' then 'cancelled' else 'short' end end as kind,
  (extract(epoch from coalesce(o.shipped_at, now()) - o.ship_by) / 60)::bigint as late_minutes,
  a.state as appeal_state, a.text as appeal_text, a.created_at as appeal_at, a.ruling`;

const eventJoins = sql`
  join orders o on o.id = fact.order_id join company buyer on buyer.id = fact.buyer_id
  left join score_appeal a on a.order_id = fact.order_id and a.part = fact.part`;

const isBad = sql`fact.value < case fact.part when 'ratings' then ${(lowRating + 0.5) / 10}::float8 else 1 end`;

/**
 * Returns the events that lower the score of a seller, newest first; those removed by an accepted appeal are included.
 */
export async function scoreEventRows(
  db: Db,
  sellerId: number,
  now: Date,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ScoreEventRow[]> {
  const { rows } = await sql<ScoreEventRow>`
    select ${eventColumns}, count(*) over () as events
    from (${scoreFacts([sellerId], now, { withAccepted: true })}) fact ${eventJoins}
    where ${isBad} order by fact.at desc, fact.order_id desc, fact.part limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

/**
 * Returns one fact that lowers the score of a seller; undefined where the order or the fact is not its own.
 */
export async function scoreEventOf(
  db: Db,
  sellerId: number,
  now: Date,
  { orderId, part }: { readonly orderId: number; readonly part: ScorePart },
): Promise<ScoreEventRow | undefined> {
  const { rows } = await sql<ScoreEventRow>`
    select ${eventColumns}, 1 as events
    from (${scoreFacts([sellerId], now, { withAccepted: true })}) fact ${eventJoins}
    where fact.order_id = ${orderId} and fact.part = ${part} and (${isBad} or fact.part = 'ratings')`.execute(
    db,
  );
  return rows[0];
}
