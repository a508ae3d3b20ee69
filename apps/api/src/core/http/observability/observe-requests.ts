import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Histogram } from 'prom-client';
import type { RateUse } from '../api-keys/key-access.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The acting user, for the log; null before the session was read and on public calls. */
    userId: number | null;
    /** Company, or `operators`, whose writes the answers of a replica must contain; null on public calls. */
    reader: number | null;
    /** The remaining requests of the API key; null without a key. */
    rateUse: RateUse | null;
  }
}

/** Returns the value of a key, creating it at the first use. */
function kept<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
  return made;
}

/** Returns the template of the route (`/api/v1/Orders/GetOrders`), never the URL with its query. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

/** Measures every request and writes one line about it, after it was answered. */
export function observeRequests(app: FastifyInstance, { registry }: Metrics): void {
  const duration = new Histogram({
    name: 'havan_http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  // Looking up a label by its values is expensive, and so is a concatenated key: nested maps avoid both.
  const known: Map<string, Map<string, Map<number, Histogram.Internal<string>>>> = new Map();
  const observerOf = (method: string, route: string, status: number) => {
    const ofRoute = kept(
      kept(known, route, () => new Map()),
      method,
      () => new Map(),
    );
    return kept(ofRoute, status, () => duration.labels(method, route, String(status)));
  };
  app.addHook('onResponse', (request, reply, next) => {
    const route = routeOf(request);
    observerOf(request.method, route, reply.statusCode).observe(reply.elapsedTime / 1000);
    app.log.info(lineOf(request, reply, route), 'request');
    next();
  });
}

const lineOf = (request: FastifyRequest, reply: FastifyReply, route: string) => ({
  reqId: request.id,
  method: request.method,
  route,
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
  userId: request.userId ?? undefined,
});
