import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

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

/** Changes the tracking number or carrier of a shipment in transit. */
export async function correctShipment(
  trx: Db,
  { orderId, carrierId, followUpNumber }: { orderId: number; carrierId: number; followUpNumber: string },
): Promise<void> {
  await trx
    .updateTable('shipment')
    .set({ carrier_id: carrierId, follow_up_number: followUpNumber })
    .where('order_id', '=', orderId)
    .execute();
}

/**
 * Returns an order of the seller, shipped since a time, that has a tracking number but another address than the given
 * order; null without one.
 */
export async function orderSharingNumber(
  trx: Db,
  wanted: {
    readonly orderId: number;
    readonly sellerId: number;
    readonly followUpNumber: string;
    readonly since: Date;
  },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select other.id
    from shipment s
    join orders other on other.id = s.order_id
    join orders own on own.id = ${wanted.orderId}
    where s.follow_up_number = ${wanted.followUpNumber}
      and s.shipped_at >= ${wanted.since}
      and other.id <> own.id
      and other.seller_company_id = ${wanted.sellerId}
      and own.seller_company_id = ${wanted.sellerId}
      and (other.buyer_company_id <> own.buyer_company_id
           or other.address - 'receiver' - 'phone' <> own.address - 'receiver' - 'phone')
    order by other.id desc
    limit 1`.execute(trx);
  return rows[0]?.id ?? null;
}
