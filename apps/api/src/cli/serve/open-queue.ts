import type { Log } from '../../core/context.ts';
import { openDatabase } from '../../core/db/database.ts';
import { lockForTransaction, withTransaction } from '../../core/db/transaction.ts';
import { grantQueue } from '../../modules/notifications/deliveries/deliveries.service.ts';
import {
  type DeliveryQueue,
  openDeliveryQueue,
} from '../../modules/notifications/deliveries/delivery-queue.ts';

/** Opens the delivery queue in the database at `url`, creating it if necessary; `role` may add to it. */
export async function openQueue(url: string, role: string | undefined, log: Log): Promise<DeliveryQueue> {
  const queue = await openDeliveryQueue({ url, log });
  if (role !== undefined) await letRoleUse(url, queue, role);
  return queue;
}

/**
 * Grants the role the rights that it needs on the queue. Processes that start together do it one after the other:
 * PostgreSQL refuses concurrent changes of the same rights.
 */
export async function letRoleUse(
  url: string,
  { schema }: Pick<DeliveryQueue, 'schema'>,
  role: string,
): Promise<void> {
  const { db, close } = openDatabase({ url, max: 1, applicationName: 'havan-grant' });
  try {
    await withTransaction(db, async (trx) => {
      await lockForTransaction(trx, 'rights of the delivery queue');
      await grantQueue(trx, schema, role);
    });
  } finally {
    await close();
  }
}
