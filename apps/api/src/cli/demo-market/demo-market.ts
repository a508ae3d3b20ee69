import type { DemoMarketPort } from '../../core/ports/demo-market-port.ts';
import { StartFailure } from '../../core/start-failure.ts';

// The only file that imports @havan/demo-market: without the demo the package is not needed.

/**
 * Returns the accounts and the drawn pictures of the demo market. @throws StartFailure when the package is
 * not installed
 */
export async function openDemoMarket(): Promise<DemoMarketPort> {
  const { demoAccounts } = await installed(import('@havan/demo-market/accounts'));
  const { drawPack } = await installed(import('@havan/demo-market/pack-shots'));
  return { accounts: demoAccounts, drawPack };
}

/**
 * Loads the code that copies the demo market into a database. @throws StartFailure when the package is not installed
 */
export const importMarketLoader = () => installed(import('@havan/demo-market/load'));

async function installed<Module>(module: Promise<Module>): Promise<Module> {
  try {
    return await module;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new StartFailure(
        'The demo needs the package @havan/demo-market, which is not installed: install it, or set DEMO=0.',
        { cause: error },
      );
    throw error;
  }
}
