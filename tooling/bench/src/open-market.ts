import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launch, claim, type Product, whenReady } from '@havan/run/product/product';
import { freePort } from '@havan/run/product/preflight';
import { Refusal } from '@havan/run/refusal';
import { runCommand } from '@havan/run/terminal/command';
import { launchSettings, type LaunchSettings } from '@havan/run/product/settings';
import { launchThrowaway } from '@havan/run/product/throwaway';

export interface OpenMarket {
  readonly port: number;
  readonly dataDir: string;
  /** Stops what was started here; a product that ran before keeps running. */
  readonly stop: () => Promise<void>;
}

/**
 * Returns the market of `DATA_DIR`, as `pnpm seed` left it: the product that runs on `PORT`, or one started
 * on free ports for as long as the bench lasts. @throws Refusal when the folder is in use under another port
 */
export async function openMarket(): Promise<OpenMarket> {
  const wished = launchSettings(process.env);
  if (await answers(wished)) {
    console.log(`Asking the product that runs on port ${wished.port}.\n`);
    return { port: wished.port, dataDir: wished.dataDir, stop: async () => undefined };
  }
  return start(process.env);
}

/**
 * Creates a small market in a temporary folder, with the licensed medicines of `rxFile`.
 * @throws Refusal when it cannot be filled
 */
export async function openMarketWith(rxFile: string): Promise<OpenMarket> {
  const dataDir = mkdtempSync(join(tmpdir(), 'havan-rx-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const { DATABASE_URL: _, ...env } = process.env;
  const seed = [process.execPath, 'apps/api/src/cli/seed-main.ts', '--rx', resolve(rxFile)];
  const { ok, output } = await runCommand(seed, { env: { DATA_DIR: dataDir, DATABASE_URL: '' } });
  if (!ok) {
    remove();
    throw new Refusal(`The market could not be filled: ${output.trim()}`);
  }
  const market = await start({ ...env, DATA_DIR: dataDir });
  return { ...market, stop: () => market.stop().finally(remove) };
}

/**
 * Starts the market of `DATA_DIR` on free ports, where it is named, else a new demo market in a temporary folder; the
 * bench may change it. @throws Refusal when the folder is in use
 */
export const launchMarket = (): Promise<Product> =>
  process.env['DATA_DIR'] ? launchOn(process.env) : launchThrowaway({ LOG_LEVEL: 'silent' });

async function start(env: NodeJS.ProcessEnv): Promise<OpenMarket> {
  const product = await launchOn(env);
  const { port, dataDir } = product.settings;
  return { port, dataDir, stop: () => product.stop() };
}

/** On free ports. */
async function launchOn(env: NodeJS.ProcessEnv): Promise<Product> {
  const settings = launchSettings({
    ...env,
    LOG_LEVEL: 'fatal',
    PORT: String(await freePort()),
    BANK_PORT: String(await freePort()),
  });
  const product = launch(await claim(settings));
  await whenReady(product);
  return product;
}

async function answers({ port }: LaunchSettings): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok;
  } catch {
    return false;
  }
}
