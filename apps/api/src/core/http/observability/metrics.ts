import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { AppError } from '../../app-error.ts';
import type { CountedEvent } from '../../context.ts';
import type { OpenDatabase } from '../../db/database.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly count: (event: CountedEvent) => void;
}

/** Creates the metrics of one process. */
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

/** Serves `/metrics` to this machine, or with the token. */
export function registerMetrics(app: FastifyInstance, { registry }: Metrics, token: string | null): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new AppError('notFound');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A proxied request may come from anywhere, even when the proxy runs on this machine. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  if (token && given.length === wanted.length && timingSafeEqual(given, wanted)) return true;
  const isProxied = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  return !isProxied && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
}
