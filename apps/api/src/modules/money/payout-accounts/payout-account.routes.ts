import { payoutAccountCalls } from '@havan/contract/money/payout-accounts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import {
  addPayoutAccount,
  payoutAccountsOf,
  removePayoutAccount,
  verifyPayoutAccount,
} from './payout-account.service.ts';

export const payoutAccountRoutes: readonly Binding[] = [
  bind(payoutAccountCalls.getPayoutAccounts, (_request, { ctx, actor }) => payoutAccountsOf(ctx, actor)),
  bind(payoutAccountCalls.addPayoutAccount, (request, { ctx, actor }) =>
    addPayoutAccount(ctx, actor, request),
  ),
  bind(payoutAccountCalls.verifyPayoutAccount, (request, { ctx, actor }) =>
    verifyPayoutAccount(ctx, actor, request),
  ),
  bind(payoutAccountCalls.removePayoutAccount, (request, { ctx, actor }) =>
    removePayoutAccount(ctx, actor, request.payoutAccountId),
  ),
];
