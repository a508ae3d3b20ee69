import type { MessagePort } from '../../../core/ports/message-port.ts';
import { insertOutboxMessages } from './outgoing-messages.sql.ts';

/** Stores messages in the database instead of sending them; the demo shows them at `/outbox`, `pnpm deliveries unsent` in the shell. */
export const devMailbox: MessagePort = {
  send: async (db, ...messages) => {
    if (messages.length > 0) await insertOutboxMessages(db, messages);
  },
  // Without a mail server no message was given up, and none could be sent.
  resend: async () => 0,
};
