import type { MessagePort } from '../../../core/ports/message-port.ts';
import { insertOutboxMessages } from './outgoing-messages.sql.ts';

/** Stores messages in the database instead of sending them; the demo and a trial show them at `/outbox`. */
export const devMailbox: MessagePort = {
  send: async (db, ...messages) => {
    if (messages.length > 0) await insertOutboxMessages(db, messages);
  },
};
