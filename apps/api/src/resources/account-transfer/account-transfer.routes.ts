import * as calls from '@havan/contract/account-transfer';
import { bind } from '../../http/bind.ts';
import { createTransfer, redeemTransfer } from './account-transfer.service.ts';

export const accountTransferRoutes = [
  bind(calls.createAccountTransfer, (request, { ctx, actor }) =>
    createTransfer(ctx, actor, request.returnUrl),
  ),
  bind(calls.redeemAccountTransfer, (request, { ctx, caller }) => redeemTransfer(ctx, caller, request)),
];
