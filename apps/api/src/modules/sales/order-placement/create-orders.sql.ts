import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { PaymentSnapshot } from './payment-snapshot.ts';
import type { OrderEventTable, OrderLineTable, OrdersTable } from '../../../core/db/schema/trade-tables.ts';

type Given = 'payment_id' | 'buyer_company_id' | 'state' | 'created_at';

/** One order of a payment, with its lines. */
export interface NewOrder extends Omit<Insertable<OrdersTable>, Given | 'address' | 'invoice_details'> {
  readonly address: PaymentSnapshot['address'];
  readonly invoice_details: PaymentSnapshot['invoice'];
  readonly lines: readonly Omit<Insertable<OrderLineTable>, 'order_id'>[];
}

interface OpenedBy {
  readonly paymentId: string;
  readonly buyerCompanyId: number;
  readonly buyerUserId: number;
  readonly at: Date;
  /** A pre-order waits for its transfer. */
  readonly state: 'awaitingSellerConfirmation' | 'preOrder';
}

interface OpenedOrders {
  /** The ids of the orders, by seller. */
  readonly ids: ReadonlyMap<number, number>;
  readonly buyerName: string;
}

/** Creates the orders of a payment, one for each seller, with their lines and first history entries. */
export async function insertOrders(
  db: Db,
  { paymentId, buyerCompanyId, buyerUserId, at, state }: OpenedBy,
  orders: readonly NewOrder[],
): Promise<OpenedOrders> {
  const { rows } = await sql<{ id: number; seller_company_id: number; buyer_name: string }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(orders)}) as o (
        seller_company_id bigint, goods_total bigint, shipping_fee bigint, vat_total bigint, total bigint,
        commission bigint, campaign_subsidy bigint, points_amount bigint, address jsonb, carrier_id smallint,
        invoice_details jsonb, ship_by timestamptz, lines jsonb)
    ), opened as (
      insert into orders (payment_id, buyer_company_id, seller_company_id, state, goods_total, shipping_fee, vat_total,
                          total, commission, campaign_subsidy, points_amount, address, carrier_id, invoice_details,
                          created_at, ship_by)
      select ${paymentId}, ${buyerCompanyId}, seller_company_id, ${state}, goods_total, shipping_fee,
             vat_total, total, commission, campaign_subsidy, points_amount, address, carrier_id, invoice_details,
             ${at}, ship_by
      from wanted
      returning id, seller_company_id
    ), lines as (
      insert into order_line (order_id, line_no, listing_id, product_id, product_name, barcode, expiration, quantity,
                              unit_price, vat_rate, line_total, list_price, campaign_code, campaign_title,
                              bonus_quantity, bonus_campaign_code, unit_cost, psf, lot, serials)
      select opened.id, l.*, listing.cost, product.psf, listing.lot,
             listing.serials[1:l.quantity]
      from wanted
      join opened using (seller_company_id)
      cross join jsonb_to_recordset(wanted.lines) as l (
        line_no smallint, listing_id bigint, product_id bigint, product_name text, barcode text, expiration date,
        quantity integer, unit_price bigint, vat_rate smallint, line_total bigint, list_price bigint,
        campaign_code text, campaign_title text, bonus_quantity integer, bonus_campaign_code text)
      join listing on listing.id = l.listing_id
      join product on product.id = l.product_id
    ), unshelved as (
      update listing set serials = listing.serials[l.quantity + 1:]
      from wanted cross join jsonb_to_recordset(wanted.lines) as l (listing_id bigint, quantity integer)
      where listing.id = l.listing_id and listing.serials <> '{}'
    ), begun as (
      insert into order_event (order_id, at, action, party, user_id, to_state)
      select id, ${at}, 'open', 'buyer', ${buyerUserId}, ${state} from opened
    )
    select opened.*, buyer.name as buyer_name
    from opened join company buyer on buyer.id = ${buyerCompanyId}`.execute(db);
  return {
    ids: new Map(rows.map((row) => [row.seller_company_id, row.id])),
    buyerName: rows[0]?.buyer_name ?? '',
  };
}

/** Appends to the history of orders, which is never changed. */
export async function insertEvents(db: Db, events: readonly Insertable<OrderEventTable>[]): Promise<void> {
  await db
    .insertInto('order_event')
    .values([...events])
    .execute();
}

export async function companyNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from company where id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.name]));
}
