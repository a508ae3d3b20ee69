import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who acted, for the log; null before the session was read and on public calls. */
    userId: number | null;
  }
}

/** Never in a log, wherever an object carries them. */
const secrets = [
  'authorization',
  'token',
  'refreshToken',
  'password',
  'otp',
  'cardNumber',
  'cardToken',
  'cvv',
  'iban',
  'identityNumber',
];

export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    base: null,
    formatters: { level: (label) => ({ level: label }) },
  });
}

/** The template of the route (`/api/v1/Orders/GetOrders`), never the URL with its query. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'static';

/** One line a request, after it was answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.userId ?? undefined,
      },
      'request',
    );
  });
}
