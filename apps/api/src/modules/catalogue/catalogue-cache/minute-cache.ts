import { LRUCache } from 'lru-cache';

const minuteMs = 60_000;
/** Beyond so many keys the one that was not asked for longest is dropped. */
const mostRecent = 5_000;

/**
 * Keeps answers for a minute. Only for choices that cost nobody anything when they are a minute old: which products a
 * shelf shows, never a price.
 */
export class MinuteCache {
  readonly #recent = new LRUCache<string, Promise<unknown>>({ max: mostRecent, ttl: minuteMs });

  /**
   * Returns what `work` gave under this key within the last minute, else what it gives now; callers that come together
   * share it. A failure is not kept.
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
