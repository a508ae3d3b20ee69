import type { Db } from './db/database.ts';
import type { ReadReplica } from './db/replica/read-replica.ts';
import type { InternalService } from './http/internal/internal-service.ts';

/** Where a cache reads from. */
export interface CacheSources {
  readonly db: Db;
  readonly replica: ReadReplica | null;
  /** The process or search engine that holds the search index for this process; null where this process holds it. */
  readonly catalogue: InternalService | null;
}

/** Declares a cache that each process has once, and how it is created at its first use. */
export interface CacheDefinition<Value> {
  readonly create: (sources: CacheSources) => Value;
}

/** The caches of one process. They use the database itself, never the transaction of a request. */
export interface ProcessCaches {
  readonly get: <Value>(definition: CacheDefinition<Value>) => Value;
}

/** Returns the empty caches of a process. */
export function createProcessCaches({
  db,
  replica = null,
  catalogue = null,
}: Pick<CacheSources, 'db'> & Partial<CacheSources>): ProcessCaches {
  const values = new Map<CacheDefinition<unknown>, unknown>();
  return {
    get: <Value>(definition: CacheDefinition<Value>) => {
      if (!values.has(definition)) values.set(definition, definition.create({ db, replica, catalogue }));
      // Only the `create` of this definition sets its value.
      return values.get(definition) as Value;
    },
  };
}
