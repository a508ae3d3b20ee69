import type { AppealState } from '@havan/domain/score-event';
import type { ScorePart } from '@havan/domain/seller-score';
import { type RawBuilder, sql } from 'kysely';
import type { Position } from '../../../core/cursor/list-cursor.ts';
import type { Db } from '../../../core/db/database.ts';
import type { QueueCounts } from '../queues/work-queue.ts';

/** Returns how many appeals wait. */
export async function countAppeals(db: Db, dueSince: Date): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    select count(*) as waiting, count(*) filter (where created_at < ${dueSince}) as overdue, min(created_at) as oldest
    from score_appeal where state = 'open'`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0, oldest: null };
}

export interface AppealRow {
  readonly id: number;
  readonly part: ScorePart;
  readonly state: AppealState;
  readonly order_id: number;
  readonly company_id: number;
  readonly seller: string;
  readonly buyer: string;
  readonly text: string;
  readonly ruling: string | null;
  readonly created_at: Date;
  readonly ordered_at: Date;
  readonly ship_by: Date;
  readonly shipped_at: Date | null;
  readonly score: number | null;
  readonly comment: string | null;
  readonly missing: number;
  readonly units: number;
  readonly cases: readonly {
    readonly state: string;
    readonly note: string | null;
    readonly ruling: string | null;
  }[];
}

const whole = (condition: RawBuilder<unknown>): RawBuilder<AppealRow> => sql<AppealRow>`
  select a.id, a.part, a.state, a.order_id, a.company_id, a.text, a.ruling, a.created_at, seller.name as seller, buyer.name as buyer,
    o.created_at as ordered_at, o.ship_by, o.shipped_at, r.score, r.comment,
    (select coalesce(sum(x.quantity), 0) from order_refund b join order_refund_line x on x.refund_id = b.id
     where b.order_id = o.id and b.kind = 'notSupplied')::bigint as missing,
    (select coalesce(sum(quantity), 0) from order_line l where l.order_id = o.id)::bigint as units,
    coalesce((select jsonb_agg(jsonb_build_object('state', c.state, 'note', c.note, 'ruling', c.ruling) order by c.id)
      from order_case c where c.order_id = o.id), '[]') as cases
  from score_appeal a join orders o on o.id = a.order_id
  join company seller on seller.id = a.company_id join company buyer on buyer.id = o.buyer_company_id
  left join order_rating r on r.order_id = o.id
  where ${condition}`;

/** Returns appeals that wait, the oldest first. */
export async function appealPage(db: Db, after: Position | null, limit: number): Promise<AppealRow[]> {
  const { rows } = await sql<AppealRow>`
    ${whole(sql`a.state = 'open' and a.id > ${after?.id ?? 0}`)} order by a.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns one appeal with the facts of its order. */
export async function findAppeal(db: Db, id: number): Promise<AppealRow | undefined> {
  return (await whole(sql`a.id = ${id}`).execute(db)).rows[0];
}

export async function isAppeal(db: Db, id: number): Promise<boolean> {
  return (
    (await db.selectFrom('score_appeal').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}
