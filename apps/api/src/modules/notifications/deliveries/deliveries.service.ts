import type { Db } from '../../../core/db/database.ts';
import { listOutboxMessages } from '../mail/outgoing-messages.sql.ts';
import * as sql from './deliveries.sql.ts';

/** Returns dead messages without their bodies, the newest first. */
export const listDead = (db: Db, limit: number) => sql.listDead(db, limit);

/** Returns the newest messages of the development mailbox, with their bodies. */
export const listUnsent = (db: Db, limit: number) => listOutboxMessages(db, limit);

/** Deletes messages that are no longer kept: sent ones, dead ones and those of the development mailbox. */
export const purgeMessages = (db: Db, now: Date) => sql.purgeMessages(db, now);

/** Grants the role of the application the rights to add to the queue and to read it. */
export const grantQueue = (db: Db, schema: string, role: string): Promise<void> =>
  sql.grantQueue(db, schema, role);
