import { buildApp, buildServiceApp } from '../../app.ts';
import { databaseClock } from '../../core/clock.ts';
import type { Config } from '../../core/config/config.ts';
import type { ProcessContext } from '../../core/context.ts';
import { prepareAppRole, requireLedgerProtection } from '../../core/db/app-role.ts';
import { type Db, openDatabase } from '../../core/db/database.ts';
import { embeddedNotice } from '../../core/db/embedded/release.ts';
import { startEmbedded } from '../../core/db/embedded/embedded-server.ts';
import { openReplica } from '../../core/db/replica/open-replica.ts';
import { migrate, pendingMigrations } from '../../core/db/migrate.ts';
import { createMetrics } from '../../core/http/observability/metrics.ts';
import { createLogger } from '../../core/http/observability/logger.ts';
import { drain, startLifecycle } from '../../core/http/lifecycle.ts';
import { type InternalService, internalService } from '../../core/http/internal/internal-service.ts';
import { startJobs } from '../../core/jobs-runner/job-runner.ts';
import { jobAlarm } from '../../core/jobs-runner/wake-job.ts';
import { jobs } from '../../modules.ts';
import { catalogueService } from '../../modules/catalogue/index-port/remote-index.ts';
import { followMarket, warmUpSearchIndex } from '../../modules/catalogue/index/warm-up.ts';
import { livePorts } from './live-ports.ts';
import { postgresHints } from '../../core/ports/postgres-hints.ts';
import { startDeliveries, queuedMessages } from '../../modules/notifications/deliveries/deliver.ts';
import { transportsOf } from '../../modules/notifications/deliveries/transports-of.ts';
import { requireTransports } from './require-transports.ts';
import { openQueue } from './open-queue.ts';
import { createProcessCaches } from '../../core/process-caches.ts';
import { createSessionCache } from '../../core/session-cache.ts';
import { openDemoMarket } from '../demo-market/demo-market.ts';
import { makeDemoMarket } from '../demo-market/make-demo-market.ts';
import { loadReferenceData } from '../reference/reference-data.ts';
import { makeDemoOperators } from '../../modules/backoffice/operators/demo-operator.ts';
import { retryQueue } from '../../modules/notifications/webhooks/webhook-retries.ts';
import { retryWebhook } from '../../modules/notifications/webhooks/send-webhooks.ts';
import { resealPushIdentity } from '../../modules/notifications/push/push-identity.ts';
import { resealWebhooks } from '../../modules/notifications/webhooks/webhooks.service.ts';
import { resealUtsTokens } from '../../modules/sales/uts/uts-account.service.ts';
import { resealMembers } from '../../modules/identity/second-factor/second-factor.service.ts';
import { resealOperators } from '../../modules/backoffice/operators/reseal-operators.ts';
import { inviteFirst } from '../../modules/backoffice/operators/invitations.service.ts';
import { StartFailure } from '../../core/start-failure.ts';
import { takeMedicines } from './take-medicines.ts';
import { localOrigins } from './local-origins.ts';
import { notifyLauncher } from './launcher.ts';

export interface RunningProduct {
  readonly ctx: ProcessContext;
  /** Finishes running requests, then stops everything in the reverse order of its start. */
  readonly stop: () => Promise<void>;
  /** Resolves when the embedded server ends by itself. */
  readonly databaseEnded: Promise<void>;
}

/** Open requests are aborted after this time, in milliseconds. */
const patience = 7000;

/**
 * Starts all parts of an API process and listens. When a later part fails, the started ones are stopped. When the
 * process is to stop (`isOver`) while it waits for the catalogue, the wait ends and no job runs.
 */
