import type { MessagePort } from './message-port.ts';
import { insertOutboxMessage } from './outbox.sql.ts';

/** Keeps messages in the database instead of sending them; the demo shows them at `/outbox`. */
export const outbox: MessagePort = {
  send: async (db, message) => {
    await insertOutboxMessage(db, message);
  },
};
