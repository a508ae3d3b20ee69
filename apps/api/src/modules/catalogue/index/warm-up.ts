import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../../core/context.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';

const retryMs = 1000;

/** Reads the whole market, so that the first visitor need not wait for it; tries again while the database is away. */
export async function warmUpSearchIndex({ caches, clock, log }: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const { products } = await catalogueOf({ caches }).index.state(clock.now());
      log.info({ products }, 'market read');
      return;
    } catch (error) {
      log.warn({ err: error }, 'market not read yet');
      await wait(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
