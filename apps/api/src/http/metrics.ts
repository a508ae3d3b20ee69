import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CountedEvent } from '../context.ts';
import type { OpenDatabase } from '../db/database.ts';
import { routeOf } from './request-log.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly count: (event: CountedEvent) => void;
}

/** The figures of one process. */
export function createMetrics(usage: OpenDatabase['usage']): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const connections = new Gauge({
    name: 'havan_database_connections',
    help: 'Connections of the pool, and callers waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      for (const [state, count] of Object.entries(usage())) connections.set({ state }, count);
    },
  });
  const events = new Counter({
    name: 'havan_events_total',
    help: 'What happened, by kind.',
    labelNames: ['event'],
    registers: [registry],
  });
  return { registry, count: (event) => events.inc({ event }) };
}

/** Measures every request and serves `/metrics` to this machine, or to whoever knows the token. */
export function registerMetrics(app: FastifyInstance, { registry }: Metrics, token: string | null): void {
  const duration = new Histogram({
    name: 'havan_http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { method: request.method, route: routeOf(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A request that a proxy passed on comes from anywhere, even when the proxy runs on this machine. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  if (token && given.length === wanted.length && timingSafeEqual(given, wanted)) return true;
  const isProxied = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  return !isProxied && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
}
