import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../../core/context.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';

const retryMs = 1000;

/**
 * Reads the whole market, so that the first visitor need not wait for it; repeats while the database is unavailable.
 */
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

/** A process that nobody asks stays at most this far behind. */
const followEveryMs = 1000;

/**
 * Reads the changes of the market every second until `stop`. Each question reads them as well; without this, the first
 * question after a quiet time would read all changes of that time at once. A failed read is repeated by the next.
 */
export function followMarket(
  { caches, clock, log }: Pick<Context, 'caches' | 'clock' | 'log'>,
  everyMs = followEveryMs,
): { readonly stop: () => Promise<void> } {
  const { index } = catalogueOf({ caches });
  const ended = new AbortController();
  const follow = async () => {
    for (;;) {
      await wait(everyMs, undefined, { signal: ended.signal }).catch(() => undefined);
      if (ended.signal.aborted) return;
      await index.state(clock.now()).catch((err: unknown) => log.warn({ err }, 'changes not read yet'));
    }
  };
  const following = follow();
  return {
    stop: () => {
      ended.abort();
      return following;
    },
  };
}
