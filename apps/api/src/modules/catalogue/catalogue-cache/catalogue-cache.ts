import { LRUCache } from 'lru-cache';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { ReadReplica } from '../../../core/db/replica/read-replica.ts';
import type { CacheDefinition } from '../../../core/process-caches.ts';
import { SearchIndex } from '../index/search-index.ts';
import { CatalogueFacts } from './catalogue-facts.ts';

const minuteMs = 60_000;
/** Beyond so many keys the one that was not asked for longest is dropped. */
const mostRecent = 5_000;

/** All that a process keeps of the catalogue in memory: one a process, at `ctx.caches`. */
export class CatalogueCache {
  /** The index that lists and searches read. */
  readonly index: SearchIndex;
  /** Names, scores, terms and campaigns, never older than the prices beside them. */
  readonly facts: CatalogueFacts;
  readonly #recent = new LRUCache<string, Promise<unknown>>({ max: mostRecent, ttl: minuteMs });
  readonly #derived = new WeakMap<object, unknown>();

  constructor(db: Db, replica: ReadReplica | null) {
    this.index = new SearchIndex(db, replica);
    this.facts = new CatalogueFacts(db);
  }

  /**
   * Returns what `work` gave under this key within the last minute, else what it gives now; callers that come together
   * share it. Only for choices that cost nobody anything when they are a minute old: which products a shelf shows, never
   * a price. A failure is not kept.
   */
  forAMinute<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const known = this.#recent.get(key);
    if (known) return known as Promise<Value>;
    const value = work();
    this.#recent.set(key, value);
    value.catch(() => this.#recent.delete(key));
    return value;
  }

  /** Returns what `derive` once made of this very object, for as long as the object lives. One `derive` a kind of object. */
  derivedFrom<Source extends object, Value>(source: Source, derive: (source: Source) => Value): Value {
    if (!this.#derived.has(source)) this.#derived.set(source, derive(source));
    return this.#derived.get(source) as Value;
  }
}

const definition: CacheDefinition<CatalogueCache> = {
  create: (db, replica) => new CatalogueCache(db, replica),
};

/** Returns the catalogue cache of the process. */
export const catalogueOf = ({ caches }: Pick<Context, 'caches'>): CatalogueCache => caches.get(definition);
