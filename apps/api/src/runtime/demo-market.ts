import type { Db } from '../db/database.ts';
import { lockForTransaction, withTransaction } from '../db/transaction.ts';
import type { StoragePort } from '../ports/storage-port.ts';
import { tellLauncher } from './launcher.ts';

/** Fills an empty database with the demo market; of several processes that start together one does it. */
export async function makeDemoMarket(db: Db, url: string, storage: StoragePort): Promise<void> {
  const { isEmpty } = await import('../demo/market.sql.ts');
  if (!(await isEmpty(db))) return;
  const { seedDemoMarket } = await import('../demo/seed-demo-market.ts');
  await withTransaction(db, async (trx) => {
    await lockForTransaction(trx, 'demo market');
    if (!(await isEmpty(trx))) return;
    await seedDemoMarket(url, {
      now: new Date(),
      storage,
      onProgress: ({ total }) =>
        void tellLauncher({ type: 'progress', text: `Making the demo market, ${total} rows` }),
    });
  });
}
