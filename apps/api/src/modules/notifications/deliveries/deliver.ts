import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { MessagePort } from '../../../core/ports/message-port.ts';
import { insertOutboxMessages } from '../mail/outgoing-messages.sql.ts';
import { markDead, markSent, noteFailure, reviveDead, waitingMessage } from './deliveries.sql.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { type Transports, UndeliverableError } from './transport.ts';

/**
 * Stores and queues messages in the transaction that causes them: no request waits for a mail server, and no message is
 * lost while it is unavailable. Kinds without a transport stay in the mailbox.
 */
export const queuedMessages = (queue: Pick<DeliveryQueue, 'add'>, transports: Transports): MessagePort => ({
  send: async (db, ...messages) => {
    if (messages.length === 0) return;
    await withTransaction(db, async (trx) => {
      const ids = await insertOutboxMessages(trx, messages, (channel) =>
        transports[channel] ? 'waiting' : 'kept',
      );
      if (ids.length > 0) await queue.add(trx, ids);
    });
  },
  resend: (db, ids) => replayDead(db, queue, ids),
});

interface Sending {
  readonly db: Db;
  readonly clock: Clock;
  readonly transports: Transports;
}

/**
 * Sends one message, deletes its body and marks it as sent; a settled one is skipped. Rejects when it should be
 * retried. After a crash between sending and marking it is sent twice with the same Message-ID.
 */
export async function deliver({ db, clock, transports }: Sending, id: number): Promise<void> {
  const message = await waitingMessage(db, id);
  if (!message) return;
  try {
    const transport = transports[message.channel];
    if (!transport) throw new Error(`No transport for ${message.channel} is set.`);
    await transport.deliver(message);
  } catch (error) {
    await noteFailure(db, message, error instanceof Error ? error.message : String(error));
    if (!(error instanceof UndeliverableError)) throw error;
    await markDead(db, id, clock.now());
    return;
  }
  await markSent(db, message, clock.now());
}

/** Starts delivering queued messages in this process. */
export const startDeliveries = (queue: DeliveryQueue, sending: Sending): Promise<void> =>
  queue.work(
    (id) => deliver(sending, id),
    async (id) => {
      await markDead(sending.db, id, sending.clock.now());
    },
  );

/** Queues dead letters again (all when `ids` is null) and returns how many were queued. */
export const replayDead = (
  db: Db,
  queue: Pick<DeliveryQueue, 'add'>,
  ids: readonly number[] | null,
): Promise<number> =>
  withTransaction(db, async (trx) => {
    const revived = await reviveDead(trx, ids);
    if (revived.length > 0) await queue.add(trx, revived);
    return revived.length;
  });
