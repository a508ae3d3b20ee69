import type { Db } from '../db/database.ts';

export interface OutgoingMessage {
  readonly channel: 'email' | 'sms';
  /** An e-mail address, or a phone number of eleven digits. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** E-mail and SMS. Messages are stored in the transaction that causes them and sent after its commit. */
export interface MessagePort {
  readonly send: (db: Db, ...messages: readonly OutgoingMessage[]) => Promise<void>;
  /** Queues messages again that were given up, all of them when `ids` is null; returns how many were queued. */
  readonly resend: (db: Db, ids: readonly number[] | null) => Promise<number>;
}
