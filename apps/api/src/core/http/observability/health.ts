import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { ReadReplica } from '../../db/replica/read-replica.ts';
import { newestMigration } from '../../db/state.sql.ts';
import type { Lifecycle } from '../lifecycle.ts';

/** How long the database may take to answer before this process counts as not ready, in milliseconds. */
const patience = 1000;

/**
 * Registers `/health/live` (the process runs) and `/health/ready` (it accepts requests, and the database answers and is
 * migrated; with the lag of the replica).
 */
export function registerHealth(
  app: FastifyInstance,
  { db, replica }: Pick<Context, 'db' | 'replica'>,
  lifecycle: Lifecycle,
): void {
  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async (_request, reply) => {
    if (lifecycle.isStarting) return reply.code(503).send({ status: 'starting' });
    if (lifecycle.isStopping) return reply.code(503).send({ status: 'stopping' });
    try {
      const migration = await withPatience(newestMigration(db));
      return { status: 'ready', migration, ...(replica && { replica: stateOf(replica) }) };
    } catch {
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}

/** Returns the state of the replica. A process without it is ready: the primary serves its reads. */
const stateOf = ({ isUsed, lagSeconds }: Pick<ReadReplica, 'isUsed' | 'lagSeconds'>) => ({
  isUsed,
  lagSeconds,
});

async function withPatience<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer')), patience);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
