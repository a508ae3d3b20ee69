import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { ProcessContext } from '../../context.ts';
import { handleError } from '../error-handler.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { registerHealth } from '../observability/health.ts';
import { type Metrics, registerMetrics } from '../observability/metrics.ts';
import { observeRequests } from '../observability/observe-requests.ts';
import { registerFigures } from '../observability/operating-metrics.ts';
import { notePositionsOfWrites } from '../reading-for.ts';
import { requestIdOf } from '../request-id.ts';
import { apiHeaders, commonHeaders } from '../security-headers.ts';

interface ServerOptions {
  readonly ctx: ProcessContext;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  /** The longest body of a request in bytes. */
  readonly bodyLimit: number;
}

/** Returns the server of any process, whatever its roles, with errors, health and metrics but without API calls. */
export function createServer({ ctx, metrics, lifecycle, bodyLimit }: ServerOptions): FastifyInstance {
  // Strict by default; a route that sends more than data sets its own headers.
  const common = { ...commonHeaders(ctx.config), ...apiHeaders };
  const app = Fastify({
    loggerInstance: ctx.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger for each request would double its cost; log lines carry the request id instead.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIdOf,
    trustProxy: ctx.config.trustedProxies.length > 0 ? [...ctx.config.trustedProxies] : false,
    bodyLimit,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // Requests on open connections are served during the shutdown; only new connections are refused.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // Invalid URLs reach no hook.
    frameworkErrors: (error, request, reply) => {
      void handleError(error, request, reply.headers(common));
    },
  });
  app.decorateRequest('userId', null);
  app.decorateRequest('reader', null);
  app.decorateRequest('rateUse', null);
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(common).header('x-request-id', request.id);
    if (!request.url.startsWith('/health/')) lifecycle.lastRequestAt = performance.now();
    // Keep-alive must end here: the next request on this connection would find the process gone.
    if (lifecycle.isStopping) void reply.header('connection', 'close');
    next();
  });
  notePositionsOfWrites(app, ctx);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw new AppError('notFound');
  });
  observeRequests(app, metrics);
  registerMetrics(app, metrics, ctx.config.metricsToken);
  registerFigures(metrics.registry, ctx);
  registerHealth(app, ctx, lifecycle);
  return app;
}
