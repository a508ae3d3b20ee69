import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { everybody } from '../db/replica/replica.sql.ts';

/** Runs reads on the database that a reader's lists come from. */
export type Reading = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>;

/** Runs the reads of a list, an export or a report on the replica, where there is one that holds what its reader wrote. */
export const readingFor = <Result>(
  { db, replica }: Pick<Context, 'db' | 'replica'>,
  { reader }: Pick<FastifyRequest, 'reader'>,
  read: (db: Db) => Promise<Result>,
): Promise<Result> => (replica ? replica.read(reader ?? everybody, read) : read(db));

/** Stores the position of the sender's writes before each request other than GET is answered. */
export function notePositionsOfWrites(app: FastifyInstance, { replica }: Pick<Context, 'replica'>): void {
  if (!replica) return;
  app.addHook('onSend', async ({ method, reader }) => {
    if (method !== 'GET') await replica.wrote(reader === null ? [] : [reader]);
  });
}
