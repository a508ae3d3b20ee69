import { Pool } from 'pg';
import { typeParsers } from './type-parsers.ts';

export interface PoolOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  readonly max?: number;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string;
  /** Every connection works as this role (`set role`); left out, as the user of the URL. */
  readonly role?: string | undefined;
  /** A connection that breaks is dropped and replaced; this only tells about it. */
  readonly onConnectionError?: (error: Error) => void;
}

/** Longest time in milliseconds that a statement, a lock, an idle transaction and a new connection may take. */
const limits = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  connectionTimeoutMillis: 5_000,
};

/**
 * A pool that survives a restart of PostgreSQL: an error handler sits on each client for its whole life, because the
 * handler of the pool covers idle clients alone and an unheard `error` event ends the process.
 */
export function createPool(options: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'havan-api',
    types: typeParsers,
    pipeline: true,
    ...(options.role && { options: `-c role=${options.role}` }),
    ...limits,
  });
  // While the pool closes, a server that ends first is no news.
  const report = (error: Error) => {
    if (!pool.ending) options.onConnectionError?.(error);
  };
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}
