import { type AppealState, lowRating } from '@havan/domain/score-event';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export type EvaluationType = 'received' | 'given';
export type EvaluationFilter = 'all' | 'waiting' | 'low';

export interface EvaluationRow {
  readonly order_id: number;
  readonly name: string;
  readonly score: number;
  readonly comment: string | null;
  readonly created_at: Date;
  readonly products: readonly {
    readonly name: string;
    readonly score: number;
    readonly comment: string | null;
  }[];
  readonly answer: string | null;
  readonly answered_at: Date | null;
  readonly appeal_state: AppealState | null;
  readonly appeal_text: string | null;
  readonly appeal_at: Date | null;
  readonly ruling: string | null;
}

const own = (type: EvaluationType, companyId: number): RawBuilder<unknown> =>
  type === 'received' ? sql`r.seller_company_id = ${companyId}` : sql`r.buyer_company_id = ${companyId}`;

const report = sql`left join score_appeal a on a.order_id = r.order_id and a.part = 'ratings'`;
const answer = sql`left join order_rating_answer w on w.order_id = r.order_id`;

const narrowed: Readonly<Record<EvaluationFilter, RawBuilder<unknown>>> = {
  all: sql`true`,
  waiting: sql`w.order_id is null`,
  low: sql`r.score <= ${lowRating}`,
};

/** Returns ratings of one side, the latest first, `limit` of them from `offset` on. */
export async function evaluationRows(
  db: Db,
  companyId: number,
  {
    type,
    filter,
    offset,
    limit,
  }: { type: EvaluationType; filter: EvaluationFilter; offset: number; limit: number },
): Promise<EvaluationRow[]> {
  const other = type === 'received' ? sql`r.buyer_company_id` : sql`r.seller_company_id`;
  const { rows } = await sql<EvaluationRow>`
    select r.order_id, other.name, r.score, r.comment, r.created_at, w.text as answer, w.created_at as answered_at,
      a.state as appeal_state, a.text as appeal_text, a.created_at as appeal_at, a.ruling,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', l.product_name, 'score', p.score, 'comment', p.comment) order by p.line_no)
        from product_rating p join order_line l on l.order_id = p.order_id and l.line_no = p.line_no
        where p.order_id = r.order_id), '[]') as products
    from order_rating r join company other on other.id = ${other} ${answer} ${report}
    where ${own(type, companyId)} and ${narrowed[filter]}
    order by r.created_at desc, r.order_id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export interface EvaluationCounts {
  readonly all: number;
  readonly waiting: number;
  readonly low: number;
  readonly mean: number | null;
}

/** Returns how many ratings each filter finds, and the mean of those that count. */
export async function evaluationCounts(
  db: Db,
  companyId: number,
  type: EvaluationType,
): Promise<EvaluationCounts> {
  const { rows } = await sql<EvaluationCounts>`
    select count(*) as all, count(*) filter (where ${narrowed.waiting}) as waiting,
      count(*) filter (where ${narrowed.low}) as low,
      (avg(r.score) filter (where a.state is distinct from 'accepted'))::float8 as mean
    from order_rating r ${answer} ${report} where ${own(type, companyId)}`.execute(db);
  return rows[0] ?? { all: 0, waiting: 0, low: 0, mean: null };
}

/** Returns the parties and the total of a rated order; undefined without a rating. */
export const ratedOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('order_rating')
    .innerJoin('orders', 'orders.id', 'order_rating.order_id')
    .select(['orders.id', 'orders.buyer_company_id', 'orders.seller_company_id', 'orders.total'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();

/** Stores an answer; false when the rating has one already. */
export async function insertAnswer(
  db: Db,
  { orderId, userId, text }: { readonly orderId: number; readonly userId: number; readonly text: string },
  at: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('order_rating_answer')
    .values({ order_id: orderId, user_id: userId, text, created_at: at })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
}
