import type { Db } from '../db/database.ts';

export interface OutgoingMessage {
  readonly channel: 'email' | 'sms';
  /** An e-mail address, or a phone number of eleven digits. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** E-mail and SMS. A message is handed over within the transaction that causes it, and sent when that commits. */
export interface MessagePort {
  readonly send: (db: Db, message: OutgoingMessage) => Promise<void>;
}
