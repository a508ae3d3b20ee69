import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { ReadReplica } from '../../db/replica/read-replica.ts';
import { newestMigration } from '../../db/state.sql.ts';
import type { Lifecycle } from '../lifecycle.ts';

/** How long the database may take to answer before this process counts as not ready, in milliseconds. */
const patience = 1000;

/** `/health/live`: the process runs. `/health/ready`: it takes work, the database answers and is migrated; how far the replica is behind. */
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

/** A process without its replica is ready: the primary answers for it. */
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
