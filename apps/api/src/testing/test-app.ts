import { randomUUID } from 'node:crypto';
import { apiPrefix, type Call, idempotencyHeader, type RequestOf, type ResultOf } from '@havan/contract/call';
import type { Envelope } from '@havan/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import type { Context, CountedEvent } from '../context.ts';
import type { Lifecycle } from '../http/lifecycle.ts';
import { createMetrics } from '../http/metrics.ts';
import { createLogger } from '../http/logger.ts';
import type { Ports } from '../ports/ports.ts';
import { noSessionCache } from '../resources/session/session-cache.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';
import { testConfig } from './test-config.ts';
import { testPorts } from './test-ports.ts';

interface Sender {
  /** Left out: nobody is signed in. */
  readonly token?: string;
  /** Left out: a new key for every idempotent call. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<Result> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Envelope<Result>;
  /** The result of a call that must have gone well; throws the refusal otherwise. */
  readonly result: Result;
}

export interface TestApp {
  readonly database: TestDatabase;
  readonly clock: ManualClock;
  /** What services are given. */
  readonly ctx: Context;
  readonly ports: ReturnType<typeof testPorts>;
  readonly fastify: FastifyInstance;
  /** What was counted so far. */
  readonly counted: readonly CountedEvent[];
  /** Makes a call of the contract as a browser would, over HTTP. */
  readonly call: <C extends Call>(
    call: C,
    request: RequestOf<C>,
    sender?: Sender,
  ) => Promise<Answer<ResultOf<C>>>;
}

/** The server on a database of its own, for the test file that calls this at its top. */
export function testApp(
  changes: { config?: Partial<Config>; ports?: Partial<Ports>; lifecycle?: Lifecycle } = {},
): TestApp {
  const { lifecycle } = changes;
  const database = testDatabase();
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
    const ctx = { db: database.db, clock, config, ports, log, count, sessionCache: noSessionCache };
    started = { ctx, fastify: await buildApp({ ctx, metrics, ...(lifecycle && { lifecycle }) }) };
  });
  afterAll(async () => {
    await started?.fastify.close();
    await ports.basketSearches.pool.close();
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
