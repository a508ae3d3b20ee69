import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Db } from '../../core/db/database.ts';
import { lockForTransaction, withTransaction } from '../../core/db/transaction.ts';
import { StartFailure } from '../../core/start-failure.ts';
import { notifyLauncher } from '../serve/launcher.ts';
import { isEmpty, liftTimeLimits } from './market.sql.ts';

/** Fills an empty database with the demo market; of several starting processes only one does. */
export async function makeDemoMarket(db: Db, url: string): Promise<void> {
  if (!(await isEmpty(db))) return;
  await withTransaction(db, async (trx) => {
    await liftTimeLimits(trx);
    await lockForTransaction(trx, 'demo market');
    if (await isEmpty(trx)) await seedInProcess(url);
  });
}

/** In a separate process, because the server would keep the memory that the creation needs. */
async function seedInProcess(url: string): Promise<void> {
  const file = fileURLToPath(new URL('./seed-process.ts', import.meta.url));
  const seed = fork(file, { env: { ...process.env, DATABASE_URL: url }, execArgv: [] });
  seed.on('message', (total: number) => {
    void notifyLauncher({ type: 'progress', text: `Making the demo market, ${total} rows` });
  });
  const [code] = await once(seed, 'exit');
  if (code !== 0)
    throw new StartFailure('The demo market could not be made: what is written above tells why.');
}
