import type { ShortageCause } from '@havan/domain/shortage';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import type { OrderRefundTable } from '../../../core/db/schema/order-work-tables.ts';

export type OrderRefundRow = Selectable<OrderRefundTable>;

/** Refunded units of a line, with the reason if the seller did not send them. */
interface RefundedLine {
  readonly lineNo: number;
  readonly quantity: number;
  readonly amount: number;
  readonly cause: ShortageCause | null;
}

/** Stores a refund of units and money and returns its id. */
export async function insertRefund(
  trx: Db,
  refund: Omit<OrderRefundRow, 'id'>,
  lines: readonly RefundedLine[],
): Promise<number> {
  const { id } = await trx
    .insertInto('order_refund')
    .values(refund)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (lines.length > 0) {
    await trx
      .insertInto('order_refund_line')
      .values(
        lines.map(({ lineNo, quantity, amount, cause }) => ({
          refund_id: id,
          order_id: refund.order_id,
          line_no: lineNo,
          quantity,
          amount,
          cause,
        })),
      )
      .execute();
  }
  return id;
}

/** Adds the refund to the order and its lines; the database refuses more than existed. */
export async function addRefunded(
  trx: Db,
  orderId: number,
  back: { readonly goods: number; readonly shipping: number },
  lines: readonly { readonly lineNo: number; readonly quantity: number }[],
): Promise<void> {
  const order = sql`
    update orders set refunded_goods = refunded_goods + ${back.goods}, refunded_shipping = refunded_shipping + ${back.shipping}
    where id = ${orderId}`;
  const units = sql`
    update order_line l set refunded_quantity = l.refunded_quantity + r.quantity
    from unnest(${lines.map(({ lineNo }) => lineNo)}::smallint[], ${lines.map(({ quantity }) => quantity)}::integer[])
           as r (line_no, quantity)
    where l.order_id = ${orderId} and l.line_no = r.line_no`;
  await pipeline(trx, [order, units]);
}

export interface ShownRefund extends OrderRefundRow {
  readonly lines: readonly RefundedLine[];
  /** Whether the bank has confirmed its part; true without one. */
  readonly at_bank: boolean;
}

/** Returns the refunds of an order, oldest first. */
export async function refundsOf(db: Db, orderId: number): Promise<ShownRefund[]> {
  const { rows } = await sql<ShownRefund>`
    select r.*, coalesce((
      select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'quantity', l.quantity, 'amount', l.amount, 'cause', l.cause) order by l.line_no)
      from order_refund_line l where l.refund_id = r.id), '[]') as lines,
      not exists (select from bank_refund b where b.id = 'refund-' || r.id and b.done_at is null) as at_bank
    from order_refund r where r.order_id = ${orderId} order by r.id`.execute(db);
  return rows;
}
