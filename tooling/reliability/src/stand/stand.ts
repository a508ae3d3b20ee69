import { type Child, startChild } from '@havan/run/product/child';
import { freePort } from '@havan/run/product/preflight';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { type Postgres, startPostgres } from './postgres.ts';
import { type Proxy, startProxy } from './proxy.ts';

export interface Stand {
  /** Where a client finds the product: a proxy in front of all API processes. */
  readonly proxy: Proxy;
  readonly apis: readonly ApiSlot[];
  readonly bankUrl: string;
  readonly bankSecret: string;
  readonly postgres: Postgres;
  /** What the API processes are told, for a command beside them. */
  readonly env: Readonly<Record<string, string>>;
  /** The judge's own connections. */
  readonly sql: Pool;
  stop(): Promise<void>;
}

export interface StandOptions {
  /** API processes behind the proxy. */
  readonly processes?: number;
  /** Where all of it is kept; a new folder of the system's when left out. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** More of it for the API process with that number. */
  readonly envOf?: (process: number) => Readonly<Record<string, string>>;
  /** Arguments of Node for the API process with that number. */
  readonly execArgv?: (process: number) => readonly string[];
}

const bankSecret = 'the secret that bank and API share in a drill';

/**
 * PostgreSQL with fsync, a bank, several API processes and a proxy in front of them, on free ports and in a folder that
 * goes away with them. There is no demo market in it: a drill makes its own people.
 */
export async function buildStand(options: StandOptions = {}): Promise<Stand> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'havan-drill-'));
  const postgres = await startPostgres(folder, await freePort());
  const ports = await Promise.all(Array.from({ length: options.processes ?? 2 }, () => freePort()));
  const proxy = await startProxy(ports);
  const bankPort = await freePort();
  const bankUrl = `http://127.0.0.1:${bankPort}`;
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    LOG_LEVEL: 'silent',
    DEMO: '0',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    BANK_PORT: String(bankPort),
    BANK_ORIGIN: bankUrl,
    BANK_SECRET: bankSecret,
    TOKEN_SECRET: 'the secret of the session tokens in a drill',
    BUYER_ORIGIN: `http://127.0.0.1:${proxy.port}`,
    ...options.env,
  };
  const bank = startChild({ name: 'The bank', file: 'apps/bank-sandbox/src/main.ts', env });
  const apis = ports.map(
    (port, at) =>
      new ApiSlot({ ...env, ...options.envOf?.(at), PORT: String(port) }, options.execArgv?.(at) ?? []),
  );
  await Promise.all([bank.ready, ...apis.map((api) => api.start())]);
  const sql = new Pool({ connectionString: postgres.url, max: 6 });
  // A connection that PostgreSQL ends while it is crashed is no news to the judge.
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
      await postgres.stop();
      if (!options.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One API process under a supervisor that starts it again whenever it ends unasked. */
export class ApiSlot {
  readonly #env: Readonly<Record<string, string>>;
  readonly #execArgv: readonly string[];
  #child: Child | null = null;
  #isWanted = true;
  /** How often the supervisor had to bring it back. */
  restarts = 0;

  constructor(env: Readonly<Record<string, string>>, execArgv: readonly string[]) {
    this.#env = env;
    this.#execArgv = execArgv;
  }

  get port(): number {
    return Number(this.#env['PORT']);
  }

  async start(): Promise<void> {
    this.#isWanted = true;
    const child = startChild({
      name: 'The API',
      file: 'apps/api/src/main.ts',
      env: this.#env,
      execArgv: this.#execArgv,
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

  /** As a power cut would; the supervisor brings it back. Answers false where there is none to kill. */
  kill(): boolean {
    return this.#child !== null && process.kill(this.#child.pid, 'SIGKILL');
  }

  /** Asks it to end, waits until it has, and leaves it so. Answers its exit code or signal. */
  async stop(): Promise<number | string> {
    this.#isWanted = false;
    const child = this.#child;
    await child?.stop();
    return (await child?.gone) ?? 0;
  }
}
