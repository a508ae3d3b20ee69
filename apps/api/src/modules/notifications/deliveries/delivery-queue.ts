import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Log } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';

const schema = 'delivery_queue';
const queue = 'delivery';
const deadQueue = 'delivery-dead';

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
  /** Within the caller's transaction. */
  readonly add: (trx: Db, ids: readonly number[]) => Promise<void>;
  /**
   * Calls `onDue` for each id; after a rejection the id is retried later, and after the last retry passed to `onDead`.
   */
  readonly work: (
    onDue: (id: number) => Promise<void>,
    onDead: (id: number) => Promise<void>,
  ) => Promise<void>;
  /** Waits a while for running deliveries. Unfinished ones are retried by another process. */
  readonly stop: () => Promise<void>;
}

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
  return {
    schema,
    add: async (trx, ids) => {
      const db = {
        executeSql: async (text: string, values: unknown[] = []) => {
          const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values));
          return { rows };
        },
      };
      await boss.insert(
        queue,
        ids.map((id) => ({ data: { id } })),
        { db },
      );
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
