import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { BankError } from '../bank-error.ts';
import type { CallbackSender } from '../callbacks/callbacks.ts';
import type { BankContext } from '../context.ts';
import { challengePage, type ChallengeNotice } from '../pages/challenge.ts';
import { finishedPage, unknownPage } from '../pages/plain-pages.ts';
import { cancelChallenge, isChallengeOpen, paymentOfPage, submitCode } from '../payments/payments.ts';
import type { PaymentRow } from '../payments/payments.sql.ts';

const pageParams = v.object({ secret: v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/)) });
const codeForm = v.object({ code: v.pipe(v.string(), v.trim(), v.maxLength(20)) });

/** Registers the card holder's routes: the page of the 3-D secure step, its code and its cancel button. */
export function threeDsRoutes(scope: FastifyInstance, context: BankContext, sender: CallbackSender): void {
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  scope.setErrorHandler((error, request, reply) => {
    if (error instanceof BankError) return html(reply.code(error.status), unknownPage(error.message));
    request.log.error(error);
    return html(reply.code(500), unknownPage('Banka şu anda yanıt veremiyor.'));
  });

  const show = (reply: FastifyReply, payment: PaymentRow, notice: ChallengeNotice | null) =>
    html(reply, challengePage(payment, context.now(), notice));

  scope.get('/3ds/:secret', (request, reply) => {
    const payment = paymentOfPage(context, secretOf(request.params));
    if (isChallengeOpen(payment, context.now())) return show(reply, payment, null);
    return html(reply, finishedPage(payment));
  });

  scope.post('/3ds/:secret/code', async (request, reply) => {
    const form = v.safeParse(codeForm, request.body);
    const code = form.success ? form.output.code.replaceAll(' ', '') : '';
    const secret = secretOf(request.params);
    if (!/^\d{6}$/.test(code)) {
      // Not a code at all: it costs no try.
      const payment = paymentOfPage(context, secret);
      return isChallengeOpen(payment, context.now())
        ? show(reply, payment, 'malformed')
        : leave(reply, payment, sender);
    }
    const payment = submitCode(context, secret, code);
    if (isChallengeOpen(payment, context.now())) return show(reply, payment, 'wrong');
    return leave(reply, payment, sender);
  });

  scope.post('/3ds/:secret/cancel', (request, reply) =>
    leave(reply, cancelChallenge(context, secretOf(request.params)), sender),
  );
}

/** Sends the browser back to the shop. The message to the shop's server goes out beside it, or before it. */
async function leave(reply: FastifyReply, payment: PaymentRow, sender: CallbackSender) {
  const sent = sender.sendOf(payment.id);
  if (payment.behaviour === 'callbackBeforeRedirect') await sent;
  return reply.redirect(payment.returnUrl, 303);
}

function secretOf(params: unknown): string {
  const parsed = v.safeParse(pageParams, params);
  if (!parsed.success) throw new BankError(404, 'unknownPage', 'Böyle bir işlem bulunamadı.');
  return parsed.output.secret;
}

const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);
