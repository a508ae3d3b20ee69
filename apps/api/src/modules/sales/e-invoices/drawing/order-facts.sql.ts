import type { ProductKind } from '@havan/domain/product-permission';
import type { OrderState } from '@havan/domain/order';
import type { VatRate } from '@havan/domain/money';
import { sql } from 'kysely';
import type { Db } from '../../../../core/db/database.ts';

/** The data of a company in the register of companies. */
export interface PartyRow {
  readonly id: number;
  readonly trade_name: string;
  readonly tax_number: string;
  readonly tax_office: string;
  readonly address_line: string;
  readonly town: string;
  readonly city: string;
  readonly mersis_no: string | null;
  readonly phone: string;
  readonly email: string;
}

export interface OrderLineFact {
  readonly line_no: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly barcode: string;
  readonly kind: ProductKind;
  readonly quantity: number;
  readonly refunded_quantity: number;
  readonly bonus_quantity: number;
  readonly unit_price: number;
  readonly list_price: number | null;
  readonly campaign_title: string | null;
  readonly vat_rate: VatRate;
}

/** An order with all facts for its invoice. */
export interface OrderFacts {
  readonly id: number;
  readonly state: OrderState;
  readonly created_at: Date;
  readonly shipped_at: Date | null;
  readonly shipping_fee: number;
  readonly refunded_shipping: number;
  /** The billing details that the buyer chose; null for its register data. */
  readonly invoice_details: unknown;
  readonly seller: PartyRow;
  readonly buyer: PartyRow;
  readonly lines: readonly OrderLineFact[];
  /** Id of the existing draft; null without one. */
  readonly draft_id: number | null;
}

const party = (alias: string) => sql`(
  select jsonb_build_object('id', c.id, 'trade_name', c.trade_name, 'tax_number', c.tax_number,
    'tax_office', c.tax_office, 'address_line', c.address_line, 'town', t.name, 'city', city.name,
    'mersis_no', c.mersis_no, 'phone', c.phone, 'email', c.email)
  from company c join town t on t.id = c.town_id join city on city.id = c.city_id
  where c.id = ${sql.ref(alias)})`;

const facts = sql`
  o.id, o.state, o.created_at, o.shipped_at, o.shipping_fee, o.refunded_shipping, o.invoice_details,
  ${party('o.seller_company_id')} as seller, ${party('o.buyer_company_id')} as buyer,
  (select jsonb_agg(jsonb_build_object('line_no', l.line_no, 'product_id', l.product_id,
     'product_name', l.product_name, 'barcode', l.barcode, 'kind', p.kind, 'quantity', l.quantity,
     'refunded_quantity', l.refunded_quantity, 'bonus_quantity', l.bonus_quantity, 'unit_price', l.unit_price,
     'list_price', l.list_price, 'campaign_title', l.campaign_title, 'vat_rate', l.vat_rate) order by l.line_no)
   from order_line l join product p on p.id = l.product_id where l.order_id = o.id) as lines`;

/** SQL condition: a paid order whose goods are to be or were shipped, so that there is something to invoice. */
const invoiced = sql`o.state in ('awaitingShipment', 'shipped', 'awaitingBuyerApproval', 'completed')`;

const withoutInvoice = sql`
  not exists (select from e_invoice i where i.order_id = o.id and i.kind = 'sale' and i.state = 'issued')
  and not exists (select from order_invoice u where u.order_id = o.id)
  and exists (select from order_line l where l.order_id = o.id and l.quantity > l.refunded_quantity)`;

/** Returns the facts of an order that its invoice contains, for one of its sides; null for others. */
export async function orderFacts(db: Db, orderId: number, companyId: number): Promise<OrderFacts | null> {
  const { rows } = await sql<OrderFacts>`
    select ${facts}, null::bigint as draft_id from orders o
    where o.id = ${orderId} and ${companyId} in (o.seller_company_id, o.buyer_company_id)`.execute(db);
  return rows[0] ?? null;
}

/** Returns the same, with the order held until the transaction ends. */
export async function lockOrderFacts(
  trx: Db,
  orderId: number,
  companyId: number,
): Promise<OrderFacts | null> {
  await sql`select from orders where id = ${orderId} for update`.execute(trx);
  return orderFacts(trx, orderId, companyId);
}

/** Returns the orders of a seller that wait for their invoice, the oldest first, behind `after`. */
export async function waitingOrders(
  db: Db,
  sellerId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<OrderFacts[]> {
  const { rows } = await sql<OrderFacts>`
    select ${facts}, (select i.id from e_invoice i
      where i.order_id = o.id and i.kind = 'sale' and i.state = 'draft') as draft_id
    from orders o
    where o.seller_company_id = ${sellerId} and o.id > ${after} and ${invoiced} and ${withoutInvoice}
    order by o.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns the numbers of the orders that wait, at most `limit`; of those named, or of all. */
export async function waitingOrderIds(
  db: Db,
  sellerId: number,
  named: readonly number[] | null,
  limit: number,
): Promise<number[]> {
  const narrowed = named === null ? sql`` : sql`and o.id = any(${named}::bigint[])`;
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o
    where o.seller_company_id = ${sellerId} and ${invoiced} and ${withoutInvoice} ${narrowed}
    order by o.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countWaiting(db: Db, sellerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from orders o
    where o.seller_company_id = ${sellerId} and ${invoiced} and ${withoutInvoice}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns a company's own data for its invoices. */
export async function findParty(db: Db, companyId: number): Promise<PartyRow> {
  const { rows } = await sql<{ party: PartyRow }>`
    select ${party('company.id')} as party from company where company.id = ${companyId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no company ${companyId}`);
  return row.party;
}
