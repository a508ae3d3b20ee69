import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Db } from '../db/database.ts';
import { lockForTransaction, withTransaction } from '../db/transaction.ts';
import { StartFailure } from '../start-failure.ts';
import { tellLauncher } from './launcher.ts';

/** Fills an empty database with the demo market; of several processes that start together one does it. */
export async function makeDemoMarket(db: Db, url: string): Promise<void> {
  const { isEmpty } = await import('../demo/market.sql.ts');
  if (!(await isEmpty(db))) return;
  await withTransaction(db, async (trx) => {
    await lockForTransaction(trx, 'demo market');
    if (await isEmpty(trx)) await seedInProcess(url);
  });
}

/** In a process that ends with its work: the server would carry for good what making the market leaves in memory. */
async function seedInProcess(url: string): Promise<void> {
  const file = fileURLToPath(new URL('../demo/seed-process.ts', import.meta.url));
  const seed = fork(file, { env: { ...process.env, DATABASE_URL: url }, execArgv: [] });
  seed.on('message', (total: number) => {
    void tellLauncher({ type: 'progress', text: `Making the demo market, ${total} rows` });
  });
  const [code] = await once(seed, 'exit');
  if (code !== 0)
    throw new StartFailure('The demo market could not be made: what is written above tells why.');
}
