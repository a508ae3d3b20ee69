import { databaseClock } from '../clock.ts';
import { loadConfig } from '../config/config.ts';
import { createLogger } from '../http/logger.ts';
import { livePorts } from '../ports/live-ports.ts';
import { noSessionCache } from '../resources/session/session-cache.ts';
import { ordersCommand } from './orders.ts';
import { runCommand } from './run-command.ts';

await runCommand('orders', async (db, args) => {
  const config = await loadConfig(process.env);
  const clock = await databaseClock(db);
  const ports = livePorts(config, clock);
  try {
    const log = createLogger(config);
    return await ordersCommand(
      { db, clock, config, ports, log, count: () => undefined, sessionCache: noSessionCache },
      args,
    );
  } finally {
    clock.stop();
    await ports.basketSearches.pool.close();
  }
});
