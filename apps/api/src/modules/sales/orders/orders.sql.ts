import type { OrderDetail } from '@havan/contract/sales/orders';
import type { Place } from '@havan/domain/carrier-pricing';
import type { OrderParty, OrderState, OrderStep } from '@havan/domain/order';
import type { OrderFact } from '@havan/domain/order-fact';
import type { OrderCaseKind } from '@havan/domain/order-case';
import type { PaymentMethod } from '@havan/domain/payment';
import type { ScorePart } from '@havan/domain/seller-score';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { BlueTickType, CompanyType } from '@havan/domain/company';
import { withheldOf } from '../../money/withholding/withholding.service.ts';
import type { Db } from '../../../core/db/database.ts';
import { withinDays } from '../../../core/db/istanbul-days.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import type { OrderLineTable, OrdersTable } from '../../../core/db/schema/trade-tables.ts';
import { countsInScore } from '../score/score-facts.sql.ts';
import { factOf, isEventOf } from './order-facts.sql.ts';

export type OrderSide = 'purchased' | 'sold';

/** An order with the columns of a list. */
export interface OrderRow {
  readonly id: number;
  readonly state: OrderState;
  readonly created_at: Date;
  readonly ship_by: Date;
  readonly total: number;
  readonly buyer_id: number;
  readonly buyer_type: CompanyType;
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
  readonly refunded_total: number;
  readonly prepared_at: Date | null;
  readonly has_invoice: boolean;
  readonly open_case: OrderCaseKind | null;
}

/** SQL for the kind of the open case of an order `o`; null without one. */
const openCaseOf = sql`(select kind from order_case c where c.order_id = o.id
  and c.state in ('open', 'awaitingGoods', 'rejected', 'escalated')) as open_case`;

const isRated = sql`exists (select from order_rating r where r.order_id = o.id) as is_rated`;

const summaryColumns = sql`
  o.id, o.state, o.created_at, o.ship_by, o.total,
  buyer.id as buyer_id, buyer.company_type as buyer_type, buyer.name as buyer_name, buyer_city.name as buyer_city,
  seller.id as seller_id, seller.name as seller_username, seller.company_type as seller_type,
  seller_city.name as seller_city, seller.score_tenths as seller_score, seller.blue_tick_type as seller_blue_tick,
  l.line_count, l.unit_count, l.first_products, s.carrier_id, s.follow_up_number,
  o.refunded_goods + o.refunded_shipping as refunded_total, o.prepared_at,
  (exists (select from order_invoice i where i.order_id = o.id) or exists (select from e_invoice e
     where e.order_id = o.id and e.kind = 'sale' and e.state = 'issued')) as has_invoice, ${openCaseOf}`;

const summaryJoins = sql`
  join company buyer on buyer.id = o.buyer_company_id
  join city buyer_city on buyer_city.id = buyer.city_id
  join company seller on seller.id = o.seller_company_id
  join city seller_city on seller_city.id = seller.city_id
  join lateral (
    select count(*) as line_count,
           -- What was not supplied was never part of the parcel.
           (sum(quantity) - case when o.refunded_goods = 0 then 0 else coalesce((
             select sum(gone.quantity) from order_refund r join order_refund_line gone on gone.refund_id = r.id
             where r.order_id = o.id and r.kind = 'notSupplied'), 0) end)::integer as unit_count,
           jsonb_agg(jsonb_build_object('product_id', product_id, 'product_name', product_name) order by line_no)
             filter (where line_no <= 4) as first_products
    from order_line where order_id = o.id
  ) l on true
  left join shipment s on s.order_id = o.id`;

const ownedBy = (side: OrderSide, companyId: number): RawBuilder<unknown> =>
  side === 'purchased' ? sql`o.buyer_company_id = ${companyId}` : sql`o.seller_company_id = ${companyId}`;

/** Folds letters that a search treats as equal; `text` is any SQL text. */
const folded = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`translate(lower(${text} collate "tr-TR-x-icu"), 'çğıöşüâîû', 'cgiosuaiu')`;

