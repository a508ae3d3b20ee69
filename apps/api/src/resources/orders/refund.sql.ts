import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { OrderRefundTable } from '../../db/schema/order-work-tables.ts';

export type OrderRefundRow = Selectable<OrderRefundTable>;

/** Writes down that units and money of an order went back; answers the id of the refund. */
export async function insertRefund(
  trx: Db,
  refund: Omit<OrderRefundRow, 'id'>,
  lines: readonly { readonly lineNo: number; readonly quantity: number; readonly amount: number }[],
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
        lines.map(({ lineNo, quantity, amount }) => ({
          refund_id: id,
          order_id: refund.order_id,
          line_no: lineNo,
          quantity,
          amount,
        })),
      )
      .execute();
  }
  return id;
}

/** Counts what went back on the order and its lines; the database refuses more than there was. */
export async function addRefunded(
  trx: Db,
  orderId: number,
  back: { readonly goods: number; readonly shipping: number },
  lines: readonly { readonly lineNo: number; readonly quantity: number }[],
): Promise<void> {
  const order = sql`
    update orders set refunded_goods = refunded_goods + ${back.goods}, refunded_shipping = refunded_shipping + ${back.shipping}
    where id = ${orderId}`.execute(trx);
  const units = sql`
    update order_line l set refunded_quantity = l.refunded_quantity + r.quantity
    from unnest(${lines.map(({ lineNo }) => lineNo)}::smallint[], ${lines.map(({ quantity }) => quantity)}::integer[])
           as r (line_no, quantity)
    where l.order_id = ${orderId} and l.line_no = r.line_no`.execute(trx);
  await Promise.all([order, units]);
}

export interface ShownRefund extends OrderRefundRow {
  readonly lines: readonly { readonly lineNo: number; readonly quantity: number; readonly amount: number }[];
  /** The bank has confirmed its part; true when it had none. */
  readonly at_bank: boolean;
}

/** The refunds of an order, oldest first. */
export async function refundsOf(db: Db, orderId: number): Promise<ShownRefund[]> {
  const { rows } = await sql<ShownRefund>`
    select r.*, coalesce((
      select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'quantity', l.quantity, 'amount', l.amount) order by l.line_no)
      from order_refund_line l where l.refund_id = r.id), '[]') as lines,
      not exists (select from bank_refund b where b.id = 'refund-' || r.id and b.done_at is null) as at_bank
    from order_refund r where r.order_id = ${orderId} order by r.id`.execute(db);
  return rows;
}
