import { Pool } from 'pg';
import { typeParsers } from './type-parsers.ts';

export interface PoolOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  readonly max?: number;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string;
  /** Every connection uses this role (`set role`); by default the user of the URL. */
  readonly role?: string | undefined;
  /**
   * Whether the URL leads to a pooler in transaction mode, whose connections carry no settings: the role of its user
   * has them (`prepareAppRole`).
   */
  readonly isPooled?: boolean | undefined;
  /** Prepares statements once a connection; `false` for a pooler that does not keep them. */
  readonly prepares?: boolean | undefined;
  /** Called when a connection breaks; it is replaced automatically. */
  readonly onConnectionError?: (error: Error) => void;
}

/** Longest time in milliseconds that a statement, a lock and an idle transaction may take. */
export const sessionLimits = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
} as const;

/**
 * The settings of a session. Statements over the months of a table look expensive before PostgreSQL has chosen the
 * months, so that it would compile them for longer than they run.
 */
export const sessionSettings = { ...sessionLimits, jit: 'off' } as const;

/**
 * Opens a pool that survives a restart of PostgreSQL: each client has its own error handler, because the pool's handler
 * covers only idle clients and an unhandled `error` event ends the process.
 */
export function createPool(options: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'havan-api',
    types: typeParsers,
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    ...(!options.isPooled && {
      options: [`-c jit=${sessionSettings.jit}`, ...(options.role ? [`-c role=${options.role}`] : [])].join(
        ' ',
      ),
      ...sessionLimits,
    }),
  });
  // Lost connections while the pool closes are expected.
  const report = (error: Error) => {
    if (!pool.ending) options.onConnectionError?.(error);
  };
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}
