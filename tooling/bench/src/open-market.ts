import { launch, claim, whenReady } from '@havan/run/product/product';
import { freePort } from '@havan/run/product/preflight';
import { launchSettings, type LaunchSettings } from '@havan/run/product/settings';

export interface OpenMarket {
  readonly port: number;
  readonly dataDir: string;
  /** Ends what was started; a product that ran before runs on. */
  readonly stop: () => Promise<void>;
}

/**
 * The market of `DATA_DIR`, as `pnpm seed` left it: the product that runs on `PORT`, or one started on free ports for
 * as long as the bench lasts. @throws Refusal when the folder is in use under another port
 */
export async function openMarket(): Promise<OpenMarket> {
  const wished = launchSettings(process.env);
  if (await answers(wished)) {
    console.log(`Asking the product that runs on port ${wished.port}.\n`);
    return { port: wished.port, dataDir: wished.dataDir, stop: async () => undefined };
  }
  const settings = launchSettings({
    ...process.env,
    LOG_LEVEL: 'fatal',
    PORT: String(await freePort()),
    BANK_PORT: String(await freePort()),
  });
  const product = launch(await claim(settings));
  await whenReady(product);
  return { port: settings.port, dataDir: settings.dataDir, stop: () => product.stop() };
}

async function answers({ port }: LaunchSettings): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok;
  } catch {
    return false;
  }
}
