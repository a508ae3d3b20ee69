import type { WebhookRetries } from '../../../core/ports/webhooks/webhook-port.ts';
import type { DeliveryQueue } from '../deliveries/delivery-queue.ts';

export interface RetryQueue extends WebhookRetries {
  /** Calls `onDue` for deliveries that are due again, as soon as the queue is open. */
  readonly attend: (onDue: (deliveryId: number) => Promise<void>) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Returns the queue of webhook retries as jobs of pg-boss, each added in the transaction that stores the failure. It is
 * the queue that the process has opened for mail, else one that its first failure opens.
 */
export function retryQueue(opened: DeliveryQueue | null, open: () => Promise<DeliveryQueue>): RetryQueue {
  let queue: Promise<DeliveryQueue> | null = opened && Promise.resolve(opened);
  const attended = Promise.withResolvers<(deliveryId: number) => Promise<void>>();
  const work = async (ready: Promise<DeliveryQueue>) => (await ready).workRetries(await attended.promise);
  return {
    plan: async (trx, deliveryId, at) => {
      if (!queue) {
        queue = open();
        void work(queue).catch(() => undefined);
      }
      await (await queue).addRetry(trx, deliveryId, at);
    },
    attend: (onDue) => {
      attended.resolve(onDue);
      if (queue) void work(queue).catch(() => undefined);
    },
    stop: async () => {
      if (queue && !opened) await (await queue).stop();
    },
  };
}
