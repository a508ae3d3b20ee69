import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { isUnavailable } from './postgres-error.ts';
import { pipeline } from './pipeline.ts';
import { withCommit, withTransaction } from './transaction.ts';

const database = testDatabase();

// @spec §7 buying-speed

describe('values', () => {
  test('bigint, count and sum come back as numbers, days as text, instants as Date', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740991::bigint as big, count(*) as n, sum(5::bigint) as total, '{1,2}'::bigint[] as ids,
             '{}'::bigint[] as none, date '2026-11-21' as day, timestamptz '2026-11-21 00:00+03' as at`.execute(
      database.db,
    );
    expect(rows[0]).toEqual({
      big: 9_007_199_254_740_991,
      n: 1,
      total: 5,
      ids: [1, 2],
      none: [],
      day: '2026-11-21',
      at: new Date('2026-11-20T21:00:00Z'),
    });
  });

  test('a number beyond 2^53 is an error, not a rounded one', async () => {
    await expect(sql`select 9007199254740993::bigint as big`.execute(database.db)).rejects.toThrow(
      RangeError,
    );
  });

  test('names sort in Turkish order, independent of the default collation of the server', async () => {
    const names = ['Zonguldak', 'Çorum', 'Iğdır', 'İzmir', 'Şanlıurfa', 'Sinop', 'Ceyhan'];
    for (const [id, name] of names.entries())
      await database.db.insertInto('city').values({ id, name }).execute();
    const rows = await database.db.selectFrom('city').select('name').orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual([
      'Ceyhan',
      'Çorum',
      'Iğdır',
      'İzmir',
      'Sinop',
      'Şanlıurfa',
      'Zonguldak',
    ]);
  });
});

describe('withTransaction', () => {
  test('joins an open transaction', async () => {
    const work = withTransaction(database.db, async (outer) => {
      await withTransaction(outer, (inner) =>
        inner.insertInto('city').values({ id: 90, name: 'x' }).execute(),
      );
      throw new Error('undo');
    });
    await expect(work).rejects.toThrow('undo');
    expect(await database.db.selectFrom('city').select('id').where('id', '=', 90).execute()).toEqual([]);
  });

  test('keeps generic plans for its statements and does not affect others', async () => {
    const mode = async (db: typeof database.db) =>
      (await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(db)).rows[0]?.plan_cache_mode;
    expect(await withTransaction(database.db, mode)).toBe('force_generic_plan');
    expect(await mode(database.db)).toBe('auto');
  });

  test('runs again after a deadlock, so that both sides end', async () => {
    const ids = [81, 82];
    await database.db
      .insertInto('city')
      .values(ids.map((id) => ({ id, name: 'old' })))
      .execute();
    let met = 0;
    const { promise: bothLocked, resolve } = Promise.withResolvers<void>();
    const swap = (order: readonly number[], name: string) =>
      withTransaction(database.db, async (trx) => {
        for (const [step, id] of order.entries()) {
          await trx.updateTable('city').set({ name }).where('id', '=', id).execute();
          met += 1;
          if (met >= 2) resolve();
          if (step === 0) await bothLocked;
        }
      });
    await Promise.all([swap(ids, 'one'), swap(ids.toReversed(), 'two')]);
    const rows = await database.db.selectFrom('city').select('name').where('id', 'in', ids).execute();
    expect(new Set(rows.map(({ name }) => name)).size).toBe(1);
  });
});

describe('pipelined statements', () => {
  const numbered = (id: number) => database.db.selectFrom('city').select('id').where('id', '=', id).execute();

  test('run in the order of their calls, in one transaction', async () => {
    const seen = await withTransaction(database.db, async (trx) => {
      const [, rows] = await pipeline(trx, [
        (one) => one.insertInto('city').values({ id: 901, name: 'x' }).execute(),
        (one) => one.selectFrom('city').select('name').where('id', '=', 901).execute(),
      ]);
      return rows;
    });
    expect(seen).toEqual([{ name: 'x' }]);
  });

  test.each([0, 1])('report the first failure, of statement %i, and leave nothing behind', async (at) => {
    const work = withTransaction(database.db, (trx) => {
      const add = (id: number) => sql`insert into city (id, name) values (${id}, 'x')`;
      const statements = [add(902), add(903)].toSpliced(at, 0, sql`select 1 / 0`);
      return pipeline(trx, statements);
    });
    await expect(work).rejects.toThrow('division by zero');
    expect([...(await numbered(902)), ...(await numbered(903))]).toEqual([]);
  });

  test('fail the transaction when the last one, sent with the commit, fails', async () => {
    const work = withTransaction(database.db, async (trx) => {
      await trx.insertInto('city').values({ id: 904, name: 'x' }).execute();
      withCommit(sql`select 1 / 0`.execute(trx));
    });
    await expect(work).rejects.toThrow('rolled back instead of committed');
    expect(await numbered(904)).toEqual([]);
  });

  test('share one connection and its plans outside a transaction, and refuse to begin one', async () => {
    const look = (db: typeof database.db) =>
      sql`select pg_backend_pid() as pid, now() as at, current_setting('plan_cache_mode') as plans`.execute(
        db,
      );
    const [a, b] = await pipeline(database.db, [look, async (one) => (await pipeline(one, [look]))[0]]);
    expect(a.rows).toEqual([expect.objectContaining({ plans: 'force_generic_plan' })]);
    expect(a.rows).toEqual(b.rows);
    expect((await look(database.db)).rows).toEqual([expect.objectContaining({ plans: 'auto' })]);
    const pid = (db: typeof database.db) => sql`select pg_backend_pid() as pid`.execute(db);
    await expect(pipeline(database.db, [(one) => withTransaction(one, (trx) => pid(trx))])).rejects.toThrow(
      'A batch is not a transaction',
    );
  });

  test('keep the connection usable when one of them fails', async () => {
    const batch = pipeline(database.db, [sql`select 1 / 0`, sql`select 1`]);
    await expect(batch).rejects.toThrow('division by zero');
    expect(await numbered(905)).toEqual([]);
  });
});

describe('a connection that PostgreSQL cuts', () => {
  test('fails its statement as unavailable and is replaced', async () => {
    const received: string[] = [];
    const own = openDatabase({
      url: database.url,
      max: 1,
      onConnectionError: (error) => received.push(error.message),
    });
    // The product's role may not terminate connections.
    const operator = openDatabase({ url: database.url, max: 1 });
    const cut = withTransaction(own.db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(operator.db);
      await sql`select 1`.execute(trx);
    });
    await expect(cut).rejects.toSatisfy(isUnavailable);
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(own.db);
    expect(rows).toEqual([{ one: 1 }]);
    await own.close();
    await operator.close();
  });
});
