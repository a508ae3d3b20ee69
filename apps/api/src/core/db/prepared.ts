import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Largest number of named statement texts; each client keeps one prepared statement for each name. */
const maxNames = 500;
const names = new Map<string, string>();

/**
 * Returns the name of a statement text; undefined when it is not worth preparing: the text is too long, or there are
 * too many.
 */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= maxNames || sql.length > 6000) return known;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 22);
  names.set(sql, name);
  return name;
}

/** Writes within one synchronous run are sent as one packet: a system call costs more than a statement. */
function corkForNow({ stream }: pg.Connection): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Returns the result of a statement, or the failure of the `begin` before it. Every statement uses it, so that of
 * several failures the first one is reported first.
 */
const behind = async <R>(begun: Promise<unknown> | null, statement: Promise<R>): Promise<R> => {
  begun?.catch(() => undefined);
  const answer = await statement;
  await begun;
  return answer;
};

const nothing: PostgresQueryResult<never> = { command: 'COMMIT', rowCount: 0, rows: [] };

/**
 * Kysely sends every statement unnamed and awaits each. This pool names repeated texts, so that each connection keeps
 * their plans; it sends `begin` together with the first statement of a transaction, and sets generic plans for it. With
 * `prepares` false every statement stays unnamed.
 */
export function preparingPool(pool: pg.Pool, prepares = true): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const known = wrapped.get(client);
    if (known) return known;
    let begin: string | null = null;
    const send = (sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
      const name = prepares && (parameters.length > 0 || isRead.test(sql)) ? nameOf(sql) : undefined;
      return client.query({ text: sql, values: [...parameters], ...(name && { name }) });
    };
    function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
      if (typeof sql !== 'string') throw new TypeError('cursors are not used here');
      if (isBegin(sql)) {
        begin = sql;
        return Promise.resolve(nothing);
      }
      const waiting = begin;
      begin = null;
      if (waiting !== null && isEnd(sql)) return Promise.resolve(nothing);
      corkForNow(client.connection);
      const begun = waiting === null ? null : send(waiting + keepPlans, []);
      return behind(begun, send(sql, parameters));
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

/**
 * A transaction accesses few rows by their keys, so one generic plan suffices. By default PostgreSQL plans again for
 * every array of ids, which takes longer than the statement.
 */
const keepPlans = '; set local plan_cache_mode = force_generic_plan';

/**
 * A text without parameters may contain several statements or DDL, which cannot be prepared; one that begins as a read
 * is a single statement.
 */
const isRead = /^\s*(?:select|with)\s/i;
const isBegin = (sql: string): boolean => sql === 'begin' || sql.startsWith('start transaction');
const isEnd = (sql: string): boolean => sql === 'commit' || sql === 'rollback';
