import type { RequestOf } from '@havan/contract/call';
import {
  acceptWalletContract,
  cancelWithdrawal,
  getStatement,
  getWallet,
  getWalletMovements,
  withdrawToIban,
} from '@havan/contract/money/wallet';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

export const walletKeys = {
  all: ['wallet'] as const,
  wallet: ['wallet', 'balance'] as const,
  movements: (request: RequestOf<typeof getWalletMovements>) => ['wallet', 'movements', request] as const,
  statement: (request: RequestOf<typeof getStatement>) => ['wallet', 'statement', request] as const,
};

export const walletQuery = (api: Api) =>
  queryOptions({
    queryKey: walletKeys.wallet,
    queryFn: ({ signal }) => api.call(getWallet, {}, { signal }),
  });

export const walletMovementsQuery = (api: Api, request: RequestOf<typeof getWalletMovements>) =>
  queryOptions({
    queryKey: walletKeys.movements(request),
    queryFn: ({ signal }) => api.call(getWalletMovements, request, { signal }),
    placeholderData: keepPreviousData,
  });

export const statementQuery = (api: Api, request: RequestOf<typeof getStatement>) =>
  queryOptions({
    queryKey: walletKeys.statement(request),
    queryFn: ({ signal }) => api.call(getStatement, request, { signal }),
    placeholderData: keepPreviousData,
  });

/** Action on a wallet; the answer is the updated wallet. */
export type WalletMove =
  | { action: 'accept'; request: RequestOf<typeof acceptWalletContract> }
  | { action: 'withdraw'; request: RequestOf<typeof withdrawToIban> }
  | { action: 'cancel'; request: RequestOf<typeof cancelWithdrawal> };

export const walletMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (move: WalletMove & { idempotencyKey: string }) => {
      const init = { idempotencyKey: move.idempotencyKey };
      if (move.action === 'accept') return api.call(acceptWalletContract, move.request);
      if (move.action === 'withdraw') return api.call(withdrawToIban, move.request, init);
      return api.call(cancelWithdrawal, move.request, init);
    },
    onSuccess: async (wallet, _move, _before, { client }) => {
      client.setQueryData(walletKeys.wallet, wallet);
      await client.invalidateQueries({ queryKey: walletKeys.all });
    },
  });
