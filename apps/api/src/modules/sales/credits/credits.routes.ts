import { eInvoiceCreditCalls as calls } from '@havan/contract/sales/e-invoice-credits';
import type { Config } from '../../../core/config/config.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { buyCredits, creditPurchase, refundCredits } from './buy-credits.service.ts';
import { creditBalance, creditMovements, creditPackages } from './credits.service.ts';

export const eInvoiceCreditRoutes: readonly Binding[] = [
  bind(calls.getCreditPackages, (_request, { ctx }) => creditPackages(ctx)),
  bind(calls.getCreditBalance, (_request, { ctx, actor }) => creditBalance(ctx, actor)),
  bind(calls.getCreditMovements, (request, { ctx, actor }) => creditMovements(ctx, actor, request), {
    reads: 'replica',
  }),
  bind(
    calls.buyCredits,
    (request, { ctx, actor, caller, idempotencyKey }) =>
      buyCredits(
        {
          ctx,
          actor,
          key: idempotencyKey,
          origin: sellerOrigin(ctx.config, caller.origin),
          ip: caller.ip,
        },
        request,
      ),
    // It calls the bank between two transactions.
    { transaction: 'handler' },
  ),
  bind(calls.getCreditPurchase, (request, { ctx, actor }) => creditPurchase(ctx, actor, request)),
  bind(calls.refundCredits, (request, { ctx, actor }) => refundCredits(ctx, actor, request)),
];

/** Returns the origin of the seller's page if it is ours; the browser is never sent to another. */
function sellerOrigin({ merchantOrigin, port }: Config, given: string | null): string {
  return given === `http://localhost:${port}` ? given : merchantOrigin;
}
