import { bankTransferCalls as calls } from '@havan/contract/backoffice/money/bank-transfers';
import { withTransaction } from '../../../core/db/transaction.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { importBankFile } from '../../sales/transfers/import-transfers.ts';
import {
  addTransfer,
  closeReturn,
  listReturns,
  listUnmatched,
  matchByHand,
} from '../../sales/transfers/transfer-desk.ts';
import { record } from '../audit/record.ts';

export const bankTransferRoutes: readonly Binding[] = [
  bind(
    calls.importBankFile,
    async (request, { ctx, operator, caller }) => {
      const found = await importBankFile(ctx, operator.operatorId, request);
      if (!request.isTrial)
        await record(ctx.db, ctx.clock.now(), operator, caller, {
          action: 'bankTransfer.import',
          subject: ['bankTransfer', found.format],
          before: null,
          after: { rows: found.rows.length, unread: found.problems.length },
        });
      return found;
    },
    // Each transfer is a transaction of its own.
    { transaction: 'handler' },
  ),
  bind(
    calls.addBankTransfer,
    async (request, { ctx, operator, caller }) => {
      const found = await addTransfer(ctx, operator.operatorId, request);
      await record(ctx.db, ctx.clock.now(), operator, caller, {
        action: 'bankTransfer.add',
        subject: ['bankTransfer', request.payerName],
        before: null,
        after: { ...request, outcome: found.outcome },
      });
      return found;
    },
    // Each transfer is a transaction of its own, as those of a file are.
    { transaction: 'handler' },
  ),
  bind(calls.getUnmatchedTransfers, (request, { ctx }) => listUnmatched(ctx, request)),
  bind(calls.matchTransferByHand, (request, { ctx, operator, caller }) =>
    withTransaction(ctx.db, async (trx) => {
      const matched = await matchByHand({ ...ctx, db: trx }, operator.operatorId, request);
      await record(trx, ctx.clock.now(), operator, caller, {
        action: request.orderId === null ? 'bankTransfer.sendBack' : 'bankTransfer.match',
        subject: ['bankTransfer', request.incomingId],
        before: null,
        after: { orderId: request.orderId, ...matched },
      });
      return matched;
    }),
  ),
  bind(calls.getTransferReturns, (request, { ctx }) => listReturns(ctx, request)),
  bind(calls.closeTransferReturn, (request, { ctx, operator, caller }) =>
    withTransaction(ctx.db, async (trx) => {
      const { id, amount, reason } = await closeReturn({ ...ctx, db: trx }, operator.operatorId, request);
      await record(trx, ctx.clock.now(), operator, caller, {
        action: 'bankTransfer.return',
        subject: ['bankTransferReturn', id],
        before: null,
        after: { how: request.how, amount, reason },
      });
      return { done: true };
    }),
  ),
];
