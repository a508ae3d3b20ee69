import type { OrderState } from '@havan/domain/order';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { BlueTickType, CompanyType } from '@havan/domain/company';
import type { Db } from '../../db/database.ts';
import type { OrderLineTable, OrdersTable } from '../../db/schema/trade-tables.ts';

export type OrderSide = 'purchased' | 'sold';

/** An order with what a list shows of it. */
export interface OrderRow {
  readonly id: number;
  readonly state: OrderState;
  readonly created_at: Date;
  readonly ship_by: Date;
  readonly total: number;
  readonly buyer_id: number;
  readonly buyer_name: string;
  readonly buyer_city: string;
  readonly seller_id: number;
  readonly seller_username: string;
  readonly seller_type: CompanyType;
  readonly seller_city: string;
  readonly seller_score: number | null;
  readonly seller_blue_tick: BlueTickType | null;
  readonly line_count: number;
  readonly unit_count: number;
  readonly first_products: readonly { readonly product_id: number; readonly product_name: string }[];
  readonly carrier_id: number | null;
  readonly follow_up_number: string | null;
}

const summaryColumns = sql`
  o.id, o.state, o.created_at, o.ship_by, o.total,
  buyer.id as buyer_id, buyer.name as buyer_name, buyer_city.name as buyer_city,
  seller.id as seller_id, seller.name as seller_username, seller.company_type as seller_type,
  seller_city.name as seller_city, seller.score_tenths as seller_score, seller.blue_tick_type as seller_blue_tick,
  l.line_count, l.unit_count, l.first_products, s.carrier_id, s.follow_up_number`;

const summaryJoins = sql`
  join company buyer on buyer.id = o.buyer_company_id
  join city buyer_city on buyer_city.id = buyer.city_id
  join company seller on seller.id = o.seller_company_id
  join city seller_city on seller_city.id = seller.city_id
  join lateral (
    select count(*) as line_count, sum(quantity)::integer as unit_count,
           jsonb_agg(jsonb_build_object('product_id', product_id, 'product_name', product_name) order by line_no)
             filter (where line_no <= 4) as first_products
    from order_line where order_id = o.id
  ) l on true
  left join shipment s on s.order_id = o.id`;

const ownedBy = (side: OrderSide, companyId: number): RawBuilder<unknown> =>
  side === 'purchased' ? sql`o.buyer_company_id = ${companyId}` : sql`o.seller_company_id = ${companyId}`;

/** Letters that a search does not tell apart; `text` is any SQL text. */
const folded = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`translate(lower(${text} collate "tr-TR-x-icu"), 'çğıöşüâîû', 'cgiosuaiu')`;

export interface OrderFilter {
  readonly companyId: number;
  readonly side: OrderSide;
  /** Null means every state. */
  readonly states: readonly OrderState[] | null;
  /** The text as it was typed, and folded; null for no search. */
  readonly search: { readonly typed: string; readonly folded: string } | null;
  /** Orders older than this one. */
  readonly before: number | null;
  readonly limit: number;
}

