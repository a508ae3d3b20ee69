import { sql } from 'kysely';
import type { Position } from '../../../core/cursor/list-cursor.ts';
import type { Db } from '../../../core/db/database.ts';
import type { QueueCounts } from '../queues/work-queue.ts';

/** Returns how many cases wait for a ruling. */
export async function countDisputes(db: Db, dueSince: Date): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    select count(*) as waiting, count(*) filter (where coalesce(answered_at, created_at) < ${dueSince}) as overdue,
      min(coalesce(answered_at, created_at)) as oldest
    from order_case where state = 'escalated'`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0, oldest: null };
}

/** Returns cases that wait for a ruling, by ascending id. */
export const disputePage = (db: Db, after: Position | null, limit: number) =>
  whole(db)
    .where('order_case.state', '=', 'escalated')
    .where('order_case.id', '>', after?.id ?? 0)
    .orderBy('order_case.id')
    .limit(limit)
    .execute();

const whole = (db: Db) =>
  db
    .selectFrom('order_case')
    .innerJoin('orders', 'orders.id', 'order_case.order_id')
    .innerJoin('company as buyer', 'buyer.id', 'orders.buyer_company_id')
    .innerJoin('company as seller', 'seller.id', 'orders.seller_company_id')
    .selectAll('order_case')
    .select([
      'buyer.id as buyer_id',
      'buyer.name as buyer',
      'seller.id as seller_id',
      'seller.name as seller',
    ]);

/** Returns a case with both sides. */
export const findDispute = (db: Db, caseId: number) =>
  whole(db).where('order_case.id', '=', caseId).executeTakeFirst();
export type DisputeRow = NonNullable<Awaited<ReturnType<typeof findDispute>>>;

/** Returns the goods of a case. */
export const findDisputeLines = (db: Db, caseId: number) =>
  db
    .selectFrom('order_case_line')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.order_id', '=', 'order_case_line.order_id')
        .onRef('order_line.line_no', '=', 'order_case_line.line_no'),
    )
    .select([
      'order_case_line.line_no',
      'order_case_line.quantity',
      'order_case_line.reason',
      'order_line.product_name',
      'order_line.unit_price',
    ])
    .where('order_case_line.case_id', '=', caseId)
    .orderBy('order_case_line.line_no')
    .execute();
export type DisputeLineRow = Awaited<ReturnType<typeof findDisputeLines>>[number];

/** Returns the files of the photos that the buyer has sent with a case. */
export const findPhotos = (db: Db, caseId: number) =>
  db
    .selectFrom('order_case_photo')
    .select('file_id')
    .where('case_id', '=', caseId)
    .orderBy('position')
    .execute();
