import type { OrderState } from '@havan/domain/order';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface FeedLineRow {
  readonly lineNo: number;
  readonly listingId: number;
  readonly productId: number;
  readonly productName: string;
  readonly barcode: string;
  readonly expiration: string | null;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly vatRate: number;
  readonly lineTotal: number;
}

export interface FeedOrderRow {
  readonly order_id: number;
  /** The transaction of the last change, as text: its number has 64 bits. */
  readonly xid: string;
  readonly changed_at: Date;
  readonly state: OrderState;
  readonly created_at: Date;
  readonly ship_by: Date;
  readonly total: number;
  readonly buyer_name: string;
  readonly lines: readonly FeedLineRow[];
}

/**
 * Returns orders of a seller after a position of the feed, in the order of their last change. Changes of transactions
 * that began after the oldest running one are left out until it has ended: it may still commit changes before them.
 */
export async function findChangedOrders(
  db: Db,
  sellerId: number,
  after: { readonly xid: string; readonly orderId: number },
  limit: number,
): Promise<FeedOrderRow[]> {
  const { rows } = await sql<FeedOrderRow>`
    select c.order_id, c.xid::text as xid, c.at as changed_at, o.state, o.created_at, o.ship_by, o.total,
      b.name as buyer_name,
      (select coalesce(jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'listingId', l.listing_id,
          'productId', l.product_id, 'productName', l.product_name, 'barcode', l.barcode, 'expiration', l.expiration,
          'quantity', l.quantity, 'unitPrice', l.unit_price, 'vatRate', l.vat_rate, 'lineTotal', l.line_total)
          order by l.line_no), '[]'::jsonb)
        from order_line l where l.order_id = c.order_id) as lines
    from order_change c join orders o on o.id = c.order_id join company b on b.id = o.buyer_company_id
    where c.seller_id = ${sellerId} and (c.xid, c.order_id) > (${after.xid}::xid8, ${after.orderId}::bigint)
      and c.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by c.xid, c.order_id limit ${limit}`.execute(db);
  return rows;
}
