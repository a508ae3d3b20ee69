import { operatorPayoutCalls as calls } from '@havan/contract/backoffice/money/payouts';
import type { PayoutRun } from '@havan/contract/backoffice/money/payouts';
import type { Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import type { Operator } from '../../../core/operator.ts';
import * as runs from '../../money/payout-runs/payout-runs.service.ts';
import { foundStatements } from '../../money/statements/statements.service.ts';
import { closeByHand } from '../../money/wallet/withdrawal-by-hand.ts';
import { withdrawalQueue } from '../../money/wallet/withdrawal-queue.ts';
import { record } from '../audit/record.ts';

interface Handled {
  readonly ctx: Context;
  readonly operator: Operator;
  readonly caller: Caller;
}

/** Runs a change of a payout run and writes its audit entry, in one transaction. */
const act = (
  { ctx, operator, caller }: Handled,
  action: string,
  work: (inside: Context) => Promise<PayoutRun>,
  after: object = {},
): Promise<PayoutRun> =>
  withTransaction(ctx.db, async (trx) => {
    const run = await work({ ...ctx, db: trx });
    await record(trx, ctx.clock.now(), operator, caller, {
      action,
      subject: ['payoutRun', run.number],
      before: null,
      after: { state: run.state, total: run.total, ...after },
    });
    return run;
  });

export const operatorPayoutRoutes: readonly Binding[] = [
  bind(calls.getPayoutRuns, (request, { ctx, operator }) => runs.payoutRuns(ctx, operator, request)),
  bind(calls.getDuePayouts, (_request, { ctx }) => runs.duePayouts(ctx)),
  bind(calls.preparePayoutRun, (_request, handled) =>
    act(handled, 'payoutRun.prepare', (inside) => runs.preparePayoutRun(inside, handled.operator)),
  ),
  bind(calls.getPayoutRun, (request, { ctx, operator }) =>
    runs.payoutRunWithTransfers(ctx, operator, request),
  ),
  bind(calls.decidePayoutRun, (request, handled) =>
    act(
      handled,
      `payoutRun.${request.decision}`,
      (inside) => runs.decidePayoutRun(inside, handled.operator, request),
      request.decision === 'cancel' ? { reason: request.reason } : {},
    ),
  ),
  bind(calls.confirmPayoutRun, ({ runId }, handled) =>
    act(handled, 'payoutRun.confirm', (inside) => runs.confirmPayoutRun(inside, handled.operator, runId)),
  ),
  bind(calls.returnPayoutTransfer, (request, handled) =>
    act(
      handled,
      'payoutRun.return',
      (inside) => runs.returnPayoutTransfer(inside, handled.operator, request),
      { transferId: request.transferId, reason: request.reasonId },
    ),
  ),
  bind(calls.getWithdrawals, (request, { ctx, operator }) =>
    withdrawalQueue(ctx, operator.operatorId, request),
  ),
  bind(calls.closeWithdrawal, (request, { ctx, operator, caller }) =>
    withTransaction(ctx.db, async (trx) => {
      const after = await closeByHand({ ...ctx, db: trx }, operator, request);
      const { withdrawalId, outcome, ...word } = request;
      await record(trx, ctx.clock.now(), operator, caller, {
        action: `withdrawal.${after.state === 'requested' ? 'say' : outcome}`,
        subject: ['withdrawal', withdrawalId],
        before: { state: 'requested' },
        after: { state: after.state, outcome, amount: after.amount, ...word },
      });
      return after;
    }),
  ),
  bind(calls.findStatements, (request, { ctx }) => foundStatements(ctx, request), { reads: 'replica' }),
];
