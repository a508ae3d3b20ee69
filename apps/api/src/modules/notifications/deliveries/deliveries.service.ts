import type { Db } from '../../../core/db/database.ts';
import { listOutboxMessages } from '../mail/outgoing-messages.sql.ts';
import * as sql from './deliveries.sql.ts';

/** Returns dead messages without their bodies, the newest first. */
export const listDead = (db: Db, limit: number) => sql.listDead(db, limit);

/** Returns messages that no server takes, with their bodies, the newest first. */
export const listUnsent = (db: Db, limit: number) => listOutboxMessages(db, limit);

/** Deletes messages that are no longer kept: sent ones, dead ones and those of the development mailbox. */
export const purgeMessages = (db: Db, now: Date) => sql.purgeMessages(db, now);

/** Lets the role of the application add to the queue and read it. */
export const grantQueue = (db: Db, schema: string, role: string): Promise<void> =>
  sql.grantQueue(db, schema, role);
