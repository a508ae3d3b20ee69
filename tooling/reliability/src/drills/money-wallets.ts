import { cancelWithdrawal, withdrawToIban } from '@havan/contract/wallet';
import { smallestWithdrawal } from '@havan/domain/wallet';
import type { Money } from './money-people.ts';

const account = { iban: 'TR330006100519786457841326', accountOwner: 'Deniz Yılmaz' };

/** What a seller earned leaves for the bank and, more often than not, is called back before it is gone. */
export async function withdrawAndCallBack(money: Money): Promise<void> {
  const { done } = money;
  const vendor = money.anyOf([...money.vendors.values()]);
  const asked = await vendor.ask(withdrawToIban, { amount: smallestWithdrawal, ...account });
  done.note('withdrawn', asked);
  const [last] = asked.result?.withdrawals ?? [];
  if (!last || money.happens(0.1)) return;
  await money.pressed(async () =>
    done.note('called back', await vendor.ask(cancelWithdrawal, { withdrawalId: last.withdrawalId })),
  );
}
