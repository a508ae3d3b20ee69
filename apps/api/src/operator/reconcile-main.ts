import { loadConfig } from '../config/config.ts';
import { databaseClock } from '../clock.ts';
import { livePorts } from '../ports/live-ports.ts';
import { reconcileCommand } from './reconcile.ts';
import { runCommand } from './run-command.ts';

await runCommand('reconcile', async (db) => {
  const clock = await databaseClock(db);
  const ports = livePorts(await loadConfig(process.env), clock);
  try {
    return await reconcileCommand(db, ports.bank);
  } finally {
    clock.stop();
    await ports.basketSearches.pool.close();
  }
});
