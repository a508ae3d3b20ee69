import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { freePort } from '@havan/run/product/preflight';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { People } from '../harness/people.ts';
import { cards, signInAll } from '../harness/shopper.ts';
import { startPostgres } from '../harness/postgres.ts';
import { buildStand, type Stand } from '../harness/harness.ts';
import { inParallel, mustBeRed, type Scenario, type ScenarioOptions, type Verdict } from './scenario.ts';

/**
 * Backs up the running database as PostgreSQL's manual describes (start, copy, stop, label) and starts a server on the
 * copy: every table has the same checksum and the ledger sums to zero.
 */
export const backup: Scenario = (options) => run(options);

/** The same scenario with a row that is written after the copy; it must fail. */
export const backupThatMissesARow: Scenario = async (options) =>
  mustBeRed(
    await run({ ...options, isSmall: true }, ({ sql }) =>
      sql.query(`update company set name = name || ' 2' where id = (select min(id) from company)`),
    ),
    /company differs/,
  );

async function run(
  { isSmall }: ScenarioOptions,
  afterCopy?: (harness: Stand) => Promise<unknown>,
): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'havan-drill-'));
  const copy = await mkdtemp(join(tmpdir(), 'havan-restored-'));
  await chmod(copy, 0o755);
  const harness = await buildStand({ folder });
  try {
    const people = new People(harness.sql);
    const offer = await people.offer(await people.trader('merchant'), 10_000);
    const traders = await inParallel(Array.from({ length: 8 }), 8, () => people.trader('pharmacy'));
    const shoppers = await signInAll(harness, traders, 1);
    await inParallel(Array.from({ length: isSmall ? 16 : 200 }), 8, async (_, at) => {
      const shopper = shoppers[at % shoppers.length];
      await shopper?.add(offer, 1);
      const request = await shopper?.payRequest(cards.atOnce);
      if (request) await shopper?.pay(request);
    });
    // The jobs write as well, so the processes are stopped before the comparison.
    await Promise.all(harness.apis.map((api) => api.stop()));

    const started = Date.now();
    const client = await harness.sql.connect();
    await client.query(`select pg_backup_start('scenario', true)`);
    // `cp -a` keeps the owner of the files: as root, the server runs under another account.
    execFileSync('cp', ['-a', join(folder, 'postgres'), copy]);
    await rm(join(copy, 'postgres', 'postmaster.pid'));
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    client.release();
    execFileSync('cp', ['-a', join(folder, 'postgres', 'pg_wal'), join(copy, 'postgres')]);
    const label = join(copy, 'postgres', 'backup_label');
    await writeFile(label, rows[0]?.labelfile ?? '');
    execFileSync('chown', ['--reference', join(copy, 'postgres', 'PG_VERSION'), label]);
    await cp(join(folder, 'postgres.password'), join(copy, 'postgres.password'));
    const took = Date.now() - started;
    await afterCopy?.(harness);

    const before = await checksums(harness.postgres.url);
    const restored = await startPostgres(copy, await freePort());
    const after = await checksums(restored.url);
    await restored.stop();
    const different = [...before].filter(([table, sum]) => after.get(table) !== sum).map(([table]) => table);
    const faults = different.map((table) => `${table} differs after the restore`);
    if (before.size < 20) faults.push(`only ${before.size} tables were compared`);
    return {
      scenario: 'backup and restore',
      metrics: `${before.size} tables with equal checksums, copied in ${took} ms`,
      faults,
    };
  } finally {
    await harness.stop();
    await rm(folder, { recursive: true, force: true });
    await rm(copy, { recursive: true, force: true });
  }
}

/** Returns one checksum for each table, independent of the row order. */
async function checksums(url: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const sums = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ':' || coalesce(md5(string_agg(row, '' order by row)), '') as sum
       from (select md5(t::text) as row from ${name} t) as rows`,
    );
    sums.set(name, rows[0]?.sum ?? '');
  }
  await client.end();
  return sums;
}
