import {
  refundRequest,
  startPaymentRequest,
  takeOverRequest,
  transferRequest,
} from '@havan/contract/sales/bank';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { BankError } from '../bank-error.ts';
import type { BankContext } from '../context.ts';
import {
  paymentOfAttempt,
  paymentsSince,
  refundPayment,
  startPayment,
  takeOver,
} from '../payments/payments.ts';
import { isSigned } from '../callbacks/signature.ts';
import { sendTransfer, transfersSince } from '../transfers/transfers.ts';
import { deleteCard } from '../payments/tokens.ts';

const attemptParams = v.object({ attemptId: v.pipe(v.string(), v.uuid()) });
const paymentParams = v.object({ id: v.pipe(v.string(), v.maxLength(60)) });
const tokenParams = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/)) });
const sinceQuery = v.object({
  from: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]{8,15}Z(?:~[\w-]{1,60})?$/)),
});

/** Registers the merchant's routes, server to server: every message is signed over the bytes of its body. */
export function merchantRoutes(scope: FastifyInstance, context: BankContext, secret: string): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  scope.addHook('preHandler', (request, _reply, done) => {
    const message = { method: request.method, path: request.url, body: rawBodyOf(request) };
    const signed = isSigned(secret, message, request.headers, context.now());
    done(signed ? undefined : new BankError(401, 'badSignature', 'İmza doğrulanamadı.'));
  });

  // A card without 3-D secure has its outcome in the answer; the message about it waits for the next tick.
  scope.post('/payments', (request) => startPayment(context, parsed(startPaymentRequest, jsonOf(request))));
  scope.post('/payments/taken-over', (request) =>
    takeOver(context, parsed(takeOverRequest, jsonOf(request))),
  );
  scope.get('/payments/:attemptId', (request) =>
    paymentOfAttempt(context, parsed(attemptParams, request.params).attemptId),
  );
  scope.get('/payments', (request) => paymentsSince(context, parsed(sinceQuery, request.query).from));
  scope.post('/transfers', (request) => sendTransfer(context, parsed(transferRequest, jsonOf(request))));
  scope.get('/transfers', (request) => transfersSince(context, parsed(sinceQuery, request.query).from));
  scope.delete('/tokens/:token', (request) => {
    deleteCard(context, parsed(tokenParams, request.params).token);
    return {};
  });
  scope.post('/payments/:id/refunds', (request) =>
    refundPayment(context, parsed(paymentParams, request.params).id, parsed(refundRequest, jsonOf(request))),
  );
}

const rawBodyOf = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '');

function jsonOf(request: FastifyRequest): unknown {
  try {
    return JSON.parse(rawBodyOf(request));
  } catch {
    throw new BankError(400, 'invalidRequest', 'İstek anlaşılamadı.');
  }
}

function parsed<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new BankError(400, 'invalidRequest', 'İstek anlaşılamadı.');
  return result.output;
}
