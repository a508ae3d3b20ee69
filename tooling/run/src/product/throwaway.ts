import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './preflight.ts';
import { claim, launch, type LaunchOptions, type Product, whenReady } from './product.ts';
import { launchSettings } from './settings.ts';

/** The shared secret of API and bank, so that a test can query the bank. */
export const throwawayBankSecret = 'a-secret-of-the-throwaway-product-only';

/**
 * Starts a whole product for a test: built apps, API, PostgreSQL and bank, on free ports and in a temporary folder.
 * `env` adds settings. @throws Refusal
 */
export async function launchThrowaway(
  env: Readonly<Record<string, string>> = {},
  options: LaunchOptions = {},
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'havan-product-'));
  const settings = launchSettings({
    ...process.env,
    DATABASE_URL: undefined,
    LOG_LEVEL: 'fatal',
    PORT: String(await freePort()),
    BANK_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    BANK_SECRET: throwawayBankSecret,
    ...env,
  });
  const product = launch(await claim(settings), options);
  const stop = async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await whenReady(product);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...product, stop };
}
