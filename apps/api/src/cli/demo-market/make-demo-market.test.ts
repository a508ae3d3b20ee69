import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sessionLimits } from '../../core/db/pool.ts';
import { withTransaction } from '../../core/db/transaction.ts';
import { testApp } from '../../testing/test-app.ts';
import { liftTimeLimits } from './market.sql.ts';

const app = testApp();

test('the transaction that waits for the demo market has no time limits, the next one has them again', async () => {
  const limits = async (db: typeof app.database.db): Promise<readonly string[]> => {
    const { rows } = await sql<{ value: string }>`select current_setting(name) as value
      from unnest(${Object.keys(sessionLimits)}::text[]) as name`.execute(db);
    return rows.map(({ value }) => value);
  };
  await withTransaction(app.database.db, async (trx) => {
    await liftTimeLimits(trx);
    expect(await limits(trx)).toEqual(['0', '0', '0']);
  });
  expect(await limits(app.database.db)).toEqual(['15s', '5s', '30s']);
});
