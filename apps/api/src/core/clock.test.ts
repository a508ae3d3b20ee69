import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { databaseClock } from './clock.ts';
import { testDatabase } from '../testing/test-database.ts';

const database = testDatabase();

test('shows the time of the database, not of this machine', async () => {
  const tomorrow = Date.now() + 86_400_000;
  vi.spyOn(Date, 'now').mockReturnValue(tomorrow);
  const clock = await databaseClock(database.db);
  onTestFinished(clock.stop);
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database.db);
  const apart = Math.abs(clock.now().getTime() - (rows[0]?.now.getTime() ?? 0));
  expect(apart).toBeLessThan(1000);
  expect(tomorrow - clock.now().getTime()).toBeGreaterThan(80_000_000);
});