/** Orders of a company, newest first. A search looks at number, barcode, products and the other side's name. */
export async function orderRows(
  db: Db,
  { companyId, side, states, search, before, limit }: OrderFilter,
): Promise<OrderRow[]> {
  const other = side === 'purchased' ? sql`seller.name` : sql`buyer.name`;
  const conditions = [
    ownedBy(side, companyId),
    ...(states === null ? [] : [sql`o.state = any(${[...states]})`]),
    ...(before === null ? [] : [sql`o.id < ${before}`]),
    ...(search === null
      ? []
      : [
          sql`(o.id::text = ${search.typed} or strpos(${folded(other)}, ${search.folded}) > 0 or exists (
            select from order_line x where x.order_id = o.id
            and (x.barcode = ${search.typed} or strpos(${folded(sql`x.product_name`)}, ${search.folded}) > 0)))`,
        ]),
  ];
  const { rows } = await sql<OrderRow>`
    select ${summaryColumns} from orders o ${summaryJoins}
    where ${sql.join(conditions, sql` and `)} order by o.id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many orders a company has in each state. */
export async function orderCounts(
  db: Db,
  companyId: number,
  side: OrderSide,
): Promise<{ state: OrderState; count: number }[]> {
  const { rows } = await sql<{ state: OrderState; count: number }>`
    select o.state, count(*) from orders o where ${ownedBy(side, companyId)} group by o.state`.execute(db);
  return rows;
}

export interface OrderDetailRow extends OrderRow {
  readonly goods_total: number;
  readonly shipping_fee: number;
  readonly vat_total: number;
  readonly commission: number;
  readonly address: unknown;
  readonly card_brand: string | null;
  readonly card_last_four: string | null;
  readonly installments: number;
  readonly shipped_at: Date | null;
  readonly auto_approve_at: Date | null;
  readonly postponed: boolean;
}

/** One order as this side sees it; undefined when it is not theirs. */
export async function orderDetailRow(
  db: Db,
  id: number,
  companyId: number,
  side: OrderSide,
): Promise<OrderDetailRow | undefined> {
  const { rows } = await sql<OrderDetailRow>`
    select ${summaryColumns}, o.goods_total, o.shipping_fee, o.vat_total, o.commission, o.address,
           p.card_brand, p.card_last_four, p.installments, s.shipped_at, o.auto_approve_at, o.postponed
    from orders o ${summaryJoins} join payment p on p.id = o.payment_id
    where o.id = ${id} and ${ownedBy(side, companyId)}`.execute(db);
  return rows[0];
}

export const orderLines = (db: Db, orderId: number): Promise<Selectable<OrderLineTable>[]> =>
  db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).orderBy('line_no').execute();

/** The moments at which an order changed its state, oldest first. */
export async function orderHistory(
  db: Db,
  orderId: number,
): Promise<{ at: Date; to_state: OrderState; note: string | null }[]> {
  const { rows } = await sql<{ at: Date; to_state: OrderState; note: string | null }>`
    select at, to_state, note from order_event
    where order_id = ${orderId} and from_state is distinct from to_state order by id`.execute(db);
  return rows;
}

export type LockedOrder = Selectable<OrdersTable>;

/** An order on either side of which the company stands, held until the transaction ends. */
export const lockOrderOf = (trx: Db, id: number, companyId: number): Promise<LockedOrder | undefined> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where((where) =>
      where.or([where('buyer_company_id', '=', companyId), where('seller_company_id', '=', companyId)]),
    )
    .forUpdate()
    .executeTakeFirst();

/** An order for the system's own work; undefined while somebody else holds it. */
export const lockFreeOrder = (trx: Db, id: number): Promise<LockedOrder | undefined> =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();

export async function updateOrder(trx: Db, id: number, changes: Updateable<OrdersTable>): Promise<void> {
  await trx.updateTable('orders').set(changes).where('id', '=', id).execute();
}

export async function insertShipment(
  trx: Db,
  shipment: {
    readonly orderId: number;
    readonly carrierId: number;
    readonly followUpNumber: string;
    readonly shippedAt: Date;
  },
): Promise<void> {
  await trx
    .insertInto('shipment')
    .values({
      order_id: shipment.orderId,
      carrier_id: shipment.carrierId,
      follow_up_number: shipment.followUpNumber,
      shipped_at: shipment.shippedAt,
    })
    .execute();
}

export async function companyTypeOf(db: Db, companyId: number): Promise<CompanyType> {
  const row = await db
    .selectFrom('company')
    .select('company_type')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.company_type;
}

/**
 * Orders that time moves on: delivered ones whose approval is due, or shipped ones of before `shippedBefore`. Only what
 * was bought here is delivered by the clock; the parcels that the demo market came with stay on their way.
 */
export async function dueOrders(
  db: Db,
  due: { readonly autoApproveBefore: Date } | { readonly shippedBefore: Date },
  limit: number,
): Promise<number[]> {
  const condition =
    'autoApproveBefore' in due
      ? sql`state = 'awaitingBuyerApproval' and auto_approve_at <= ${due.autoApproveBefore}`
      : sql`state = 'shipped' and shipped_at <= ${due.shippedBefore} and exists (
          select from payment p where p.id = orders.payment_id and p.idempotency_key is not null)`;
  const { rows } = await sql<{ id: number }>`
    select id from orders where ${condition} order by id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
