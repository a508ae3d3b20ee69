import { LRUCache } from 'lru-cache';

const minuteMs = 60_000;
/** Largest number of keys; above it the one that was not read for the longest time is dropped. */
const mostRecent = 5_000;

/**
 * Keeps answers for a minute. Only for choices that may be a minute old without harm, such as the products of a
 * section; never for prices.
 */
export class MinuteCache {
  readonly #recent = new LRUCache<string, Promise<unknown>>({ max: mostRecent, ttl: minuteMs });

  /**
   * Returns the value of `work` under this key from the last minute, else runs it; simultaneous callers share one run.
   * A failure is not kept.
   */
  get<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const known = this.#recent.get(key);
    if (known) return known as Promise<Value>;
    const value = work();
    this.#recent.set(key, value);
    value.catch(() => this.#recent.delete(key));
    return value;
  }
}
