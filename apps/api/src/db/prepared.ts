import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Texts with a name of their own; a client keeps one prepared statement for each it has met. */
const maxNames = 500;
const names = new Map<string, string>();

/** The name of a statement text, or undefined where preparing would not pay: too long, or too many already. */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= maxNames || sql.length > 6000) return known;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 22);
  names.set(sql, name);
  return name;
}

/**
 * Kysely sends every statement unnamed, so PostgreSQL parses and plans it each time. This pool gives the repeated
 * texts a name, and with it a plan that is kept per connection.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const known = wrapped.get(client);
    if (known) return known;
    function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
      if (typeof sql !== 'string') throw new TypeError('cursors are not used here');
      const name = parameters.length > 0 ? nameOf(sql) : undefined;
      return client.query({ text: sql, values: [...parameters], ...(name && { name }) });
    }
    const made = { query, release: (destroy?: boolean) => client.release(destroy) };
    wrapped.set(client, made);
    return made;
  };
  return {
    options: pool.options,
    connect: async () => wrap(await pool.connect()),
    end: () => pool.end(),
  };
}
