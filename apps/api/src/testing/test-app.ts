import { randomUUID } from 'node:crypto';
import {
  apiPrefix,
  type Call,
  idempotencyHeader,
  isOfBackoffice,
  type RequestOf,
  type ResultOf,
} from '@havan/contract/call';
import type { Envelope } from '@havan/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import type { Config } from '../core/config/config.ts';
import type { Context, CountedEvent } from '../core/context.ts';
import type { ReadReplica } from '../core/db/replica/read-replica.ts';
import type { InternalService } from '../core/http/internal/internal-service.ts';
import type { Lifecycle } from '../core/http/lifecycle.ts';
import { createMetrics } from '../core/http/observability/metrics.ts';
import { createLogger } from '../core/http/observability/logger.ts';
import type { Ports } from '../core/ports/ports.ts';
import { createProcessCaches } from '../core/process-caches.ts';
import { noSessionCache, type SessionCache } from '../core/session-cache.ts';
import { type ManualClock, manualClock } from './ports/manual-clock.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';
import { testConfig } from './test-config.ts';
import { testPorts } from './ports/test-ports.ts';

interface Sender {
  /** Access token of the caller; without it no user is signed in. */
  readonly token?: string;
  /** Idempotency key of the call; by default a new key for each idempotent call. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<Result> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Envelope<Result>;
  /** The result of a successful call; reading it after a refusal throws. */
  readonly result: Result;
}

export interface TestApp {
  readonly database: TestDatabase;
  readonly clock: ManualClock;
  /** The context that services receive. */
  readonly ctx: Context;
  readonly ports: ReturnType<typeof testPorts>;
  readonly fastify: FastifyInstance;
  /** The events counted so far. */
  readonly counted: readonly CountedEvent[];
  /** Sends a call of the contract over HTTP, as a browser does. */
  readonly call: <C extends Call>(
    call: C,
    request: RequestOf<C>,
    sender?: Sender,
  ) => Promise<Answer<ResultOf<C>>>;
}

/** Creates a server on a separate database for the test file that calls this at its top. */
export function testApp(
  changes: {
    config?: Partial<Config>;
    ports?: Partial<Ports>;
    lifecycle?: Lifecycle;
    /** The database to use instead of a separate one. */
    database?: TestDatabase;
    /** Opens the read replica; called once the database exists. */
    replica?: () => Promise<ReadReplica>;
    /** Returns the process that holds the index, by default this one; called before the server is built. */
    catalogue?: () => InternalService;
    /** The cache of sessions. By default sessions are not cached, because the clock is set by hand. */
    sessionCache?: SessionCache;
  } = {},
): TestApp {
  const { lifecycle } = changes;
  const database = changes.database ?? testDatabase();
  const clock = manualClock();
  const ports = testPorts(changes.ports);
  const config = testConfig(changes.config);
  const counted: CountedEvent[] = [];
  let started: { fastify: FastifyInstance; ctx: Context } | undefined;
  const running = () => {
    if (!started) throw new Error('testApp() is ready from beforeAll on');
    return started;
  };
  beforeAll(async () => {
    const metrics = createMetrics(() => ({ total: 0, idle: 0, waiting: 0 }));
    const count: Context['count'] = (event) => {
      counted.push(event);
      metrics.count(event);
    };
    const log = createLogger(config);
    const replica = (await changes.replica?.()) ?? null;
    const catalogue = changes.catalogue?.() ?? null;
    const caches = createProcessCaches({ db: database.db, replica, catalogue });
    const ctx: Context & { log: typeof log } = {
      db: database.db,
      replica,
      clock,
      config,
      ports,
      log,
      count,
      caches,
      sessionCache: changes.sessionCache ?? noSessionCache,
    };
    started = {
      ctx,
      fastify: await buildApp({ ctx, metrics, answerChecks: 'every', ...(lifecycle && { lifecycle }) }),
    };
  });
  afterAll(async () => {
    await started?.fastify.close();
    await ports.cartSearches.pool.close();
  });
  return {
    database,
    clock,
    ports,
    counted,
    get ctx() {
      return running().ctx;
    },
    get fastify() {
      return running().fastify;
    },
    call: (call, request, sender) => send(running().fastify, call, request, sender),
  };
}

async function send<C extends Call>(
  fastify: FastifyInstance,
  call: C,
  request: RequestOf<C>,
  sender: Sender = {},
): Promise<Answer<ResultOf<C>>> {
  const fields = Object.entries(request as object).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(
    fields.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  const url = `${apiPrefix}/${call.path}`;
  const response = await fastify.inject({
    method: call.method,
    url: call.encoding === 'query' && text ? `${url}?${text}` : url,
    headers: {
      ...(isOfBackoffice(call) && { host: 'backoffice.localhost' }),
      ...(sender.token && { authorization: `Bearer ${sender.token}` }),
      ...(call.idempotent && { [idempotencyHeader]: sender.idempotencyKey ?? randomUUID() }),
      ...(call.encoding === 'form' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...sender.headers,
    },
    ...(call.encoding === 'form' && { payload: text }),
    ...(call.encoding === 'json' && { payload: request as object }),
  });
  const body = response.json<Envelope<ResultOf<C>>>();
  return {
    status: response.statusCode,
    headers: response.headers,
    body,
    get result() {
      if (body.result === null) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
      return body.result;
    },
  };
}
