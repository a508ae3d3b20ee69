import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@havan/run/product/preflight';
import type { Postgres } from '../postgres.ts';
import { missing, programOf } from './program.ts';

const pgbackrest = programOf('/usr/bin/pgbackrest');
const bin = '/usr/lib/postgresql/15/bin';
const postgres = programOf(`${bin}/postgres`);

/** The reason why this machine cannot run such a server; null where it can. */
export const withoutBackups =
  missing({ pgbackrest, 'postgresql-15': postgres }) ??
  (process.getuid?.() === 0 ? null : 'PostgreSQL needs root here, which becomes the user postgres.');

/** A PostgreSQL server that archives its write-ahead log. */
export interface BackedUp extends Postgres {
  /** Takes a full backup while the server runs. */
  readonly backUp: () => Promise<void>;
  /** Stops the server, brings its data back to a moment (ISO 8601), and starts it at the same address. */
  readonly restoreTo: (moment: string) => Promise<void>;
}

const password = 'the-password-of-a-drill';
const stanza = 'havan';

/** Starts Debian's PostgreSQL 15 with pgBackRest, which archives its write-ahead log. */
export async function startBackedUp(): Promise<BackedUp> {
  const folder = mkdtempSync(join(tmpdir(), 'havan-backed-up-'));
  chmodSync(folder, 0o755);
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
  );
  execFileSync('chown', [`${uid}:${gid}`, folder]);
  const port = await freePort();
  const data = join(folder, 'data');
  const settings = join(folder, 'pgbackrest.conf');
  const run = async (file: string, ...args: readonly string[]): Promise<void> => {
    await promisify(execFile)(file, [...args], { uid, gid, cwd: folder });
  };
  writeFileSync(
    settings,
    [
      '[global]',
      `repo1-path=${join(folder, 'repository')}`,
      `log-path=${folder}`,
      `lock-path=${folder}`,
      `spool-path=${folder}`,
      'start-fast=y',
      `[${stanza}]`,
      `pg1-path=${data}`,
      `pg1-port=${port}`,
      `pg1-socket-path=${folder}`,
      'pg1-user=havan',
      'pg1-database=postgres',
    ].join('\n'),
  );
  writeFileSync(join(folder, 'password'), password, { mode: 0o644 });
  const initSettings = [
    `--pgdata=${data}`,
    '--username=havan',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    `--pwfile=${join(folder, 'password')}`,
  ];
  await run(`${bin}/initdb`, ...initSettings);
  const archive = `pgbackrest --config=${settings} --stanza=${stanza} archive-push %p`;
  const options = [
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=120`,
    `-c timezone=UTC -c jit=off -c archive_mode=on -c archive_command="${archive}"`,
  ].join(' ');
  // Without `-l`, because the server would keep the output of pg_ctl open.
  const start = () =>
    run(
      `${bin}/pg_ctl`,
      '-D',
      data,
      '-w',
      '-t',
      '120',
      '-l',
      join(folder, 'server.log'),
      '-o',
      options,
      'start',
    );
  const stop = () => run(`${bin}/pg_ctl`, '-D', data, '-w', '-m', 'fast', 'stop');
  const backrest = (...args: readonly string[]) =>
    run(pgbackrest ?? '', `--config=${settings}`, `--stanza=${stanza}`, ...args);
  await start();
  await run(`${bin}/createdb`, '-h', folder, '-p', String(port), '-U', 'havan', 'havan');
  await backrest('stanza-create');
  return {
    url: `postgres://havan:${password}@127.0.0.1:${port}/havan`,
    backUp: () => backrest('--type=full', 'backup'),
    restoreTo: async (moment) => {
      await stop();
      // pgBackRest expects a time in PostgreSQL's notation.
      const target = moment.replace('T', ' ').replace('Z', '+00');
      await backrest('--delta', '--type=time', `--target=${target}`, '--target-action=promote', 'restore');
      await start();
    },
    crash: () => Promise.reject(new Error('this drill restores')),
    ensure: () => Promise.resolve(),
    stop: async () => {
      // After a failed restore the server is already stopped.
      await stop().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
