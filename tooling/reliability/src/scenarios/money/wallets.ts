import { getPayoutAccounts } from '@havan/contract/money/payout-accounts';
import { cancelWithdrawal, withdrawToIban } from '@havan/contract/money/wallet';
import { smallestWithdrawal } from '@havan/domain/wallet';
import type { Money } from './people.ts';

/** Withdraws a seller's earnings and usually cancels the withdrawal before it is sent to the bank. */
export async function withdrawAndCallBack(money: Money): Promise<void> {
  const { done } = money;
  const vendor = money.anyOf([...money.vendors.values()]);
  const known = await vendor.ask(getPayoutAccounts, {});
  const payoutAccountId = known.result?.accounts[0]?.payoutAccountId ?? '';
  const asked = await vendor.ask(withdrawToIban, { amount: smallestWithdrawal, payoutAccountId });
  done.note('withdrawn', asked);
  const [last] = asked.result?.withdrawals ?? [];
  if (!last || money.happens(0.1)) return;
  await money.pressed(async () =>
    done.note('called back', await vendor.ask(cancelWithdrawal, { withdrawalId: last.withdrawalId })),
  );
}
