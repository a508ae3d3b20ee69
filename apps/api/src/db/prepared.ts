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

/** What is written until the code that runs gives way leaves in one packet: a system call is dearer than a statement. */
function corkForNow({ stream }: pg.Connection): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * The answer of a statement, of which none counts when the `begin` before it failed. Every statement takes this way: of
 * several that fail together the first one to fail is the first one to be heard.
 */
const behind = async <R>(begun: Promise<unknown> | null, statement: Promise<R>): Promise<R> => {
  begun?.catch(() => undefined);
  const answer = await statement;
  await begun;
  return answer;
};

const nothing: PostgresQueryResult<never> = { command: 'COMMIT', rowCount: 0, rows: [] };

/**
 * Kysely sends every statement unnamed and waits for each. This pool gives the repeated texts a name, and with it a plan
 * that is kept per connection; it lets a `begin` travel with the first statement of its transaction, and has that
 * transaction keep its plans.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const known = wrapped.get(client);
    if (known) return known;
    let begin: string | null = null;
    const send = (sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
      const name = parameters.length > 0 || isRead.test(sql) ? nameOf(sql) : undefined;
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
 * A transaction touches few rows, by their keys: one plan fits them all. Left alone, PostgreSQL plans anew for every
 * array of ids, which takes longer than the statement.
 */
const keepPlans = '; set local plan_cache_mode = force_generic_plan';

/** What has no parameters may as well be several statements, or change a table; a read is one. */
const isRead = /^\s*(?:select|with)\s/i;
const isBegin = (sql: string): boolean => sql === 'begin' || sql.startsWith('start transaction');
const isEnd = (sql: string): boolean => sql === 'commit' || sql === 'rollback';
