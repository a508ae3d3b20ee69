import { apiPrefix } from '@havan/contract/call';
import { calls } from '@havan/contract/calls';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { AppError } from './core/app-error.ts';
import type { ProcessContext } from './core/context.ts';
import { registerBindings } from './core/http/adapter.ts';
import type { AnswerChecks } from './core/http/answer-check.ts';
import type { Binding } from './core/http/bind.ts';
import { handleError } from './core/http/error-handler.ts';
import { registerFigures } from './core/http/observability/operating-metrics.ts';
import { registerHealth } from './core/http/observability/health.ts';
import { type Lifecycle, startLifecycle } from './core/http/lifecycle.ts';
import { type Metrics, registerMetrics } from './core/http/observability/metrics.ts';
import { FairShares } from './core/http/limits/fair-shares.ts';
import { notePositionsOfWrites } from './core/http/reading-for.ts';
import { requestIdOf } from './core/http/request-id.ts';
import { observeRequests } from './core/http/observability/observe-requests.ts';
import { registerDocs } from './core/http/openapi/docs-routes.ts';
import { apiHeaders, commonHeaders } from './core/http/security-headers.ts';
import { serveSites } from './core/http/sites/serve-sites.ts';
import { plainRoutes, routes } from './modules.ts';
import { createOperatorAuthenticator } from './modules/backoffice/operators/operator-authenticator.ts';
import { createAccessControl } from './modules/identity/access/access-control.ts';

interface AppOptions {
  readonly ctx: ProcessContext;
  readonly metrics: Metrics;
  readonly lifecycle?: Lifecycle;
  /** Tests check every answer; left out: one in a hundred. */
  readonly answerChecks?: AnswerChecks;
}

/** Longest body of a call, in bytes. */
const bodyLimit = 1_048_576;

/** Builds the server without listening; the caller closes it. */
export async function buildApp({
  ctx,
  metrics,
  lifecycle = startLifecycle(),
  answerChecks = 'sampled',
}: AppOptions): Promise<FastifyInstance> {
  assertWholeContract(routes);
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
  await app.register(formbody, { bodyLimit });
  const authenticateOperator = createOperatorAuthenticator(ctx);
  const shares = new FairShares({
    each: ctx.config.companyConcurrency,
    total: 4 * ctx.config.databasePool,
  });
  const control = { ...createAccessControl(ctx), authenticateOperator };
  registerBindings(app, ctx, control, routes, answerChecks, shares);
  registerDocs(app, ctx);
  for (const register of plainRoutes) await app.register(async (scope) => register(scope, ctx));
  serveSites(app, ctx);
  return app;
}

/** Fails the start when a call of the contract has no handler or two. */
function assertWholeContract(bindings: readonly Binding[]): void {
  const bound = bindings.map(({ call }) => `${call.method} ${call.path}`);
  const wanted = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  const missing = wanted.filter((call) => !bound.includes(call));
  const twice = bound.filter((call, index) => bound.indexOf(call) !== index);
  if (missing.length > 0) throw new Error(`No handler under ${apiPrefix} for: ${missing.join(', ')}`);
  if (twice.length > 0) throw new Error(`Two handlers for: ${twice.join(', ')}`);
}
