import { type Child, startChild } from './child.ts';
import { lockDataFolder } from './data-lock.ts';
import { preflight } from './preflight.ts';
import type { LaunchSettings } from './settings.ts';

export interface Product {
  readonly settings: LaunchSettings;
  readonly api: Child;
  readonly bank: Child;
  /** Resolves with a message when a server ends unexpectedly. */
  readonly broken: Promise<string>;
  /** Stops both servers and releases the data folder; may be called twice. */
  stop(): Promise<void>;
}

export interface LaunchOptions {
  readonly onProgress?: (text: string) => void;
  /** Arguments for the Node that runs the API, such as `--watch`. */
  readonly apiArgv?: readonly string[];
  /** Takes what the API writes. */
  readonly onApiOutput?: (text: string) => void;
}

/** The right to run on these ports and this data folder. */
interface Claim {
  readonly settings: LaunchSettings;
  readonly unlock: () => void;
}

/** Runs the preflight checks and locks the data folder. @throws Refusal with what to do. */
export async function claim(settings: LaunchSettings): Promise<Claim> {
  await preflight(settings);
  return { settings, unlock: lockDataFolder(settings.dataDir) };
}

/**
 * Starts the API (which brings its own PostgreSQL unless `DATABASE_URL` is set) and the bank on a data folder of their
 * own. The returned servers are still starting: see `whenReady`.
 */
export function launch({ settings, unlock }: Claim, options: LaunchOptions = {}): Product {
  const bank = startChild({
    name: 'The bank',
    file: 'apps/bank-sandbox/src/main.ts',
    env: settings.childEnv,
  });
  const api = startApi(settings, options);
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= stopInOrder(api, bank).then(unlock);
    return stopping;
  };
  const broken = Promise.race([
    api.gone.then((code) => `The API ended by itself (${code}).`),
    bank.gone.then((code) => `The bank ended by itself (${code}).`),
  ]);
  return { settings, api, bank, broken, stop };
}

/** The API first: it may still call the bank while it finishes its requests. */
async function stopInOrder(api: Child, bank: Child): Promise<void> {
  await api.stop();
  await bank.stop();
}

/** The memory options of the API (docs/performance/memory.md); the `start` script of its package has the same. */
const apiMemory = {
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
  argv: ['--max-semi-space-size=8', '--heap-growing-percent=75', '--no-allocation-site-pretenuring'],
};

/** Starts the API alone: initially, or again while the bank keeps running. */
export function startApi(
  settings: LaunchSettings,
  { onProgress, apiArgv, onApiOutput }: LaunchOptions = {},
): Child {
  return startChild({
    name: 'The API',
    file: 'apps/api/src/main.ts',
    env: { ...apiMemory.env, ...settings.childEnv },
    ...(onProgress && { onProgress }),
    ...(onApiOutput && { onOutput: onApiOutput }),
    execArgv: [...apiMemory.argv, ...(apiArgv ?? [])],
  });
}

/** Waits until both servers answer; stops them when one cannot start. @throws Refusal with its sentence. */
export async function whenReady(product: Product): Promise<void> {
  try {
    await Promise.all([product.api.ready, product.bank.ready]);
  } catch (error) {
    await product.stop();
    throw error;
  }
}
