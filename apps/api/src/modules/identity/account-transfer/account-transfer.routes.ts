import * as calls from '@havan/contract/identity/account-transfer';
import { bind } from '../../../core/http/bind.ts';
import { createTransfer, redeemTransfer } from './account-transfer.service.ts';

export const accountTransferRoutes = [
  bind(calls.createAccountTransfer, (request, { ctx, actor }) =>
    createTransfer(ctx, actor, request.returnUrl),
  ),
  bind(calls.redeemAccountTransfer, (request, { ctx, caller }) => redeemTransfer(ctx, caller, request)),
];
