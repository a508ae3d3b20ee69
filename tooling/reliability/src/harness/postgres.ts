import type { Pool } from 'pg';
import { type Child, startChild } from '@havan/run/product/child';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Postgres {
  readonly url: string;
  /** Kills it as a power cut would, and restarts it on the same data. */
  crash(): Promise<void>;
  /** Restarts it when it has ended by itself. */
  ensure(): Promise<void>;
  stop(): Promise<void>;
}

/** Lets PostgreSQL acknowledge commits up to ten seconds before they reach the disk: a crash loses them. */
export async function acknowledgeUnwritten(sql: Pool): Promise<void> {
  await sql.query(`alter system set wal_writer_delay = '10s'`);
  await sql.query('select pg_reload_conf()');
  // The server's own arguments outrank its file; a setting of the database outranks both, for new connections.
  await sql.query(
    `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
  );
  await sql.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
}

/** Starts a PostgreSQL in `dataDir` with fsync that outlives the API processes. */
export async function startPostgres(dataDir: string, port: number): Promise<Postgres> {
  let url = '';
  const start = async (): Promise<Child> => {
    const child = startChild({
      name: 'PostgreSQL',
      file: 'apps/api/src/cli/postgres-main.ts',
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, POSTGRES_PORT: String(port) },
      onProgress: (text) => {
        if (text.startsWith('postgres://')) url = text;
      },
    });
    await child.ready;
    return child;
  };
  let child = await start();
  let hasEnded = false;
  const watch = (watched: Child) => {
    hasEnded = false;
    void watched.gone.then(() => {
      if (watched === child) hasEnded = true;
    });
  };
  const again = async () => {
    await wait(300);
    child = await start();
    watch(child);
  };
  watch(child);
  return {
    url,
    crash: async () => {
      const [pid] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      await child.gone;
      await again();
    },
    ensure: async () => {
      if (hasEnded) await again();
    },
    stop: () => child.stop(),
  };
}
