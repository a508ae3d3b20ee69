import { bankCallbackPath, threeDsReturnMessage, threeDsReturnPath } from '@havan/contract/sales/payment';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { successEnvelope } from '../../../core/http/envelope.ts';
import { settle } from './settle.ts';

const paymentId = /^[0-9a-f-]{36}$/;
const scriptPath = `${threeDsReturnPath}.js`;

const paymentPage = '/payment?paymentId=';
const creditsPage = '/merchant/myprofile/einvoices/buycredits/';

/**
 * In the frame of a dialog the script posts a message to the surrounding page, which has the same address; as a full
 * page it redirects.
 */
const script = `const search = new URLSearchParams(location.search);
const paymentId = search.get('paymentId');
const page = search.get('purchase') === 'credits' ? '${creditsPage}' : '${paymentPage}';
if (window.parent === window) location.replace(page + encodeURIComponent(paymentId));
else window.parent.postMessage({ type: '${threeDsReturnMessage}', paymentId }, location.origin);
`;

const page = `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><title>Ödemeniz kontrol ediliyor</title><script src="${scriptPath}" defer></script></head>
<body><p>Ödemeniz kontrol ediliyor…</p></body>
</html>`;

/**
 * The page is shown in a frame that allows a bank's page its own origin. This policy takes the origin from our page:
 * scripts with the origin of the surrounding page could remove the frame's sandbox (decision 203).
 */
const returnPagePolicy =
  "default-src 'none'; script-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-scripts";

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/**
 * Registers the routes outside the contract: the bank's message, signed over its raw bytes, and the page to which the
 * bank returns the browser. Only messages and answers between the servers decide the outcome.
 */
export function bankCallbackRoutes(scope: FastifyInstance, ctx: Context): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 65_536 }, (_request, body, done) => {
    done(null, body);
  });
  scope.route({
    method: 'POST',
    url: bankCallbackPath,
    handler: async (request, reply) => {
      const { bank } = ctx.ports;
      const message = await bank.readCallback(bytesOf(request.body), request.headers, ctx.clock.now());
      if (!message) {
        ctx.count('bankCallbackRejected');
        throw new AppError('unauthorised');
      }
      const { eventId, payment } = message;
      const settlement = await settle({ ...ctx, log: request.log }, payment, { eventId });
      request.log.info({ settlement, paymentId: payment.attemptId, eventId }, 'bank message');
      // Not answered with 200, so the bank repeats it and the counter rises until an operator acts.
      if (settlement === 'mismatch' || settlement === 'unknownPayment') {
        ctx.count('bankCallbackRejected');
        throw new AppError(settlement === 'mismatch' ? 'conflict' : 'recordNotFound');
      }
      if (bank.callbackAnswer !== null)
        return reply.type('text/plain; charset=utf-8').send(bank.callbackAnswer);
      return successEnvelope({ done: true });
    },
  });

  // A provider that returns the browser with a form: its content is verified by a query, server to server.
  scope.post<{ Querystring: { paymentId?: unknown; purchase?: unknown } }>(
    threeDsReturnPath,
    async (request, reply) => {
      const { paymentId: id, purchase } = request.query;
      if (typeof id !== 'string' || !paymentId.test(id)) throw new AppError('recordNotFound');
      try {
        const record = await ctx.ports.bank.readReturn(bytesOf(request.body));
        if (record) await settle({ ...ctx, log: request.log }, record);
      } catch (error) {
        // The waiting page polls the status, and the jobs query the bank.
        request.log.warn({ err: error, paymentId: id }, 'the bank does not answer');
      }
      return reply.redirect((purchase === 'credits' ? creditsPage : paymentPage) + id, 303);
    },
  );

  scope.get<{ Querystring: { paymentId?: unknown; purchase?: unknown } }>(
    threeDsReturnPath,
    (request, reply) => {
      const { paymentId: id, purchase } = request.query;
      if (typeof id !== 'string' || !paymentId.test(id)) throw new AppError('recordNotFound');
      if (request.headers['sec-fetch-dest'] === 'document')
        return reply.redirect((purchase === 'credits' ? creditsPage : paymentPage) + id, 303);
      return reply
        .header('content-security-policy', returnPagePolicy)
        .header('x-frame-options', 'SAMEORIGIN')
        .type('text/html; charset=utf-8')
        .send(page);
    },
  );
  scope.get(scriptPath, (_request, reply) =>
    reply
      // The page has no origin within its sandbox; the script contains nothing secret.
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
