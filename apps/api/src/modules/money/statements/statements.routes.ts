import { payoutStatementCalls } from '@havan/contract/money/payout-statements';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { pendingTransfer } from './pending-transfer.ts';
import { payoutStatement, payoutStatements } from './statements.service.ts';

export const payoutStatementRoutes: readonly Binding[] = [
  bind(
    payoutStatementCalls.getPayoutStatements,
    (request, { ctx, actor }) => payoutStatements(ctx, actor, request),
    { reads: 'replica' },
  ),
  bind(payoutStatementCalls.getPayoutStatement, (request, { ctx, actor }) =>
    payoutStatement(ctx, actor.companyId, request),
  ),
  bind(payoutStatementCalls.getOrdersPendingTransfer, (_request, { ctx, actor }) =>
    pendingTransfer(ctx, actor),
  ),
];
