import { schemasOf } from '@havan/contract/calls';
import { apiPrefix, idempotencyHeader } from '@havan/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Actor, Caller, Context } from '../context.ts';
import { announce } from '../db/announce.ts';
import type { Operator } from '../operator.ts';
import { type AccessControl, admit, senderOf, tokenOf } from './actor-of.ts';
import { answerCheck, type AnswerChecks } from './answer-check.ts';
import type { Binding } from './bind.ts';
import { hiddenEnvelope, successEnvelope } from './envelope.ts';
import { answerOnce } from './idempotency/answer-once.ts';
import { type AuthenticateOperator, operatorOf, refuseOtherHosts } from './operator-of.ts';
import { reportRate } from './api-keys/key-access.ts';
import { EarlyRefusal } from './limits/early-refusal.ts';
import type { FairShares } from './limits/fair-shares.ts';
import { readingFor } from './reading-for.ts';
import { parseRequest } from './parse-request.ts';
import { pricesOf } from './prices/prices-of.ts';
import { RequestLog } from './observability/request-log.ts';

/**
 * Registers one route for each binding. Order: session, a place among the `shares`, capability of the company, shape of
 * the request, handler, and the check of the result by `answerChecks`.
 */
export function registerBindings(
  app: FastifyInstance,
  ctx: Context,
  control: AccessControl & { readonly authenticateOperator: AuthenticateOperator },
  bindings: readonly Binding[],
  answerChecks: AnswerChecks,
  shares: FairShares,
): void {
  const early = new EarlyRefusal(shares);
  for (const binding of bindings) {
    const { call } = binding;
    const serve = serverOf(ctx, binding, answerChecks);
    app.route({
      method: call.method,
      url: `${apiPrefix}/${call.path}`,
      onRequest: early.onRequest,
      handler: async (request, reply) => {
        refuseOtherHosts(call, request, ctx.config);
        const operator =
          call.access === 'operator' ? await operatorOf(call, request, control.authenticateOperator) : null;
        const found = call.access === 'public' || operator ? null : senderOf(call, request, control);
        const sender = found instanceof Promise ? await found : found;
        const sharer = sender
          ? `company ${sender.companyId}`
          : operator
            ? 'operators'
            : `address ${request.ip}`;
        const turn = shares.enter(sharer, !sender);
        if (turn) {
          early.note(tokenOf(request), sharer);
          await turn;
        }
        try {
          const admitted = sender && admit(call, request, sender, control);
          const actor = admitted instanceof Promise ? await admitted : admitted;
          reportRate(request, reply);
          return await serve(request, actor, operator);
        } finally {
          shares.leave(sharer);
        }
      },
    });
  }
}

/** Returns the function that answers the requests of a binding for a known sender. */
function serverOf(ctx: Context, { call, transaction, reads, handle }: Binding, answerChecks: AnswerChecks) {
  const schemas = schemasOf(call);
  const checkAnswer = answerCheck(call, schemas.result, answerChecks);
  const prices = pricesOf(call, schemas);
  return async (request: FastifyRequest, actor: Actor | null, operator: Operator | null) => {
    const hides = prices !== null && actor !== null && prices.areHiddenFrom(actor);
    const sent = parseRequest(call, request, schemas);
    const parsed = hides ? prices.withoutQuestions(sent) : sent;
    const answer = async (db: Context['db'], idempotencyKey: string | null) => {
      const scope = {
        actor,
        operator,
        caller: callerOf(request),
        ctx: contextOf(ctx, db, request.id),
        idempotencyKey,
      };
      const result = await handle(parsed, scope);
      checkAnswer(result, scope.ctx);
      return hides ? hiddenEnvelope(prices.hide(result)) : successEnvelope(result);
    };
    if (reads === 'replica') return readingFor(ctx, request, (db) => answer(db, null));
    if (!actor) return answer(ctx.db, null);
    const { companyId } = actor;
    const key = call.idempotent ? keyOf(request, call.tokenIsKey ? parsed : null) : null;
    const answered = key
      ? await answerOnce(ctx, { companyId, key, call: call.path, request: parsed, transaction }, (db) =>
          answer(db, key),
        )
      : await answer(ctx.db, null);
    // Every write may change the badges of the caller's company; handlers announce other companies.
    if (call.method !== 'GET') announce(ctx.db, [companyId]);
    return answered;
  };
}

/**
 * Returns the context of one request, with a log that carries its id. The fields are listed because `{ ...ctx, db }`
 * costs several times as much, and this runs for every request.
 */
const contextOf = (ctx: Context, db: Context['db'], reqId: string): Context => ({
  db,
  replica: ctx.replica,
  clock: ctx.clock,
  config: ctx.config,
  ports: ctx.ports,
  log: new RequestLog(ctx.log, reqId),
  count: ctx.count,
  sessionCache: ctx.sessionCache,
  caches: ctx.caches,
});

/**
 * Returns the key of the header; without one the `token` that a step of the cart carries in its body
 * (specification §3).
 */
function keyOf(request: FastifyRequest, parsed: unknown): string {
  const key = request.headers[idempotencyHeader] || tokenIn(parsed);
  if (typeof key === 'string' && /^[\w-]{16,100}$/.test(key)) return key;
  throw new AppError('invalidRequest', {
    errors: [{ code: 'idempotency_key', message: 'Idempotency-Key: [A-Za-z0-9_-]{16,100}' }],
  });
}

const tokenIn = (parsed: unknown): unknown =>
  typeof parsed === 'object' && parsed !== null && 'token' in parsed ? parsed.token : undefined;

const callerOf = (request: FastifyRequest): Caller => ({
  requestId: request.id,
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  origin: request.headers.origin ?? null,
});
