import { apiPrefix } from '@havan/contract/call';
import { calls } from '@havan/contract/calls';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { AppError } from './app-error.ts';
import type { ProcessContext } from './context.ts';
import { registerBindings } from './http/adapter.ts';
import type { Binding } from './http/bind.ts';
import { handleError } from './http/error-handler.ts';
import { registerFigures } from './http/figures.ts';
import { registerHealth } from './http/health.ts';
import { type Lifecycle, startLifecycle } from './http/lifecycle.ts';
import { type Metrics, registerMetrics } from './http/metrics.ts';
import { requestIdOf } from './http/request-id.ts';
import { observeRequests } from './http/observe-requests.ts';
import { registerDocs } from './http/openapi/docs-routes.ts';
import { apiHeaders, commonHeaders } from './http/security-headers.ts';
import { serveSites } from './http/sites/serve-sites.ts';
import { plainRoutes, routes } from './resources/routes.ts';
import { createAuthenticator } from './resources/session/authenticator.ts';

interface AppOptions {
  readonly ctx: ProcessContext;
  readonly metrics: Metrics;
  readonly lifecycle?: Lifecycle;
}

/** Longest body of a call, in bytes. */
const bodyLimit = 1_048_576;

/** Builds the server without listening; the caller closes it. */
export async function buildApp({
  ctx,
  metrics,
  lifecycle = startLifecycle(),
}: AppOptions): Promise<FastifyInstance> {
  assertWholeContract(routes);
  // Strict for all; a route that answers with more than data says so itself.
  const common = { ...commonHeaders(ctx.config), ...apiHeaders };
  const app = Fastify({
    loggerInstance: ctx.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request would cost as much as the rest of it: lines name the request instead.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIdOf,
    trustProxy: ctx.config.trustedProxies.length > 0 ? [...ctx.config.trustedProxies] : false,
    bodyLimit,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // What arrives on an open connection while the process ends is served: only new connections are turned away.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // An address that is none reaches no hook.
    frameworkErrors: (error, request, reply) => {
      void handleError(error, request, reply.headers(common));
    },
  });
  app.decorateRequest('userId', null);
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(common).header('x-request-id', request.id);
    if (!request.url.startsWith('/health/')) lifecycle.lastRequestAt = performance.now();
    // Whoever keeps connections must not keep this one: its next request would meet the end of the process.
    if (lifecycle.isStopping) void reply.header('connection', 'close');
    next();
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw new AppError('notFound');
  });
  observeRequests(app, metrics);
  registerMetrics(app, metrics, ctx.config.metricsToken);
  registerFigures(metrics.registry, ctx);
  registerHealth(app, ctx, lifecycle);
  await app.register(formbody, { bodyLimit });
  registerBindings(app, ctx, createAuthenticator(ctx), routes);
  registerDocs(app, ctx);
  for (const register of plainRoutes) await app.register(async (scope) => register(scope, ctx));
  serveSites(app, ctx);
  return app;
}

/** A call without a handler, or with two, is found at the start and not by the first visitor. */
function assertWholeContract(bindings: readonly Binding[]): void {
  const bound = bindings.map(({ call }) => `${call.method} ${call.path}`);
  const wanted = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  const missing = wanted.filter((call) => !bound.includes(call));
  const twice = bound.filter((call, index) => bound.indexOf(call) !== index);
  if (missing.length > 0) throw new Error(`No handler under ${apiPrefix} for: ${missing.join(', ')}`);
  if (twice.length > 0) throw new Error(`Two handlers for: ${twice.join(', ')}`);
}
