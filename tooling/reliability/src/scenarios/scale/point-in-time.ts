import { setTimeout as wait } from 'node:timers/promises';
import { type BackedUp, startBackedUp, withoutBackups } from '../../harness/engines/backed-up.ts';
import { until } from '../../harness/engines/program.ts';
import { buildStand, type Stand } from '../../harness/harness.ts';
import { mustBeRed, type Scenario, type ScenarioOptions, skipped, type Verdict } from '../scenario.ts';
import { startBuying } from './buying.ts';

const scenario = 'point in time';

/**
 * A full backup is taken while pharmacies buy; then the table of order lines is dropped. The server is restored to the
 * second before: every acknowledged write is there, the running processes continue with it, and pharmacies buy again.
 */
export const pointInTime: Scenario = (options) => run(options, 0);

/** The same scenario, restored to the second after the drop; it must fail. */
export const pointInTimeTooLate: Scenario = async (options) =>
  mustBeRed(await run({ ...options, isSmall: true }, 2), /is gone|does not exist/);

async function run(options: ScenarioOptions, secondsTooLate: number): Promise<Verdict> {
  if (withoutBackups) return skipped(scenario, withoutBackups);
  const checkouts = options.isSmall ? 12 : 300;
  let server: BackedUp | undefined;
  const harness = await buildStand({
    postgresOf: async () => {
      server = await startBackedUp();
      return server;
    },
  });
  try {
    const before = await startBuying(harness, options, checkouts);
    await before.reached(checkouts / 3);
    options.notify('backs up');
    await server?.backUp();
    const { faults, metrics } = await before.end();
    // pgBackRest records the end of a backup in whole seconds, and the end must be before the moment of the restore.
    await wait(2000);
    const moment = await momentOf(harness);
    await wait(1000);
    await harness.sql.query('drop table order_line cascade');
    const late = new Date(new Date(moment).getTime() + secondsTooLate * 1000).toISOString();
    // The log must continue beyond the moment to which it is replayed.
    await wait(secondsTooLate * 1000 + 1000);
    await harness.sql.query('create table after_the_drop (); select pg_switch_wal()');
    options.notify('restores');
    const startedAt = performance.now();
    await server?.restoreTo(late);
    await until(() => isThere(harness), 'the server takes writes', 60);
    const seconds = (performance.now() - startedAt) / 1000;
    const { rows } = await harness.sql.query<{ lines: string | null }>(
      `select to_regclass('order_line')::text as lines`,
    );
    if (rows[0]?.lines === null)
      return { scenario, metrics, faults: [...faults, 'the table of order lines is gone'] };
    const after = await startBuying(
      harness,
      { ...options, seed: options.seed + 1 },
      options.isSmall ? 6 : 60,
    );
    const again = await after.end();
    const lost = await before.lost();
    faults.push(...again.faults, ...lost);
    return {
      scenario,
      metrics: `${metrics}; restored to the second before a drop within ${seconds.toFixed(1)} s, then ${again.metrics}`,
      faults,
      books: { ...again.books, recoverySeconds: seconds, lost: again.books.lost + lost.length },
    };
  } finally {
    await harness.stop();
  }
}

async function momentOf({ sql }: Stand): Promise<string> {
  const { rows } = await sql.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]?.now.toISOString() ?? '';
}

async function isThere({ sql }: Stand): Promise<boolean> {
  const { rows } = await sql.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers');
  return rows[0]?.recovers === false;
}
