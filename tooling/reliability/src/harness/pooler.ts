import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@havan/run/product/preflight';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(existsSync);

/** The reason why this machine cannot run a scenario with a pooler; null where it can. */
export const withoutPooler = program === undefined ? 'PgBouncer is not installed (Debian: pgbouncer).' : null;

export interface Pooler {
  /** The address of the database through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The database user of the API: its own role, or by mistake the owner, who may change the ledger. */
export type PooledAs = 'app' | 'owner';

/** The role of the API and its password in a scenario. */
const role = { name: 'havan_app', password: 'the-password-of-a-drill' } as const;

/** The statement that an operator runs once on the server before the first start behind a pooler. */
export const makeRole = `create role ${role.name} login password '${role.password}'`;

/**
 * Starts Debian's PgBouncer in transaction mode, with at most eight server connections, in front of the database at
 * `databaseUrl` on this machine. Its clients sign in as the role of the API, or as the owner of `databaseUrl`.
 * PgBouncer refuses to run as root; a root user runs it as `nobody`.
 */
export async function startPooler(databaseUrl: string, signInAs: PooledAs): Promise<Pooler> {
  if (program === undefined) throw new Error('PgBouncer is not installed');
  const { port: serverPort, pathname, username, password } = new URL(databaseUrl);
  const user = signInAs === 'app' ? role : { name: username, password };
  const database = pathname.slice(1);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'havan-pooler-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${user.name}" "${user.password}"\n`, { mode: 0o644 });
  writeFileSync(
    file,
    [
      '[databases]',
      `${database} = host=127.0.0.1 port=${serverPort} dbname=${database} password=${user.password}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1`,
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      'default_pool_size = 8',
      'max_client_conn = 200',
    ].join('\n'),
    { mode: 0o644 },
  );
  const isRoot = process.getuid?.() === 0;
  const nobody = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout);
  const child = spawn(program, ['-q', file], {
    stdio: 'ignore',
    ...(isRoot && { uid: nobody, gid: nobody }),
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilOpen(port);
  return {
    url: `postgres://${user.name}:${user.password}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.end();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return;
    await wait(50);
  }
  throw new Error('PgBouncer does not listen');
}
