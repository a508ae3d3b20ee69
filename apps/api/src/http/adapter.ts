import { apiPrefix, idempotencyHeader } from '@havan/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AppError } from '../app-error.ts';
import type { Caller, Context } from '../context.ts';
import { announce } from '../db/announce.ts';
import { actorOf, type Authenticate } from './actor-of.ts';
import type { Binding } from './bind.ts';
import { successEnvelope } from './envelope.ts';
import { fits } from './fits.ts';
import { answerOnce } from './idempotency/answer-once.ts';
import { parseRequest } from './parse-request.ts';
import { RequestLog } from './request-log.ts';

/**
 * Opens one route a binding. Order of the checks: session, capability of the company, shape of the request, then the
 * handler. A result that does not fit the contract is an error of ours; fields that the contract does not name are
 * left out.
 */
export function registerBindings(
  app: FastifyInstance,
  ctx: Context,
  authenticate: Authenticate,
  bindings: readonly Binding[],
): void {
  for (const { call, transaction, handle } of bindings) {
    const isAsPromised = fits(call.result);
    app.route({
      method: call.method,
      url: `${apiPrefix}/${call.path}`,
      handler: async (request) => {
        const known = call.access === 'public' ? null : actorOf(call, request, { authenticate, db: ctx.db });
        const actor = known instanceof Promise ? await known : known;
        const parsed = parseRequest(call, request);
        const answer = async (db: Context['db'], idempotencyKey: string | null) => {
          const scope = {
            actor,
            caller: callerOf(request),
            ctx: contextOf(ctx, db, request.id),
            idempotencyKey,
          };
          const result = await handle(parsed, scope);
          return successEnvelope(isAsPromised(result) ? result : v.parse(call.result, result));
        };
        if (!actor) return answer(ctx.db, null);
        const { companyId } = actor;
        const key = call.idempotent ? keyOf(request) : null;
        const answered = key
          ? await answerOnce(ctx, { companyId, key, call: call.path, request: parsed, transaction }, (db) =>
              answer(db, key),
            )
          : await answer(ctx.db, null);
        // Whatever somebody does may move the badges of their own company; whom else it concerns, the verb announces.
        if (call.method !== 'GET') announce(ctx.db, [companyId]);
        return answered;
      },
    });
  }
}

/**
 * The context of one request, with a log that names it. Every field is written out: copied and then overwritten, as
 * `{ ...ctx, db }` says it, they cost several times as much, and here it is done at every request.
 */
const contextOf = (ctx: Context, db: Context['db'], reqId: string): Context => ({
  db,
  clock: ctx.clock,
  config: ctx.config,
  ports: ctx.ports,
  log: new RequestLog(ctx.log, reqId),
  count: ctx.count,
  sessionCache: ctx.sessionCache,
});

function keyOf(request: FastifyRequest): string {
  const key = request.headers[idempotencyHeader];
  if (typeof key === 'string' && /^[\w-]{16,100}$/.test(key)) return key;
  throw new AppError('invalidRequest', {
    errors: [{ code: 'idempotency_key', message: 'Idempotency-Key: [A-Za-z0-9_-]{16,100}' }],
  });
}

const callerOf = (request: FastifyRequest): Caller => ({
  requestId: request.id,
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  origin: request.headers.origin ?? null,
});
