import type { Db } from './db/database.ts';
import type { ReadReplica } from './db/replica/read-replica.ts';

/** Declares a cache that a process keeps once, and how it is made when it is first asked for. */
export interface CacheDefinition<Value> {
  readonly create: (db: Db, replica: ReadReplica | null) => Value;
}

/** The caches of one process. They use the database itself, never the transaction of a request. */
export interface ProcessCaches {
  readonly get: <Value>(definition: CacheDefinition<Value>) => Value;
}

/** Returns the empty caches of a process on its database and, where it has one, its replica. */
export function createProcessCaches(db: Db, replica: ReadReplica | null = null): ProcessCaches {
  const values = new Map<CacheDefinition<unknown>, unknown>();
  return {
    get: <Value>(definition: CacheDefinition<Value>) => {
      if (!values.has(definition)) values.set(definition, definition.create(db, replica));
      // Only the `create` of this definition sets its value.
      return values.get(definition) as Value;
    },
  };
}
