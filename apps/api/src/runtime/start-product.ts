import { buildApp } from '../app.ts';
import { databaseClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { ProcessContext } from '../context.ts';
import { appRoleOf } from '../db/app-role.ts';
import { openDatabase } from '../db/database.ts';
import { startEmbedded } from '../db/embedded/embedded-server.ts';
import { migrate } from '../db/migrate.ts';
import { createMetrics } from '../http/metrics.ts';
import { createLogger } from '../http/logger.ts';
import { drain, startLifecycle } from '../http/lifecycle.ts';
import { startJobs } from '../jobs/job-runner.ts';
import { jobs } from '../jobs/jobs.ts';
import { livePorts } from '../ports/live-ports.ts';
import { postgresHints } from '../ports/postgres-hints.ts';
import { createSessionCache } from '../resources/session/session-cache.ts';
import { makeDemoMarket } from './demo-market.ts';
import { tellLauncher } from './launcher.ts';

export interface RunningProduct {
  readonly ctx: ProcessContext;
  /** Finishes what is under way, then ends everything that was started, in the opposite order. */
  readonly stop: () => Promise<void>;
  /** Fulfilled when the embedded server ends by itself. */
  readonly databaseEnded: Promise<void>;
}

/** Requests that are still open after this long are cut off, in milliseconds. */
const patience = 7000;

/** Starts everything that one API process is made of, and listens. What was started is ended when a later part fails. */
export async function startProduct(config: Config): Promise<RunningProduct> {
  const log = createLogger(config);
  const undo: (() => Promise<unknown> | void)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const progress = (text: string) => void tellLauncher({ type: 'progress', text });
    const server =
      config.databaseUrl === null
        ? await startEmbedded({ dataDir: config.dataDir, onProgress: progress })
        : null;
    if (server) undo.push(server.stop);
    const url = config.databaseUrl ?? server?.url ?? '';
    await migrate(url);
    const database = openDatabase({
      url,
      max: config.databasePool,
      role: await appRoleOf(url),
      onConnectionError: (error) => log.warn({ err: error }, 'database connection lost'),
    });
    undo.push(database.close);
    if (config.demo) await makeDemoMarket(database.db, url);
    const clock = await databaseClock(database.db);
    undo.push(clock.stop);
    const metrics = createMetrics(database.usage);
    const ctx: ProcessContext = {
      db: database.db,
      clock,
      config,
      log,
      ports: { ...livePorts(config, clock), hints: postgresHints(url, log) },
      count: metrics.count,
      sessionCache: createSessionCache(),
    };
    undo.push(() => ctx.ports.basketSearches.pool.close());
    const lifecycle = startLifecycle();
    const app = await buildApp({ ctx, metrics, lifecycle });
    undo.push(async () => {
      const impatience = setTimeout(() => app.server.closeAllConnections(), patience);
      await app.close();
      clearTimeout(impatience);
    });
    await app.listen({ host: config.host, port: config.port });
    const work = startJobs(ctx, jobs);
    undo.push(work.stop, () => drain(lifecycle, config.drainSeconds));
    return { ctx, stop, databaseEnded: server?.ended ?? new Promise(() => undefined) };
  } catch (error) {
    await stop();
    throw error;
  }
}
