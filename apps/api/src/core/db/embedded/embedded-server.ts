import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync } from 'node:fs';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { StartFailure } from '../../start-failure.ts';
import { ensureDatabase } from '../databases.ts';
import { localUrl, socketFolderOf } from './address.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { endLeftover } from './leftover.ts';
import { claim } from './owner.ts';
import { type Account, launch, serverAccount } from './run-as.ts';

export interface EmbeddedOptions {
  /** Folder of `postgres/` and the few files beside it. */
  readonly dataDir: string;
  readonly onLog?: (line: string) => void;
  readonly onProgress?: (text: string) => void;
  /** The port to listen on; any free port by default. */
  readonly port?: number;
  /** Extra settings of the server; only tests may turn `fsync` off with it. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedServer {
  /** URL of the database `havan` of this server. */
  readonly url: string;
  /** Resolves when the server ends, also by itself. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Settings for a machine that the server shares with the product. */
const settings = {
  listen_addresses: '127.0.0.1',
  fsync: 'on',
  synchronous_commit: 'on',
  max_connections: '120',
  shared_buffers: '256MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
};

/**
 * Starts a real PostgreSQL in `dataDir`, creating the cluster if necessary. It survives `kill -9` of either process:
 * the next start stops the leftover server and PostgreSQL recovers from its WAL.
 *
 * @throws StartFailure when the folder is in use, the disk is full or the machine cannot run PostgreSQL
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const binaries = await findBinaries();
  const dataDir = path.resolve(options.dataDir);
  const folder = path.join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  const owner = await claim(path.join(dataDir, 'postgres.owner'), dataDir);
  try {
    const account = serverAccount(folder);
    await endLeftover(folder);
    const password = await passwordOf(path.join(dataDir, 'postgres.password'));
    if (!existsSync(path.join(folder, 'PG_VERSION'))) {
      options.onProgress?.('Creating the database');
      await create(binaries, folder, account, path.join(dataDir, 'postgres.password'));
    }
    const port = options.port ?? (await freePort());
    const server = await run(binaries, folder, account, port, options);
    const ended = server.ended.then(owner.release);
    await ensureDatabase(localUrl(folder, port, password, 'postgres'), 'havan');
    return {
      url: localUrl(folder, port, password, 'havan'),
      ended,
      stop: async () => {
        await server.stop();
        await ended;
      },
    };
  } catch (error) {
    await owner.release();
    throw error;
  }
}

async function passwordOf(file: string): Promise<string> {
  if (!existsSync(file))
    await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return (await readFile(file, 'utf8')).trim();
}

async function create(
  binaries: Binaries,
  folder: string,
  account: Account | null,
  passwordFile: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const readable = path.join(folder, '..', 'postgres.init');
  await writeFile(readable, await readFile(passwordFile), { mode: 0o600 });
  if (account) {
    await chown(folder, account.uid, account.gid);
    await chown(readable, account.uid, account.gid);
  }
  const args = [
    `--pgdata=${folder}`,
    '--username=havan',
    `--pwfile=${readable}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  try {
    const { child, output } = begin(binaries.initdb, args, account, folder);
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    if (code !== 0) {
      await rm(folder, { recursive: true, force: true });
      throw explain(output(), folder);
    }
  } finally {
    await rm(readable, { force: true });
  }
}

async function run(
  binaries: Binaries,
  folder: string,
  account: Account | null,
  port: number,
  options: EmbeddedOptions,
): Promise<Omit<EmbeddedServer, 'url'>> {
  const flags = Object.entries({
    ...settings,
    unix_socket_directories: socketFolderOf(folder) ?? '',
    ...options.settings,
    port: String(port),
  });
  const args = ['-D', folder, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const { child, output } = begin(binaries.postgres, args, account, folder, options.onLog);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(explain(output(), folder)));
    child.stderr?.on('data', () => {
      // A standby, which only tests create, accepts only reads.
      if (/database system is ready to accept (?:read-only )?connections/.test(output())) resolve();
    });
  });
  const stop = async () => {
    child.kill('SIGINT');
    const impatience = setTimeout(() => child.kill('SIGQUIT'), 10_000);
    await ended;
    clearTimeout(impatience);
  };
  return { ended, stop };
}

/**
 * Starts the server in a process session of its own, so that Ctrl-C in the terminal does not reach it: it must end
 * after its last client.
 */
function begin(
  command: string,
  args: readonly string[],
  account: Account | null,
  folder: string,
  onLog: (line: string) => void = () => undefined,
): { child: ChildProcess; output: () => string } {
  makeExecutable(command);
  const how = launch(command, args, account, folder);
  const child = spawn(how.command, how.args, {
    ...how.account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
  });
  let kept = '';
  const keep = (chunk: Buffer) => {
    kept = (kept + chunk.toString()).slice(-8000);
    for (const line of chunk.toString().split('\n')) if (line.trim()) onLog(line);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return { child, output: () => kept };
}

function makeExecutable(file: string): void {
  try {
    chmodSync(file, 0o755);
  } catch {
    // On a read-only installation the mode stays as it is.
  }
}

/** Returns one sentence for PostgreSQL's output before it failed. */
function explain(output: string, folder: string): StartFailure {
  if (/no space left on device|disk full/i.test(output)) {
    return new StartFailure(
      `The disk that holds ${folder} is full: free some space, or set DATA_DIR to another disk.`,
    );
  }
  if (/lock file .* already exists|pre-existing shared memory block/i.test(output)) {
    return new StartFailure(
      `Another PostgreSQL runs on ${folder}: stop it, or set DATA_DIR to another folder.`,
    );
  }
  if (/permission denied/i.test(output)) {
    return new StartFailure(
      `PostgreSQL may not use ${folder}: give it back to your account, or set DATA_DIR to another folder.`,
    );
  }
  if (/incompatible with server|initialized by PostgreSQL version/i.test(output)) {
    return new StartFailure(
      `The data in ${folder} is of another PostgreSQL version: set DATA_DIR to a new folder, or move the data over with pg_dump.`,
    );
  }
  const last = output.split('\n').findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? 'no reason given';
  return new StartFailure(`PostgreSQL did not start in ${folder}: ${last.trim()}`);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
