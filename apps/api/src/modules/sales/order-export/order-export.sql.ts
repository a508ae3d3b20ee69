import type { OrderState } from '@havan/domain/order';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { withheldOf } from '../../money/withholding/withholding.service.ts';
import type { PaymentSnapshot } from '../order-placement/payment-snapshot.ts';
import { narrowing, type OrderFilter } from '../orders/orders.sql.ts';

/** A line of an order with the data of its order. */
export interface ExportRow {
  readonly id: number;
  readonly created_at: Date;
  readonly state: OrderState;
  readonly total: number;
  readonly goods_total: number;
  readonly shipping_fee: number;
  /** VAT included, as stored at the sale. */
  readonly commission: number;
  readonly campaign_subsidy: number;
  readonly refunded_goods: number;
  readonly refunded_shipping: number;
  /** Income tax withheld from the seller, in kuruş. */
  readonly withheld: number;
  readonly address: PaymentSnapshot['address'];
  readonly other_name: string;
  readonly other_city: string;
  /** Tax or identity number; for a buyer that of the invoice details. */
  readonly other_tax_number: string;
  readonly barcode: string;
  readonly product_name: string;
  readonly expiration: string | null;
  readonly quantity: number;
  readonly refunded_quantity: number;
  readonly unit_price: number;
  readonly vat_rate: number;
  readonly line_total: number;
  readonly carrier_id: number | null;
  readonly follow_up_number: string | null;
  /** Number of the attached invoice, else of the issued e-invoice. */
  readonly invoice_number: string | null;
}

/** Returns the lines of the orders of a filter, newest order first, at most `limit` of them. */
export async function exportRows(
  db: Db,
  filter: Omit<OrderFilter, 'before' | 'limit'>,
  limit: number,
  /** Rate of the withholding on orders that are still open, in hundredths of a percent. */
  basisPoints: number,
): Promise<ExportRow[]> {
  const other = filter.side === 'sold' ? sql`buyer` : sql`seller`;
  const taxNumber =
    filter.side === 'sold'
      ? sql`coalesce(o.invoice_details ->> 'taxOrIdentityNumber', buyer.tax_number)`
      : sql`seller.tax_number`;
  const conditions = [
    ...narrowing(filter),
    ...(filter.states === null ? [] : [sql`o.state = any(${[...filter.states]})`]),
  ];
  const { rows } = await sql<ExportRow>`
    select o.id, o.created_at, o.state, o.total, o.goods_total, o.shipping_fee, o.commission, o.campaign_subsidy,
           o.refunded_goods, o.refunded_shipping, ${withheldOf(basisPoints)} as withheld, o.address,
           ${taxNumber} as other_tax_number, ${other}.name as other_name, city.name as other_city,
           l.barcode, l.product_name, l.expiration, l.quantity, l.refunded_quantity, l.unit_price, l.vat_rate,
           l.line_total, s.carrier_id, s.follow_up_number, coalesce(i.invoice_number, e.number) as invoice_number
    from orders o
    join company buyer on buyer.id = o.buyer_company_id
    join company seller on seller.id = o.seller_company_id
    join city on city.id = ${other}.city_id
    join order_line l on l.order_id = o.id
    left join shipment s on s.order_id = o.id
    left join order_invoice i on i.order_id = o.id
    left join e_invoice e on e.order_id = o.id and e.kind = 'sale' and e.state = 'issued'
    where ${sql.join(conditions, sql` and `)}
    order by o.id desc, l.line_no limit ${limit}`.execute(db);
  return rows;
}
