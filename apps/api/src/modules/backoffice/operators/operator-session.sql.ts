import type { Db } from '../../../core/db/database.ts';

interface SessionBounds {
  readonly now: Date;
  readonly seenSince: Date;
  readonly createdSince: Date;
}

/** Returns the operator of an open session, whose last use is updated; nothing for an ended one. */
export const touchSession = (db: Db, hash: Buffer, { now, seenSince, createdSince }: SessionBounds) =>
  db
    .updateTable('operator_session')
    .from('operator')
    .set({ last_seen_at: now })
    .whereRef('operator.id', '=', 'operator_session.operator_id')
    .where('operator_session.hash', '=', hash)
    .where('operator_session.ended_at', 'is', null)
    .where('operator_session.last_seen_at', '>', seenSince)
    .where('operator_session.created_at', '>', createdSince)
    .where('operator.disabled_at', 'is', null)
    .returning([
      'operator.id',
      'operator.name',
      'operator.username',
      'operator.roles',
      'operator_session.created_at',
    ])
    .executeTakeFirst();

export const insertSession = (db: Db, hash: Buffer, operatorId: number, now: Date) =>
  db
    .insertInto('operator_session')
    .values({ hash, operator_id: operatorId, created_at: now, last_seen_at: now })
    .execute();

export const endSession = (db: Db, hash: Buffer, now: Date) =>
  db.updateTable('operator_session').set({ ended_at: now }).where('hash', '=', hash).execute();

export const endSessionsOf = (db: Db, operatorId: number, now: Date) =>
  db
    .updateTable('operator_session')
    .set({ ended_at: now })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .execute();

/** Deletes sessions that started before `before`. */
export const purgeOperatorSessions = (db: Db, before: Date) =>
  db.deleteFrom('operator_session').where('created_at', '<', before).execute();
