import type { Db } from '../../../core/db/database.ts';

const identity = (db: Db) => db.selectFrom('push_identity').select(['public_key', 'private_key']);

export const findIdentity = (db: Db) => identity(db).executeTakeFirst();

/** Returns the keys, whose row is locked until the transaction ends. */
export const lockIdentity = (trx: Db) => identity(trx).forUpdate().executeTakeFirst();

/** Stores the keys unless keys exist already. */
export const insertIdentity = (db: Db, publicKey: string, privateKey: Buffer) =>
  db
    .insertInto('push_identity')
    .values({ only_one: true, public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const resealIdentity = (trx: Db, privateKey: Buffer) =>
  trx.updateTable('push_identity').set({ private_key: privateKey }).execute();
