import { type OrderState, soldStates } from '@havan/domain/order';
import type { OrderCaseKind } from '@havan/domain/order-case';
import type { PaymentMethod } from '@havan/domain/payment';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { withinDays } from '../../../core/db/istanbul-days.ts';
import type { OrderCancelWordTable } from '../../../core/db/schema/order-work-tables.ts';
import type { OrdersTable } from '../../../core/db/schema/trade-tables.ts';

/** The time by which an order `o` had to take its next step on the way to the buyer; null when no step is left. */
const dueAt = sql`case when o.state in ('awaitingSellerConfirmation', 'awaitingShipment') then o.ship_by
  when o.state = 'shipped' then o.estimated_delivery_at end`;

const daysLate = (now: Date) =>
  sql`greatest(0, ceil(extract(epoch from ${now}::timestamptz - (${dueAt})) / 86400))::integer`;

export interface FoundOrderRow {
  readonly id: number;
  readonly state: OrderState;
  readonly created_at: Date;
  readonly total: number;
  readonly buyer_company_id: number;
  readonly buyer: string;
  readonly seller_company_id: number;
  readonly seller: string;
  readonly days_late: number | null;
}

interface OrderSearch {
  /** Id of an order, or a part of the name of its buyer or seller; empty for all. */
  readonly text: string;
  readonly state: OrderState | null;
  readonly lateDays: number | null;
  readonly buyerId: number | null;
  readonly sellerId: number | null;
  /** The buyer or the seller. */
  readonly companyId: number | null;
  /** Istanbul days on which it was placed, both included. */
  readonly from: string | null;
  readonly to: string | null;
  /** Whether only sold orders are meant: paid, and not cancelled. */
  readonly isSold: boolean;
  readonly hasOpenCase: boolean;
  /** Only orders with a lower id. */
  readonly before: number | null;
  readonly now: Date;
}

function conditionOf(text: string) {
  if (text === '') return sql`true`;
  if (/^\d{1,15}$/.test(text)) return sql`o.id = ${Number(text)}`;
  const named = sql`select id from company where trade_name ilike ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
  return sql`(o.buyer_company_id in (${named}) or o.seller_company_id in (${named}))`;
}

/** States of a case that still needs an action. */
const openCaseStates = sql`('open', 'awaitingGoods', 'rejected', 'escalated')`;

/** Returns orders of all companies, the newest first. */
export async function searchOrders(
  db: Db,
  {
    text,
    state,
    lateDays,
    buyerId,
    sellerId,
    companyId,
    from,
    to,
    isSold,
    hasOpenCase,
    before,
    now,
  }: OrderSearch,
  limit: number,
): Promise<FoundOrderRow[]> {
  const late = lateDays === null ? null : new Date(now.getTime() - (lateDays - 1) * 86_400_000);
  const { rows } = await sql<FoundOrderRow>`
    select o.id, o.state, o.created_at, o.total, o.buyer_company_id, o.seller_company_id,
      buyer.trade_name as buyer, seller.trade_name as seller, ${daysLate(now)} as days_late
    from orders o
    join company buyer on buyer.id = o.buyer_company_id
    join company seller on seller.id = o.seller_company_id
    where ${conditionOf(text)} ${state === null ? sql`` : sql`and o.state = ${state}`}
      ${late === null ? sql`` : sql`and (${dueAt}) < ${late}`}
      ${buyerId === null ? sql`` : sql`and o.buyer_company_id = ${buyerId}`}
      ${sellerId === null ? sql`` : sql`and o.seller_company_id = ${sellerId}`}
      ${companyId === null ? sql`` : sql`and ${companyId} in (o.buyer_company_id, o.seller_company_id)`}
      and ${sql.join([sql`true`, ...withinDays(sql`o.created_at`, { from, to })], sql` and `)}
      ${isSold ? sql`and o.state in (${sql.join([...soldStates])})` : sql``}
      ${hasOpenCase ? sql`and exists (select from order_case c where c.order_id = o.id and c.state in ${openCaseStates})` : sql``}
      ${before === null ? sql`` : sql`and o.id < ${before}`}
    order by o.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface MarketOrderRow extends Selectable<OrdersTable> {
  readonly buyer: string;
  readonly seller: string;
  readonly days_late: number | null;
  readonly method: PaymentMethod;
  readonly parcel_carrier_id: number | null;
  readonly follow_up_number: string | null;
  readonly open_case: OrderCaseKind | null;
}

/** Returns one order of any company. */
export async function findMarketOrder(db: Db, id: number, now: Date): Promise<MarketOrderRow | undefined> {
  const { rows } = await sql<MarketOrderRow>`
    select o.*, buyer.trade_name as buyer, seller.trade_name as seller, ${daysLate(now)} as days_late, p.method,
      s.carrier_id as parcel_carrier_id, s.follow_up_number,
      (select kind from order_case c where c.order_id = o.id
         and c.state in ${openCaseStates}) as open_case
    from orders o
    join company buyer on buyer.id = o.buyer_company_id
    join company seller on seller.id = o.seller_company_id
    join payment p on p.id = o.payment_id
    left join shipment s on s.order_id = o.id
    where o.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Returns the number and sum of the orders that end together with a pre-order, and how much of their transfer has
 * arrived, in kuruş.
 */
export async function findTogether(
  db: Db,
  paymentId: string,
): Promise<{ readonly orders: number; readonly total: number; readonly received: number }> {
  const { rows } = await sql<{ orders: number; total: number; received: number }>`
    select count(*) as orders, coalesce(sum(total), 0)::bigint as total,
      (select coalesce(sum(amount), 0)::bigint from incoming_transfer where payment_id = ${paymentId}) as received
    from orders where payment_id = ${paymentId} and state = 'preOrder'`.execute(db);
  return rows[0] ?? { orders: 0, total: 0, received: 0 };
}

/** Returns the payment id of an order that waits for a transfer; null for any other order. */
export async function waitingTransferOf(db: Db, orderId: number): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('payment_id')
    .where('id', '=', orderId)
    .where('state', '=', 'preOrder')
    .executeTakeFirst();
  return row?.payment_id ?? null;
}

/** Returns the first operator's request to cancel an order in this state; undefined without one. */
export const findCancelWord = (db: Db, orderId: number, state: OrderState) =>
  db
    .selectFrom('order_cancel_word')
    .innerJoin('operator', 'operator.id', 'order_cancel_word.operator_id')
    .select(['order_cancel_word.operator_id', 'order_cancel_word.reason_id', 'operator.name'])
    .where('order_cancel_word.order_id', '=', orderId)
    .where('order_cancel_word.state', '=', state)
    .executeTakeFirst();

/** Stores an operator's request to cancel; it replaces an earlier one. */
export const keepCancelWord = (trx: Db, word: Insertable<OrderCancelWordTable>) =>
  trx
    .insertInto('order_cancel_word')
    .values(word)
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(word))
    .execute();
