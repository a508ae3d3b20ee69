import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { finderOf } from './finder.ts';

/** Reads the market as soon as the server is ready, so that the first visitor need not wait for it. */
export function warmUpFinder(app: FastifyInstance, { db, clock, log }: Context): void {
  app.addHook('onReady', async () => {
    // Not waited for: the server listens meanwhile, and the first question joins this one or begins again.
    void finderOf(db)
      .market(clock.now())
      .then(({ size }) => log.info({ products: size }, 'market read'))
      .catch((error: unknown) => log.warn({ err: error }, 'market not read yet'));
  });
}
