import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { isUnavailable } from './postgres-error.ts';
import { withTransaction } from './transaction.ts';

const database = testDatabase();

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

  test('names sort as Turks do, whatever the default of the server is', async () => {
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
  test('joins the transaction that is open', async () => {
    const work = withTransaction(database.db, async (outer) => {
      await withTransaction(outer, (inner) =>
        inner.insertInto('city').values({ id: 90, name: 'x' }).execute(),
      );
      throw new Error('undo');
    });
    await expect(work).rejects.toThrow('undo');
    expect(await database.db.selectFrom('city').select('id').where('id', '=', 90).execute()).toEqual([]);
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

describe('a connection that PostgreSQL cuts', () => {
  test('fails its statement as unavailable and is replaced', async () => {
    const heard: string[] = [];
    const own = openDatabase({
      url: database.url,
      max: 1,
      onConnectionError: (error) => heard.push(error.message),
    });
    // The role of the product may not cut connections.
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
