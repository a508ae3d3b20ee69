import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type EmbeddedServer, startEmbedded } from '../core/db/embedded/embedded-server.ts';
import { type OpenDatabase, openDatabase } from '../core/db/database.ts';
import { migrate } from '../core/db/migrate.ts';
import type { TestDatabase } from './test-database.ts';

export interface StreamingPair {
  /** The primary, opened with the role of the product. */
  readonly database: TestDatabase;
  readonly replicaUrl: string;
  /** Stops the replica from replaying the changes of the primary. */
  readonly pauseReplay: () => Promise<void>;
  readonly resumeReplay: () => Promise<void>;
  /** Freezes the replica: its connections stay open but are not answered. Returns a function that ends this. */
  readonly freeze: () => () => void;
}

const quick = { fsync: 'off', full_page_writes: 'off', shared_buffers: '32MB', max_connections: '60' };

/**
 * Starts two migrated PostgreSQL servers in streaming replication for the test file that calls this at its top. The
 * replica is created as a copy of the stopped primary.
 */
export function streamingPair(): StreamingPair {
  const started: { folder: string; primary: EmbeddedServer; replica: EmbeddedServer; open: OpenDatabase }[] =
    [];
  const running = () => {
    const [pair] = started;
    if (!pair) throw new Error('streamingPair() is ready from beforeAll on');
    return pair;
  };
  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'havan-pair-'));
    const [one, two] = [path.join(folder, 'primary'), path.join(folder, 'replica')];
    const first = await startEmbedded({ dataDir: one, settings: quick });
    await migrate(first.url);
    await first.stop();
    await mkdir(two);
    // The copy keeps the owner of the files, which need not be the user of the tests: PostgreSQL does not run as root.
    execFileSync('cp', ['-a', path.join(one, 'postgres'), path.join(one, 'postgres.password'), two]);
    const primary = await startEmbedded({ dataDir: one, settings: quick });
    const { port, username, password } = new URL(primary.url);
    await writeFile(path.join(two, 'postgres', 'standby.signal'), '');
    await appendFile(
      path.join(two, 'postgres', 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`,
    );
    const replica = await startEmbedded({ dataDir: two, settings: quick });
    const open = openDatabase({ url: primary.url, max: 12, role: 'havan_app' });
    started.push({ folder, primary, replica, open });
  });
  afterAll(async () => {
    for (const { folder, primary, replica, open } of started) {
      await open.close();
      await replica.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
  const runOnReplica = async (statement: string) => {
    const client = new Client({ connectionString: running().replica.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    database: {
      get db() {
        return running().open.db;
      },
      get url() {
        return running().primary.url;
      },
    },
    get replicaUrl() {
      return running().replica.url;
    },
    pauseReplay: () => runOnReplica('select pg_wal_replay_pause()'),
    resumeReplay: () => runOnReplica('select pg_wal_replay_resume()'),
    freeze: () => {
      const file = path.join(running().folder, 'replica', 'postgres', 'postmaster.pid');
      const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
      const all = [postmaster, ...childrenOf(postmaster)];
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of all) process.kill(pid, 'SIGCONT');
      };
    },
  };
}

const childrenOf = (parent: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid]) => pid ?? 0);