export interface OrderFilter {
  readonly companyId: number;
  readonly side: OrderSide;
  /** Null for every state. */
  readonly states: readonly OrderState[] | null;
  /** The text as it was typed, and folded; null for no search. */
  readonly search: { readonly typed: string; readonly folded: string } | null;
  /** Istanbul days, both included; null for no bound. */
  readonly from: string | null;
  readonly to: string | null;
  /** Only with this company on the other side. */
  readonly otherId: number | null;
  /** Only the orders that a figure of the panel counts; null for all. */
  readonly fact: OrderFact | null;
  /** Only sales that count in this part of the company's score; null for all. */
  readonly scorePart: ScorePart | null;
  readonly productId: number | null;
  readonly brandId: number | null;
  readonly categoryId: number | null;
  /** Province of the company on the other side. */
  readonly cityId: number | null;
  readonly now: Date;
  /** Only orders with a lower id. */
  readonly before: number | null;
  readonly limit: number;
}

/** Returns the condition of a filter on an order `o`, without state and cursor. */
export function narrowing({
  companyId,
  side,
  search,
  from,
  to,
  otherId,
  fact,
  scorePart,
  productId,
  brandId,
  categoryId,
  cityId,
  now,
}: Omit<OrderFilter, 'states' | 'before' | 'limit'>) {
  const other = side === 'purchased' ? sql`seller.name` : sql`buyer.name`;
  const otherColumn = side === 'purchased' ? sql`o.seller_company_id` : sql`o.buyer_company_id`;
  return [
    ownedBy(side, companyId),
    ...(otherId === null ? [] : [sql`${otherColumn} = ${otherId}`]),
    ...withinDays(sql`o.created_at`, { from, to }),
    ...(fact === null ? [] : [factOf(fact, now)]),
    ...(scorePart === null ? [] : [countsInScore(companyId, scorePart, now)]),
    ...(productId === null ? [] : [withGoods(sql`x.product_id = ${productId}`)]),
    ...(brandId === null ? [] : [withGoods(sql`p.brand_id = ${brandId}`)]),
    ...(categoryId === null ? [] : [withGoods(sql`p.category_id = ${categoryId}`)]),
    ...(cityId === null
      ? []
      : [sql`exists (select from company x where x.id = ${otherColumn} and x.city_id = ${cityId})`]),
    ...(search === null
      ? []
      : [
          sql`(${numbered(search.typed)} or strpos(${folded(other)}, ${search.folded}) > 0 or exists (
            select from order_line x where x.order_id = o.id
            and (x.barcode = ${search.typed} or strpos(${folded(sql`x.product_name`)}, ${search.folded}) > 0)))`,
        ]),
  ];
}

/**
 * Returns the condition that an order has the typed number, or one that begins or ends with it, as buyers
 * read it out on the phone: three digits at least.
 */
const numbered = (typed: string): RawBuilder<unknown> =>
  /^\d{3,}$/.test(typed)
    ? sql`(starts_with(o.id::text, ${typed}) or right(o.id::text, ${typed.length}) = ${typed})`
    : sql`o.id::text = ${typed}`;

const withGoods = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (select from order_line x join product p on p.id = x.product_id where x.order_id = o.id and ${condition})`;

/**
 * Returns orders of a company, newest first. A search looks at number, barcode, products and the other side's
 * name.
 */
export async function orderRows(db: Db, filter: OrderFilter): Promise<OrderRow[]> {
  const { states, before, limit } = filter;
  const conditions = [
    ...narrowing(filter),
    ...(states === null ? [] : [sql`o.state = any(${[...states]})`]),
    ...(before === null ? [] : [sql`o.id < ${before}`]),
  ];
  const { rows } = await sql<OrderRow>`
    select ${summaryColumns} from orders o ${summaryJoins}
    where ${sql.join(conditions, sql` and `)} order by o.id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Returns the number of orders in each state, ignoring the search text, which would cost as much as listing
 * them.
 */
export async function orderCounts(
  db: Db,
  filter: Omit<OrderFilter, 'states' | 'before' | 'limit' | 'search'>,
): Promise<{ state: OrderState; count: number }[]> {
  const { rows } = await sql<{ state: OrderState; count: number }>`
    select o.state, count(*) from orders o
    where ${sql.join(narrowing({ ...filter, search: null }), sql` and `)} group by o.state`.execute(db);
  return rows;
}

/** Returns the trading partners of a company on a side, by name. */
export async function counterparties(
  db: Db,
  companyId: number,
  side: OrderSide,
): Promise<{ id: number; name: string; count: number }[]> {
  const other = side === 'purchased' ? sql`o.seller_company_id` : sql`o.buyer_company_id`;
  const { rows } = await sql<{ id: number; name: string; count: number }>`
    select c.id, c.name, count(*) from orders o join company c on c.id = ${other}
    where ${ownedBy(side, companyId)} group by c.id order by c.name limit 500`.execute(db);
  return rows;
}

