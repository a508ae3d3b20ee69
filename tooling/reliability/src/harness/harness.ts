import { type Child, startChild } from '@havan/run/product/child';
import { root } from '@havan/run/paths';
import { freePort } from '@havan/run/product/preflight';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { copyCluster } from './engines/migrated-cluster.ts';
import { makeRole, type PooledAs, type Pooler, startPooler } from './pooler.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type Proxy, startProxy } from './proxy.ts';

export interface Stand {
  /** The address for clients: a proxy in front of all API processes. */
  readonly proxy: Proxy;
  readonly apis: readonly ApiSlot[];
  readonly bankUrl: string;
  readonly bankSecret: string;
  readonly postgres: Postgres;
  /** The environment of the API processes, for commands. */
  readonly env: Readonly<Record<string, string>>;
  /** The harness's own database connections. */
  readonly sql: Pool;
  stop(): Promise<void>;
}

export interface StandOptions {
  /** API processes behind the proxy. */
  readonly processes?: number;
  /** The data folder; a new temporary folder by default. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Starts the proxy in front of the API processes; a small proxy of our own by default. */
  readonly proxyOf?: (ports: readonly number[]) => Promise<Proxy>;
  /** The user with which the API processes reach PostgreSQL through a pooler in transaction mode. */
  readonly pooledAs?: PooledAs;
  /** Starts PostgreSQL; one server in the data folder by default. */
  readonly postgresOf?: () => Promise<Postgres>;
  /**
   * Starts what connects the API processes to the PostgreSQL at that address, such as a bad line; stopped with the
   * harness.
   */
  readonly lineOf?: (url: string) => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
  /** The sources with which the API processes start; the current ones by default. */
  readonly sources?: string;
  /** Returns additional environment variables for the API process with that number. */
  readonly envOf?: (process: number) => Readonly<Record<string, string>>;
  /** Returns the Node arguments of the API process with that number. */
  readonly execArgv?: (process: number) => readonly string[];
}

/** The output of a process, such as the invitation of the first operator, does not belong in a report. */
const onOutput = (): void => undefined;

const bankSecret = 'the secret that bank and API share in a drill';

/**
 * Starts PostgreSQL with fsync, a bank, several API processes and a proxy in front of them, on free ports and in a
 * temporary folder. There is no demo market: each scenario creates its own companies.
 */
export async function buildStand(options: StandOptions = {}): Promise<Stand> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'havan-drill-'));
  // Earlier sources, and an API whose database role already exists, must migrate an empty database themselves.
  if (!options.postgresOf && !options.sources && !options.pooledAs) await copyCluster(folder);
  const postgres = await (options.postgresOf?.() ?? startPostgres(folder, await freePort()));
  const pooler = options.pooledAs ? await poolerOf(postgres.url, options.pooledAs) : null;
  const line = (await options.lineOf?.(postgres.url)) ?? null;
  const ports = await Promise.all(Array.from({ length: options.processes ?? 2 }, () => freePort()));
  const proxy = await (options.proxyOf ?? startProxy)(ports);
  const bankPort = await freePort();
  const bankUrl = `http://127.0.0.1:${bankPort}`;
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    LOG_LEVEL: 'silent',
    DEMO: '0',
    MAIL_URL: 'outbox:',
    SMS_URL: 'outbox:',
    DATABASE_URL: pooler?.url ?? line?.url ?? postgres.url,
    ...(pooler && { DATABASE_DIRECT_URL: postgres.url, PREPARE: 'off' }),
    DATA_DIR: folder,
    BANK_PORT: String(bankPort),
    BANK_ORIGIN: bankUrl,
    BANK_SECRET: bankSecret,
    TOKEN_SECRET: 'the secret of the session tokens in a drill',
    BUYER_ORIGIN: `http://127.0.0.1:${proxy.port}`,
    ...options.env,
  };
  const bank = startChild({ name: 'The bank', file: 'apps/bank-sandbox/src/main.ts', env, onOutput });
  const apis = ports.map(
    (port, at) =>
      new ApiSlot(
        { ...env, ...options.envOf?.(at), PORT: String(port) },
        options.execArgv?.(at) ?? [],
        options.sources,
      ),
  );
  await Promise.all([bank.ready, ...apis.map((api) => api.start())]);
  const sql = new Pool({ connectionString: postgres.url, max: 6 });
  // Lost connections while PostgreSQL is crashed are expected.
  sql.on('error', () => undefined);
  return {
    proxy,
    apis,
    bankUrl,
    bankSecret,
    postgres,
    env,
    sql,
    stop: async () => {
      await Promise.all(apis.map((api) => api.stop()));
      await bank.stop();
      await proxy.stop();
      await sql.end();
      await pooler?.stop();
      await line?.stop();
      await postgres.stop();
      if (!options.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function poolerOf(url: string, signInAs: PooledAs): Promise<Pooler> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(makeRole);
  await client.end();
  return startPooler(url, signInAs);
}

/** One API process under a supervisor that restarts it when it ends unexpectedly. */
export class ApiSlot {
  #env: Readonly<Record<string, string>>;
  readonly #execArgv: readonly string[];
  #child: Child | null = null;
  #isWanted = true;
  /** The root of the sources that its next start uses. */
  sources: string;
  /** How often the supervisor has restarted it. */
  restarts = 0;

  constructor(env: Readonly<Record<string, string>>, execArgv: readonly string[], sources = root) {
    this.#env = env;
    this.sources = sources;
    this.#execArgv = execArgv;
  }

  get port(): number {
    return Number(this.#env['PORT']);
  }

  async start(): Promise<void> {
    this.#isWanted = true;
    const child = startChild({
      name: 'The API',
      file: join(this.sources, 'apps/api/src/main.ts'),
      env: this.#env,
      execArgv: this.#execArgv,
      onOutput,
    });
    this.#child = child;
    void child.gone.then(() => {
      if (this.#child !== child) return;
      this.#child = null;
      if (!this.#isWanted) return;
      this.restarts += 1;
      setTimeout(() => void this.start().catch(() => undefined), 100);
    });
    await child.ready;
  }

  /** Kills it with SIGKILL; the supervisor restarts it. Returns false when it is not running. */
  kill(): boolean {
    return this.#child !== null && process.kill(this.#child.pid, 'SIGKILL');
  }

  /** Stops it with SIGTERM and starts it with changed environment variables. */
  async replace(settings: Readonly<Record<string, string>>): Promise<void> {
    await this.stop();
    this.#env = { ...this.#env, ...settings };
    await this.start();
  }

  /** Stops it with SIGTERM without a restart. Returns its exit code or signal. */
  async stop(): Promise<number | string> {
    this.#isWanted = false;
    const child = this.#child;
    await child?.stop();
    return (await child?.gone) ?? 0;
  }
}
