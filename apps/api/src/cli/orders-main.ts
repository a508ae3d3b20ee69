import { databaseClock } from '../core/clock.ts';
import { loadConfig } from '../core/config/config.ts';
import { createLogger } from '../core/http/observability/logger.ts';
import { livePorts } from './serve/live-ports.ts';
import { createProcessCaches } from '../core/process-caches.ts';
import { noSessionCache } from '../core/session-cache.ts';
import { ordersCommand } from './orders.ts';
import { runCommand } from './run-command.ts';

await runCommand('orders', async (db, args) => {
  const config = await loadConfig(process.env);
  const clock = await databaseClock(db);
  const ports = livePorts(config, clock);
  try {
    const log = createLogger(config);
    return await ordersCommand(
      {
        db,
        replica: null,
        clock,
        config,
        ports,
        log,
        count: () => undefined,
        sessionCache: noSessionCache,
        caches: createProcessCaches({ db }),
      },
      args,
    );
  } finally {
    clock.stop();
    await ports.cartSearches.pool.close();
  }
});
