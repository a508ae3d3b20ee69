import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { former, withoutFormer } from '../../harness/engines/former-version.ts';
import { buildStand, type Stand } from '../../harness/harness.ts';
import { root } from '@havan/run/paths';
import { mustBeRed, type Scenario, type ScenarioOptions, skipped, type Verdict } from '../scenario.ts';
import { startBuying } from './buying.ts';

const scenario = 'old and new';

/**
 * Two processes of an earlier version sell while the database is migrated. One is replaced by the current version, so
 * that both versions sell on the new schema, then the other; then one returns to the earlier version. Every process
 * starts and ends by itself, every checkout is answered, and orders, bank and ledger agree.
 */
export const oldAndNew: Scenario = (options) => run(options, () => Promise.resolve(), 60_000);

/** The same scenario with a migration that the earlier version does not support; it must fail. */
export const oldAndNewWithoutGuard: Scenario = async (options) =>
  mustBeRed(
    await run(
      { ...options, isSmall: true },
      async ({ sql }) => {
        await sql.query(`alter table order_line add column drill text not null default ''`);
        await sql.query('alter table order_line alter column drill drop default');
      },
      3000,
    ),
    /never learnt|refused|gone|payment/,
  );

async function run(
  options: ScenarioOptions,
  migrateFurther: (harness: Stand) => Promise<unknown>,
  patienceMs: number,
): Promise<Verdict> {
  const without = withoutFormer();
  if (without) return skipped(scenario, without);
  const checkouts = options.isSmall ? 18 : 400;
  const old = former();
  const harness = await buildStand({ sources: old.folder, env: { DRAIN_SECONDS: '1' } });
  try {
    const buying = await startBuying(harness, options, checkouts, patienceMs);
    buying.limitTo(Math.floor(checkouts / 6));
    const faults: string[] = [];
    let steps = 0;
    const nextStep = async (what: string) => {
      steps += 1;
      await buying.reached(Math.floor((checkouts * steps) / 6));
      // The limit lets some checkouts begin during each step and leaves some for the next, however long a step takes.
      buying.limitTo(Math.floor((checkouts * (steps + 1)) / 6));
      options.notify(what);
    };
    await nextStep('migrates');
    // The call is not synchronous, because buying continues during the migration.
    const { stdout: ran } = await promisify(execFile)(
      process.execPath,
      ['apps/api/src/cli/migrate-main.ts'],
      {
        cwd: root,
        env: harness.env,
        encoding: 'utf8',
      },
    );
    const names = ran.trim().split('\n');
    if (!names.some((name) => /^\d{4}_/.test(name))) faults.push(`nothing was migrated: ${ran}`);
    await migrateFurther(harness);
    const [one, two] = harness.apis;
    for (const [api, sources, what] of [
      [one, root, 'old and new together'],
      [two, root, 'new alone'],
      [one, old.folder, 'back to the old version'],
    ] as const) {
      await nextStep(what);
      if (!api) continue;
      const code = await api.stop();
      if (code !== 0) faults.push(`a process ended with ${code} (${what})`);
      api.sources = sources;
      await api.start();
    }
    const { faults: found, metrics, books } = await buying.end();
    const refused = buying.seen.filter(({ outcome }) => outcome === 'refused' || outcome === 'failed').length;
    if (refused > 0) faults.push(`${refused} checkouts were refused`);
    return {
      scenario,
      metrics: `${metrics}; from ${old.revision} over ${names.length} migrations to today and back`,
      faults: [...faults, ...found],
      books,
    };
  } finally {
    await harness.stop();
    old.remove();
  }
}
