import type { RequestOf } from '@havan/contract/call';
import {
  addPayoutAccount,
  getPayoutAccounts,
  removePayoutAccount,
  verifyPayoutAccount,
} from '@havan/contract/money/payout-accounts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const payoutAccountKeys = { all: ['payoutAccounts'] } as const;

export const payoutAccountsQuery = (api: Api) =>
  queryOptions({
    queryKey: payoutAccountKeys.all,
    queryFn: ({ signal }) => api.call(getPayoutAccounts, {}, { signal }),
  });

/** Answers with where the code went. */
export const addPayoutAccountMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof addPayoutAccount>) => api.call(addPayoutAccount, request),
    onSuccess: (_sent, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: payoutAccountKeys.all }),
  });

export const verifyPayoutAccountMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof verifyPayoutAccount>) => api.call(verifyPayoutAccount, request),
    onSuccess: (accounts, _request, _before, { client }) =>
      client.setQueryData(payoutAccountKeys.all, accounts),
  });

export const removePayoutAccountMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (payoutAccountId: string) => api.call(removePayoutAccount, { payoutAccountId }),
    onSuccess: (accounts, _id, _before, { client }) => client.setQueryData(payoutAccountKeys.all, accounts),
  });
