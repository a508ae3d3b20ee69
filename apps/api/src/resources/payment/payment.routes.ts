import { paymentCalls } from '@havan/contract/payment';
import type { Config } from '../../config/config.ts';
import { bind, type Binding } from '../../http/bind.ts';
import { getCheckout, listInstallments } from './checkout.service.ts';
import { pay } from './pay.service.ts';
import { paymentStatus } from './status.service.ts';

export const paymentRoutes: readonly Binding[] = [
  bind(paymentCalls.getCheckout, (request, { ctx, actor }) => getCheckout(ctx, actor, request)),
  bind(paymentCalls.getInstallments, (request, { ctx, actor }) => listInstallments(ctx, actor, request)),
  bind(
    paymentCalls.pay,
    (request, { ctx, actor, caller, idempotencyKey }) =>
      pay({ ctx, actor, key: idempotencyKey, origin: shopOrigin(ctx.config, caller.origin) }, request),
    // It speaks with the bank between two transactions of its own.
    { transaction: 'handler' },
  ),
  bind(paymentCalls.getPaymentStatus, (request, { ctx, actor }) => paymentStatus(ctx, actor, request)),
];

/** The origin that the buyer's page has, if it is one of ours; the browser is sent back to no other. */
function shopOrigin({ buyerOrigin, port }: Config, given: string | null): string {
  return given === `http://localhost:${port}` ? given : buyerOrigin;
}
