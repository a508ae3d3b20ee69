import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { freePort } from '@havan/run/product/preflight';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { People } from '../stand/people.ts';
import { cards, signInAll } from '../stand/shopper.ts';
import { startPostgres } from '../stand/postgres.ts';
import { buildStand } from '../stand/stand.ts';
import { type DrillOptions, inParallel, type Verdict } from './drill.ts';

/**
 * A copy of the running database, taken as PostgreSQL's manual asks for (start, copy, stop, label), brought up by a
 * server of its own: every table has the same checksum and the ledger sums to zero.
 */
export async function backup({ isSmall }: DrillOptions): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'havan-drill-'));
  const copy = await mkdtemp(join(tmpdir(), 'havan-restored-'));
  await chmod(copy, 0o755);
  const stand = await buildStand({ folder });
  try {
    const people = new People(stand.sql);
    const offer = await people.offer(await people.trader('merchant'), 10_000);
    const traders = await inParallel(Array.from({ length: 8 }), 8, () => people.trader('pharmacy'));
    const shoppers = await signInAll(stand, traders, 1);
    await inParallel(Array.from({ length: isSmall ? 16 : 200 }), 8, async (_, at) => {
      const shopper = shoppers[at % shoppers.length];
      await shopper?.add(offer, 1);
      const request = await shopper?.payRequest(cards.atOnce);
      if (request) await shopper?.pay(request);
    });
    // The processes' jobs write as well; what is compared must stand still.
    await Promise.all(stand.apis.map((api) => api.stop()));

    const started = Date.now();
    const client = await stand.sql.connect();
    await client.query(`select pg_backup_start('drill', true)`);
    // `cp -a` keeps the owner: as root the server runs under an account of its own.
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

    const before = await checksums(stand.postgres.url);
    const restored = await startPostgres(copy, await freePort());
    const after = await checksums(restored.url);
    await restored.stop();
    const different = [...before].filter(([table, sum]) => after.get(table) !== sum).map(([table]) => table);
    const faults = different.map((table) => `${table} differs after the restore`);
    if (before.size < 20) faults.push(`only ${before.size} tables were compared`);
    return {
      drill: 'backup and restore',
      figures: `${before.size} tables with equal checksums, copied in ${took} ms`,
      faults,
    };
  } finally {
    await stand.stop();
    await rm(folder, { recursive: true, force: true });
    await rm(copy, { recursive: true, force: true });
  }
}

/** One checksum a table, over its rows in any order. */
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
