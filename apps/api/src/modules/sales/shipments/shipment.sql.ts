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
