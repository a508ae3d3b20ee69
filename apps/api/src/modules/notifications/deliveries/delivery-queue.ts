import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Log } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';

const schema = 'delivery_queue';
const queue = 'delivery';
const deadQueue = 'delivery-dead';
const webhookQueue = 'webhook-retry';

/** A message is tried at once, then after about 5, 10, 20 … seconds up to an hour: for about seven hours in total. */
const patience = { retryLimit: 16, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };

export interface QueueOptions {
  /** The URL of the tables' owner: pg-boss maintains its schema itself. */
  readonly url: string;
  readonly log: Log;
  /** Replaces the default of sixteen retries with growing waits. */
  readonly retries?: { readonly retryLimit: number; readonly retryDelay: number };
}

/**
 * The queue of outgoing messages in PostgreSQL. It contains only ids, which are added in the transaction of their
 * messages.
 */
export interface DeliveryQueue {
  readonly schema: string;
  /** Adds ids within the caller's transaction. */
  readonly add: (trx: Db, ids: readonly number[]) => Promise<void>;
  /**
   * Calls `onDue` for each id; after a rejection the id is retried later, and after the last retry passed to `onDead`.
   */
  readonly work: (
    onDue: (id: number) => Promise<void>,
    onDead: (id: number) => Promise<void>,
  ) => Promise<void>;
  /** Queues another attempt of a webhook delivery at `at`, within the caller's transaction. */
  readonly addRetry: (trx: Db, deliveryId: number, at: Date) => Promise<void>;
  /** Calls `onDue` for each webhook delivery that is due again. */
  readonly workRetries: (onDue: (deliveryId: number) => Promise<void>) => Promise<void>;
  /** Waits a while for running deliveries. Unfinished ones are retried by another process. */
  readonly stop: () => Promise<void>;
}

/** Returns an adapter that runs statements of pg-boss on the connection of our transaction. */
const within = (trx: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});

export async function openDeliveryQueue({ url, log, retries }: QueueOptions): Promise<DeliveryQueue> {
  const boss = new PgBoss({
    connectionString: url,
    schema,
    max: 3,
    application_name: 'havan-deliveries',
    schedule: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of deliveries lost its database'));
  await boss.start();
  await boss.createQueue(deadQueue, { retryLimit: 5, retryDelay: 5 });
  const options = {
    ...(retries ?? patience),
    expireInSeconds: 120,
    deleteAfterSeconds: 3600,
    retentionSeconds: 14 * 86_400,
  };
  // Created at the first start; later starts update changed options.
  await boss.createQueue(queue, { ...options, deadLetter: deadQueue });
  await boss.updateQueue(queue, options);
  await boss.createQueue(webhookQueue, { ...options, retryLimit: 5, retryDelay: 60 });
  return {
    schema,
    add: async (trx, ids) => {
      await boss.insert(
        queue,
        ids.map((id) => ({ data: { id } })),
        { db: within(trx) },
      );
    },
    addRetry: async (trx, id, at) => {
      await boss.insert(webhookQueue, [{ data: { id }, startAfter: at }], { db: within(trx) });
    },
    workRetries: async (onDue) => {
      const options = { pollingIntervalSeconds: 1, batchSize: 20, localConcurrency: 2 };
      await boss.work<{ id: number }>(webhookQueue, options, async (due) => {
        await Promise.all(due.map(({ data }) => onDue(data.id)));
      });
    },
    work: async (onDue, onDead) => {
      const often = { pollingIntervalSeconds: 1 };
      await boss.work<{ id: number }>(queue, { ...often, localConcurrency: 4 }, async ([job]) => {
        if (job) await onDue(job.data.id);
      });
      await boss.work<{ id: number }>(deadQueue, often, async ([job]) => {
        if (job) await onDead(job.data.id);
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 3000 }),
  };
}
