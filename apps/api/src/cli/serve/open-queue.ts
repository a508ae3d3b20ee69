import type { Log } from '../../core/context.ts';
import { openDatabase } from '../../core/db/database.ts';
import { grantQueue } from '../../modules/notifications/deliveries/deliveries.service.ts';
import {
  type DeliveryQueue,
  openDeliveryQueue,
} from '../../modules/notifications/deliveries/delivery-queue.ts';

/** Opens the delivery queue in the database at `url`, creating it if necessary; `role` may add to it. */
export async function openQueue(url: string, role: string | undefined, log: Log): Promise<DeliveryQueue> {
  const queue = await openDeliveryQueue({ url, log });
  if (role === undefined) return queue;
  const { db, close } = openDatabase({ url, max: 1, applicationName: 'havan-grant' });
  try {
    await grantQueue(db, queue.schema, role);
  } finally {
    await close();
  }
  return queue;
}
