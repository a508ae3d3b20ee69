import { loadConfig } from '../core/config/config.ts';
import { databaseClock } from '../core/clock.ts';
import { livePorts } from './serve/live-ports.ts';
import { reconcileCommand } from './reconcile.ts';
import { runCommand } from './run-command.ts';

await runCommand('reconcile', async (db) => {
  const clock = await databaseClock(db);
  const ports = livePorts(await loadConfig(process.env), clock);
  try {
    return await reconcileCommand(db, ports.bank);
  } finally {
    clock.stop();
    await ports.cartSearches.pool.close();
  }
});
