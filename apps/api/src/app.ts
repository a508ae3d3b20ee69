import { apiPrefix } from '@havan/contract/call';
import { calls } from '@havan/contract/calls';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { ProcessContext } from './core/context.ts';
import { registerBindings } from './core/http/adapter.ts';
import type { AnswerChecks } from './core/http/answer-check.ts';
import type { Binding } from './core/http/bind.ts';
import { registerInternal } from './core/http/internal/internal-routes.ts';
import { acceptLines } from './core/http/internal/internal-stream.ts';
import { type Lifecycle, startLifecycle } from './core/http/lifecycle.ts';
import type { Metrics } from './core/http/observability/metrics.ts';
import { FairShares } from './core/http/limits/fair-shares.ts';
import { registerDocs } from './core/http/openapi/docs-routes.ts';
import { createServer } from './core/http/server/base-server.ts';
import { serveSites } from './core/http/sites/serve-sites.ts';
import { plainRoutes, routes } from './modules.ts';
import { createOperatorAuthenticator } from './modules/backoffice/operators/operator-authenticator.ts';
import { solverService } from './modules/cart/smart-cart/solver/line-messages.ts';
import { serveLine } from './modules/cart/smart-cart/solver/solver-line.ts';
import { SolverPool } from './modules/cart/smart-cart/solver/solver-pool.ts';
import { catalogueOf } from './modules/catalogue/catalogue-cache/catalogue-cache.ts';
import { catalogueService, indexQuestions } from './modules/catalogue/index-port/remote-index.ts';
import { createAccessControl } from './modules/identity/access/access-control.ts';

interface AppOptions {
  readonly ctx: ProcessContext;
  readonly metrics: Metrics;
  readonly lifecycle?: Lifecycle;
  /** Tests check every answer; by default one in a hundred is checked. */
  readonly answerChecks?: AnswerChecks;
}

/** Largest body of a call, in bytes. */
const bodyLimit = 1_048_576;
/** Largest question of another process, in bytes: a campaign may contain hundreds of thousands of listings. */
const internalBodyLimit = 67_108_864;

/** Builds the server without listening; the caller closes it. */
export async function buildApp({
  ctx,
  metrics,
  lifecycle = startLifecycle(),
  answerChecks = 'sampled',
}: AppOptions): Promise<FastifyInstance> {
  assertWholeContract(routes);
  const app = createServer({ ctx, metrics, lifecycle, bodyLimit });
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

/**
 * Builds the server of a process without the role `api`: health and metrics, and for other processes the index with the
 * role `catalogue` and the threads that solve smart carts with the role `solver`.
 */
export function buildServiceApp({ ctx, metrics, lifecycle = startLifecycle() }: AppOptions): FastifyInstance {
  const app = createServer({ ctx, metrics, lifecycle, bodyLimit: internalBodyLimit });
  if (ctx.config.roles.has('catalogue'))
    registerInternal(app, ctx.config, catalogueService, indexQuestions(catalogueOf(ctx).index, ctx.clock));
  if (ctx.config.roles.has('solver')) {
    const pool = new SolverPool();
    acceptLines(app, ctx.config, solverService, (line) => serveLine(pool, line, ctx.log));
    app.addHook('onClose', () => pool.close());
  }
  return app;
}

/** Throws, which fails the start, when a call of the contract has no handler or two. */
function assertWholeContract(bindings: readonly Binding[]): void {
  const bound = bindings.map(({ call }) => `${call.method} ${call.path}`);
  const wanted = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  const missing = wanted.filter((call) => !bound.includes(call));
  const twice = bound.filter((call, index) => bound.indexOf(call) !== index);
  if (missing.length > 0) throw new Error(`No handler under ${apiPrefix} for: ${missing.join(', ')}`);
  if (twice.length > 0) throw new Error(`Two handlers for: ${twice.join(', ')}`);
}