export interface OrderDetailRow extends OrderRow {
  readonly goods_total: number;
  readonly shipping_fee: number;
  readonly vat_total: number;
  readonly commission: number;
  readonly campaign_subsidy: number;
  /** Income tax withheld from the seller, in kuruş. */
  readonly withheld: number;
  readonly points_amount: number;
  readonly address: unknown;
  readonly invoice_to: OrderDetail['invoiceTo'];
  readonly chosen_carrier_id: number | null;
  /** Tracking page of the carrier of the shipment; null when none is known. */
  readonly tracking_address: string | null;
  readonly method: PaymentMethod;
  readonly transfer_reference: string | null;
  readonly payment_expires_at: Date;
  readonly payment_amount: number;
  /** The sum received by bank transfer, in kuruş. */
  readonly received: number;
  readonly uses_wallet: boolean;
  readonly has_devices: boolean;
  readonly card_brand: string | null;
  readonly card_last_four: string | null;
  readonly installments: number;
  readonly shipped_at: Date | null;
  readonly auto_approve_at: Date | null;
  readonly postponed: boolean;
  readonly payment_id: string;
  readonly buyer_company_id: number;
  readonly seller_company_id: number;
  readonly refunded_goods: number;
  readonly refunded_shipping: number;
  readonly estimated_delivery_at: Date | null;
  readonly delivered_at: Date | null;
  readonly completed_at: Date | null;
  readonly is_rated: boolean;
  readonly delivers_itself: boolean;
}

/** Returns one order for this side; undefined for a foreign one. */
export async function orderDetailRow(
  db: Db,
  id: number,
  companyId: number,
  side: OrderSide,
  /** Rate of the withholding on orders that are still open, in hundredths of a percent. */
  basisPoints = 0,
): Promise<OrderDetailRow | undefined> {
  const { rows } = await sql<OrderDetailRow>`
    select ${summaryColumns}, o.goods_total, o.shipping_fee, o.vat_total, o.commission, o.campaign_subsidy, o.points_amount, o.address,
           ${withheldOf(basisPoints)} as withheld,
           coalesce(o.invoice_details, jsonb_build_object('title', buyer.trade_name, 'taxOffice', buyer.tax_office,
             'taxOrIdentityNumber', buyer.tax_number,
             'address', buyer.address_line || ', ' || buyer_town.name || ' / ' || buyer_city.name)) as invoice_to,
           o.carrier_id as chosen_carrier_id,
           (select t.address from carrier_tracking t where t.carrier_id = s.carrier_id) as tracking_address,
           p.method, p.transfer_reference, p.expires_at as payment_expires_at, p.amount as payment_amount,
           (select coalesce(sum(i.amount), 0)::bigint from incoming_transfer i where i.payment_id = p.id) as received,
           p.wallet_amount > 0 as uses_wallet,
           exists (select from order_line d join product dp on dp.id = d.product_id
             where d.order_id = o.id and dp.kind = 'medicalDevice') as has_devices, p.card_brand, p.card_last_four, p.installments, s.shipped_at, o.auto_approve_at, o.postponed,
           o.payment_id, o.buyer_company_id, o.seller_company_id, o.refunded_goods, o.refunded_shipping,
           o.estimated_delivery_at, o.delivered_at, o.completed_at,
           ${isRated}, seller.company_type = 'localPharmacyWarehouse' as delivers_itself
    from orders o ${summaryJoins} join payment p on p.id = o.payment_id
    join town buyer_town on buyer_town.id = buyer.town_id
    where o.id = ${id} and ${ownedBy(side, companyId)}`.execute(db);
  return rows[0];
}

export interface OrderLineRow extends Selectable<OrderLineTable> {
  /** Shelf of the goods in the seller's store; null when the listing no longer exists, empty when it names none. */
  readonly shelf: string | null;
}

/** Returns the lines of an order in their order. */
export const orderLines = (db: Db, orderId: number): Promise<OrderLineRow[]> =>
  db
    .selectFrom('order_line')
    .leftJoin('listing', 'listing.id', 'order_line.listing_id')
    .selectAll('order_line')
    .select('listing.shelf')
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute();

