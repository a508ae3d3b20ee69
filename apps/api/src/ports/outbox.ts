import type { MessagePort } from './message-port.ts';
import { insertOutboxMessages } from './outbox.sql.ts';

/** Keeps messages in the database instead of sending them; the demo shows them at `/outbox`. */
export const outbox: MessagePort = {
  send: async (db, ...messages) => {
    if (messages.length > 0) await insertOutboxMessages(db, messages);
  },
};