export async function startProduct(
  config: Config,
  isOver: AbortSignal = new AbortController().signal,
): Promise<RunningProduct> {
  const { roles } = config;
  /** Whether the process answers calls or runs jobs: these write messages and use the demo market. */
  const trades = roles.has('api') || roles.has('jobs');
  if (trades) requireTransports(config);
  const log = createLogger(config);
  const undo: (() => Promise<unknown> | void)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const progress = (text: string) => void notifyLauncher({ type: 'progress', text });
    const server =
      config.databaseUrl === null
        ? await startEmbedded({ dataDir: config.dataDir, onProgress: progress })
        : null;
    if (server) undo.push(server.stop);
    if (server && !config.demo)
      // Not reported as progress, which a terminal overwrites.
      process.stdout.write(`${embeddedNotice(new Date())}\n`);
    const local = localOrigins(config);
    if (local.length > 0) log.warn({ local }, 'links in mails lead to this machine only: set these origins');
    const pooledUrl = config.databaseUrl ?? server?.url ?? '';
    const url = config.databaseDirectUrl ?? pooledUrl;
    await bringUpToDate(config, url);
    await loadReferenceData(url);
    const role = await prepareAppRole(url);
    const database = openDatabase({
      url: pooledUrl,
      max: config.databasePool,
      role,
      isPooled: config.databaseDirectUrl !== null,
      prepares: config.preparesStatements,
      onConnectionError: (error) => log.warn({ err: error }, 'database connection lost'),
    });
    undo.push(database.close);
    await requireLedgerProtection(database.db);
    const replica = config.databaseReadUrl === null ? null : await replicaOf(config, database.db, role, log);
    if (replica) undo.push(replica.close);
    const demoMarket = config.demo && trades ? await openDemoMarket() : null;
    if (demoMarket) await makeDemoMarket(database.db, url);
    if (config.medicines !== null && trades)
      log.info(await takeMedicines(url, config.medicines, config.demo));
    const clock = await databaseClock(database.db);
    undo.push(clock.stop);
    const transports = transportsOf(config);
    const queue = Object.keys(transports).length === 0 || !trades ? null : await openQueue(url, role, log);
    if (queue) undo.push(queue.stop);
    const retries = retryQueue(queue, () => openQueue(url, role, log));
    undo.push(retries.stop);
    const alarm = jobAlarm();
    const metrics = createMetrics(database.usage);
    const catalogue = await catalogueElsewhere(config, {
      db: database.db,
      replica: replica?.replica ?? null,
      clock,
      log,
    });
    if (catalogue) undo.push(catalogue.stop);
    const ctx: ProcessContext = {
      db: database.db,
      replica: replica?.replica ?? null,
      clock,
      config,
      log,
      ports: {
        ...livePorts(config, clock),
        ...(queue && { messages: queuedMessages(queue, transports) }),
        webhookRetries: retries,
        jobAlarm: alarm,
        ...(roles.has('api') && { hints: postgresHints(url, log) }),
        demoMarket,
      },
      count: metrics.count,
      sessionCache: createSessionCache(),
      caches: createProcessCaches({
        db: database.db,
        replica: replica?.replica ?? null,
        catalogue: catalogue?.service ?? null,
      }),
    };
    undo.push(() => ctx.ports.cartSearches.pool.close());
    if (trades) await prepareAccounts(ctx);
    const lifecycle = startLifecycle();
    const app = roles.has('api')
      ? await buildApp({ ctx, metrics, lifecycle })
      : buildServiceApp({ ctx, metrics, lifecycle });
    undo.push(async () => {
      const impatience = setTimeout(() => app.server.closeAllConnections(), patience);
      await app.close();
      clearTimeout(impatience);
    });
    lifecycle.isStarting = true;
    await app.listen({ host: config.host, port: config.port });
    if (trades || roles.has('catalogue')) {
      await warmUpSearchIndex(ctx, isOver);
      undo.push(followMarket(ctx).stop);
    }
    lifecycle.isStarting = isOver.aborted;
    if (roles.has('jobs') && !isOver.aborted) {
      const work = startJobs(ctx, jobs);
      alarm.attend(work.wake);
      retries.attend((id) => retryWebhook(ctx, id));
      if (queue) await startDeliveries(queue, { db: database.db, clock, transports });
      undo.push(work.stop);
    }
    undo.push(() => drain(lifecycle, config.drainSeconds));
    return { ctx, stop, databaseEnded: server?.ended ?? new Promise(() => undefined) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the index of another process or of a search engine; null where this process holds the index. */
async function catalogueElsewhere(
  { catalogueUrl, searchEngine, roles, tokenSecret }: Config,
  sources: Pick<ProcessContext, 'db' | 'replica' | 'clock' | 'log'>,
): Promise<{ readonly service: InternalService; readonly stop: () => Promise<void> } | null> {
  if (searchEngine) {
    // Loaded only by a process that asks an engine.
    const { openEngine } = await import('../../modules/catalogue/search-engine/engine-service.ts');
    return openEngine({ config: searchEngine, writes: roles.has('catalogue'), ...sources });
  }
  if (catalogueUrl === null) return null;
  return {
    service: internalService(catalogueService, catalogueUrl, tokenSecret),
    stop: async () => undefined,
  };
}

/**
 * Creates the operators of a demo, encrypts stored secrets with the current key, and prints the invitation of the first
 * operator.
 */
async function prepareAccounts(ctx: ProcessContext): Promise<void> {
  await makeDemoOperators(ctx);
  await resealOperators(ctx);
  await resealMembers(ctx);
  await resealWebhooks(ctx);
  await resealUtsTokens(ctx);
  await resealPushIdentity(ctx);
  await printFirstInvitation(ctx);
}

/** Opens the replica with the role, the pool size and the pooling of the primary's connections. */
const replicaOf = (config: Config, primary: Db, role: string | undefined, log: ProcessContext['log']) =>
  openReplica({
    primary,
    lagLimitSeconds: config.readLagSeconds,
    log,
    pool: {
      url: config.databaseReadUrl ?? '',
      max: config.databasePool,
      role,
      isPooled: config.databaseDirectUrl !== null,
      prepares: config.preparesStatements,
      onConnectionError: (error) => log.warn({ err: error }, 'connection to the replica lost'),
    },
  });

/** Migrates, or refuses a database with pending migrations. @throws StartFailure */
async function bringUpToDate({ migratesAtStart }: Config, url: string): Promise<void> {
  if (migratesAtStart) {
    await migrate(url);
    return;
  }
  const [first, ...others] = await pendingMigrations(url);
  if (first === undefined) return;
  const which = others.length === 0 ? first : `${first} and ${others.length} more`;
  throw new StartFailure(
    `The database lacks migration ${which}: run \`pnpm migrate\`, or start with MIGRATE=1.`,
  );
}

/** A new installation prints, once, the invitation link of its first operator. */
async function printFirstInvitation(ctx: ProcessContext): Promise<void> {
  const link = ctx.config.demo ? null : await inviteFirst(ctx);
  if (link) process.stdout.write(`First operator (one use, three days): ${link}\n`);
}