export interface OrderEventRow {
  readonly at: Date;
  readonly to_state: OrderState;
  readonly party: OrderParty;
  readonly note: string | null;
  /** Set for the packing and unpacking of the parcel, which leave the state unchanged. */
  readonly step: OrderStep | null;
}

/** Returns the times of an order's state changes and of its packing, oldest first. */
export async function orderHistory(db: Db, orderId: number): Promise<OrderEventRow[]> {
  const { rows } = await sql<OrderEventRow>`
    select at, to_state, party, note,
      case action when 'prepare' then 'prepared' when 'undoPrepare' then 'unprepared' end as step
    from order_event e
    where ${isEventOf(sql`${orderId}`, sql`(select created_at from orders where id = ${orderId})`)}
      and (from_state is distinct from to_state or action in ('prepare', 'undoPrepare'))
    order by id`.execute(db);
  return rows;
}

export interface LockedOrder extends Selectable<OrdersTable> {
  readonly open_case: OrderCaseKind | null;
  readonly is_rated: boolean;
  /** Whether the seller is a warehouse that delivers by itself. */
  readonly delivers_itself: boolean;
}

const lockedColumns = sql`o.*, ${openCaseOf}, ${isRated},
  exists (select from company w where w.id = o.seller_company_id
          and w.company_type = 'localPharmacyWarehouse') as delivers_itself`;

/**
 * Returns the districts between which a parcel travels; undefined where the address of the order names no
 * known district.
 */
export async function placesOnWay(
  db: Db,
  orderId: number,
  sellerId: number,
): Promise<{ readonly from: Place; readonly to: Place } | undefined> {
  const { rows } = await sql<Record<'from_city' | 'from_town' | 'to_city' | 'to_town', number>>`
    select c.city_id as from_city, c.town_id as from_town, t.city_id as to_city, t.id as to_town
    from orders o join company c on c.id = ${sellerId}
    join city on city.name = o.address->>'cityName'
    join town t on t.city_id = city.id and t.name = o.address->>'townName'
    where o.id = ${orderId}`.execute(db);
  const [row] = rows;
  return (
    row && {
      from: { cityId: row.from_city, townId: row.from_town },
      to: { cityId: row.to_city, townId: row.to_town },
    }
  );
}

/** Returns the payment of an order that waits for its transfer, for its buyer; null for any other. */
export async function preOrderPayment(db: Db, id: number, buyerCompanyId: number): Promise<string | null> {
  const { rows } = await sql<{ payment_id: string }>`
    select payment_id from orders
    where id = ${id} and buyer_company_id = ${buyerCompanyId} and state = 'preOrder'`.execute(db);
  return rows[0]?.payment_id ?? null;
}

/** Returns an order of which the company is buyer or seller, locked until the transaction ends. */
export const lockOrderOf = (trx: Db, id: number, companyId: number): Promise<LockedOrder | undefined> =>
  lockWhere(trx, id, sql`where id = ${id} and ${companyId} in (buyer_company_id, seller_company_id)`);

/** Returns an order for the platform, waiting for its lock. */
export const lockOrder = (trx: Db, id: number): Promise<LockedOrder | undefined> =>
  lockWhere(trx, id, sql`where id = ${id}`);

/** Returns an order for a job; undefined while it is locked. */
export const lockFreeOrder = (trx: Db, id: number): Promise<LockedOrder | undefined> =>
  lockWhere(trx, id, sql`where id = ${id}`, sql`skip locked`);

/**
 * Locks first and reads in a separate statement: a statement that waits for its lock sees cases and ratings from before
 * the wait.
 */
async function lockWhere(
  trx: Db,
  id: number,
  condition: RawBuilder<unknown>,
  wait: RawBuilder<unknown> = sql``,
): Promise<LockedOrder | undefined> {
  const [held, read] = await pipeline(trx, [
    sql`select from orders ${condition} for no key update ${wait}`,
    sql<LockedOrder>`select ${lockedColumns} from orders o where o.id = ${id}`,
  ]);
  return held.rows.length > 0 ? read.rows[0] : undefined;
}

export async function updateOrder(trx: Db, id: number, changes: Updateable<OrdersTable>): Promise<void> {
  await trx.updateTable('orders').set(changes).where('id', '=', id).execute();
}

export async function companyTypeOf(db: Db, companyId: number): Promise<CompanyType> {
  const row = await db
    .selectFrom('company')
    .select('company_type')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.company_type;
}
