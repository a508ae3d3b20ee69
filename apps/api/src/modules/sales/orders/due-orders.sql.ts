import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { OrdersTable } from '../../../core/db/schema/trade-tables.ts';

/** An open case, which prevents the automatic approval. */
const isDisputed = sql`exists (
  select from order_case c where c.order_id = orders.id and c.state in ('open', 'awaitingGoods', 'rejected', 'escalated'))`;

/**
 * Returns orders that are due: delivered ones for their approval, or those shipped before `shippedBefore`.
 * Only orders placed in this installation are delivered by time; shipments of the demo market's history stay
 * in transit.
 */
export async function dueOrders(
  db: Db,
  due: { readonly autoApproveBefore: Date } | { readonly shippedBefore: Date },
  limit: number,
): Promise<number[]> {
  const condition =
    'autoApproveBefore' in due
      ? sql`state = 'awaitingBuyerApproval' and auto_approve_at <= ${due.autoApproveBefore} and not ${isDisputed}`
      : sql`state = 'shipped' and shipped_at <= ${due.shippedBefore} and exists (
          select from payment p where p.id = orders.payment_id and p.idempotency_key is not null)`;
  const { rows } = await sql<{ id: number }>`
    select id from orders where ${condition} order by id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

type RemindedOrder = Pick<Selectable<OrdersTable>, 'id' | 'buyer_company_id' | 'seller_company_id' | 'total'>;

/**
 * Claims orders whose shipping time or automatic approval is due before `until`; each is claimed once for each kind of
 * reminder.
 */
export async function claimReminders(
  trx: Db,
  kind: 'shipBy' | 'approval',
  now: Date,
  until: Date,
  limit: number,
): Promise<RemindedOrder[]> {
  const due =
    kind === 'shipBy'
      ? sql`state in ('awaitingSellerConfirmation', 'awaitingShipment') and ship_reminded_at is null
            and ship_by > ${now} and ship_by <= ${until}`
      : sql`state = 'awaitingBuyerApproval' and approval_reminded_at is null
            and auto_approve_at > ${now} and auto_approve_at <= ${until} and not ${isDisputed}`;
  const mark = kind === 'shipBy' ? sql`ship_reminded_at = ${now}` : sql`approval_reminded_at = ${now}`;
  const { rows } = await sql<RemindedOrder>`
    update orders set ${mark} where id in (
      select id from orders where ${due} order by id limit ${limit} for update skip locked)
    returning id, buyer_company_id, seller_company_id, total`.execute(trx);
  return rows;
}
