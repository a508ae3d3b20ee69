import { queryCacheMs, queryRetries, retryDelayMs } from '@havan/domain/limits';
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/**
 * Returns the cache of the apps (specification §9): kept five minutes, three retries with exponential waits
 * of at most 30 s, no timeout. Data is stale at once, so that a price or a stock is shown from the cache and
 * read again at every look. A refusal (4xx, business codes) is final; only a missing or helpless answer is
 * asked again. Mutations never repeat by themselves: a person decides, with the same idempotency key. Without
 * a line they fail at once and say so, where they would wait unseen for it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: queryCacheMs,
        staleTime: 0,
        retry: (failures, error) => failures < queryRetries && isPassing(error),
        retryDelay: retryDelayMs,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const isPassing = (error: Error): boolean => !(error instanceof ApiError) || error.isPassing;
