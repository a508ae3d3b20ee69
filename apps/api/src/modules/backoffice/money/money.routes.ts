import { operatorLedgerCalls } from '@havan/contract/backoffice/ledger';
import { operatorPaymentCalls } from '@havan/contract/backoffice/payments';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { ledgerAccounts, ledgerEntries } from '../../money/ledger/ledger-browser.service.ts';
import { reconcile } from '../../money/ledger/reconcile.ts';
import {
  paymentsFound,
  paymentTimeline,
  replay,
} from '../../sales/payment-timeline/payment-timeline.service.ts';
import { record } from '../audit/record.ts';

export const operatorMoneyRoutes: readonly Binding[] = [
  bind(operatorPaymentCalls.findPayments, (request, { ctx }) => paymentsFound(ctx, request)),
  bind(operatorPaymentCalls.getPaymentTimeline, ({ paymentId }, { ctx }) => paymentTimeline(ctx, paymentId)),
  bind(operatorPaymentCalls.replayPayment, async ({ paymentId }, { ctx, operator, caller }) => {
    const before = await paymentTimeline(ctx, paymentId);
    const settlement = await replay(ctx, paymentId);
    const timeline = await paymentTimeline(ctx, paymentId);
    // Settling commits by itself, as it does for messages of the bank: the audit entry is written after it.
    await record(ctx.db, ctx.clock.now(), operator, caller, {
      action: 'payment.replay',
      subject: ['payment', paymentId],
      before: { state: before.state },
      after: { state: timeline.state, settlement },
    });
    return { settlement, timeline };
  }),
  bind(operatorLedgerCalls.getLedgerEntries, (request, { ctx }) => ledgerEntries(ctx, request), {
    reads: 'replica',
  }),
  bind(operatorLedgerCalls.getLedgerAccounts, (_request, { ctx }) => ledgerAccounts(ctx)),
  bind(operatorLedgerCalls.reconcileWithBank, async (_request, { ctx }) => {
    const { payments, transfers, findings } = await reconcile(ctx.db, ctx.ports.bank);
    return { at: ctx.clock.now().toISOString(), payments, transfers, findings: [...findings] };
  }),
];
