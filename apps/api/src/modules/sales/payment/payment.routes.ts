import { paymentCalls } from '@havan/contract/sales/payment';
import type { Config } from '../../../core/config/config.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { getCheckout, listInstalments } from '../checkout/checkout.service.ts';
import { pay } from './pay.service.ts';
import { paymentStatus } from './status.service.ts';

export const paymentRoutes: readonly Binding[] = [
  bind(paymentCalls.getCheckout, (request, { ctx, actor }) => getCheckout(ctx, actor, request)),
  bind(paymentCalls.getInstalments, (request, { ctx, actor }) => listInstalments(ctx, actor, request)),
  bind(
    paymentCalls.pay,
    (request, { ctx, actor, caller, idempotencyKey }) =>
      pay(
        {
          ctx,
          actor,
          key: idempotencyKey,
          origin: shopOrigin(ctx.config, caller.origin),
          ip: caller.ip,
        },
        request,
      ),
    // It calls the bank between two transactions.
    { transaction: 'handler' },
  ),
  bind(paymentCalls.getPaymentStatus, (request, { ctx, actor }) => paymentStatus(ctx, actor, request)),
];

/** Returns the origin of the buyer's page if it is ours; the browser is never sent to another. */
function shopOrigin({ buyerOrigin, port }: Config, given: string | null): string {
  return given === `http://localhost:${port}` ? given : buyerOrigin;
}
