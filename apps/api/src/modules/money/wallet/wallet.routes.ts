import { walletCalls } from '@havan/contract/money/wallet';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { statement } from './statement.service.ts';
import { acceptContract, cancelWithdrawal, listMovements, walletOf, withdraw } from './wallet.service.ts';

export const walletRoutes: readonly Binding[] = [
  bind(walletCalls.getWallet, (_request, { ctx, actor }) => walletOf(ctx, actor)),
  bind(walletCalls.getWalletMovements, (request, { ctx, actor }) => listMovements(ctx, actor, request), {
    reads: 'replica',
  }),
  bind(walletCalls.acceptWalletContract, (request, { ctx, actor }) => acceptContract(ctx, actor, request)),
  bind(walletCalls.withdrawToIban, (request, { ctx, actor }) => withdraw(ctx, actor, request)),
  bind(walletCalls.cancelWithdrawal, (request, { ctx, actor }) => cancelWithdrawal(ctx, actor, request)),
  bind(walletCalls.getStatement, (request, { ctx, actor }) => statement(ctx, actor, request), {
    reads: 'replica',
  }),
];
