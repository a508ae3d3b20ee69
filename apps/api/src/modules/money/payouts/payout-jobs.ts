import { companyTypes } from '@havan/domain/company';
import { payoutWayOf } from '@havan/domain/payout-statement';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { BankRefusal } from '../../../core/ports/bank-port.ts';
import { postPayout, postWithdrawalBack, postWithdrawalSent } from '../ledger/ledger.service.ts';
import { releasedOrder } from '../ledger/ledger.service.ts';
import {
  claimDueWithdrawals,
  closeWithdrawal,
  lockOrderToPayOut,
  lockRequested,
  ordersToPayOut,
  setPaidOut,
  type WithdrawalRow,
} from '../wallet/wallet.sql.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';

const batch = 100;

/** Companies of other types are paid to their account by a payout run. */
const walletTypes = companyTypes.filter((type) => payoutWayOf(type) === 'wallet');

/** Pays the sellers' shares of completed orders to their wallets, one order at a time. */
export async function payOut(ctx: Context): Promise<void> {
  for (;;) {
    const waiting = await ordersToPayOut(ctx.db, walletTypes, batch);
    let left = 0;
    for (const orderId of waiting) if (await payOutOrder(ctx, orderId)) left += 1;
    // Locked orders are left to the next run.
    if (waiting.length < batch || left === 0) return;
  }
}

/** Pays an order; false when the order is locked or not released. */
const payOutOrder = (ctx: Context, orderId: number): Promise<boolean> =>
  withTransaction(ctx.db, async (trx) => {
    // A refund locks the same row, so the owed amount cannot change between reading and booking.
    const order = await lockOrderToPayOut(trx, orderId);
    const released = order && (await releasedOrder(trx, orderId));
    if (!released) return false;
    if (released.owed > 0)
      await postPayout(trx, { orderId, sellerCompanyId: order.seller_company_id, amount: released.owed });
    await setPaidOut(trx, orderId, ctx.clock.now());
    return true;
  });

/**
 * Sends due withdrawals to the bank. The bank executes an id once, so a lost answer is requested again; a refusal
 * returns the money to the wallet. At a bank that sends no transfers they wait for an operator.
 */
export async function sendWithdrawals(ctx: Context): Promise<void> {
  if (!ctx.ports.bank.abilities.sendsTransfers) return;
  for (const row of await claimDueWithdrawals(ctx.db, ctx.clock.now(), batch)) {
    const { id: transferId, amount, iban, account_owner: accountOwner } = row;
    try {
      await ctx.ports.bank.transfer({ transferId, amount, iban, accountOwner });
      await end(ctx, row, 'sent');
    } catch (error) {
      if (error instanceof BankRefusal) await end(ctx, row, 'refused');
      ctx.log.warn({ err: error, withdrawalId: transferId }, 'the bank did not send');
    }
  }
}

const end = (ctx: Context, { id }: WithdrawalRow, state: 'sent' | 'refused'): Promise<void> =>
  withTransaction(ctx.db, async (trx) => {
    const row = await lockRequested(trx, id);
    if (!row) return;
    await closeWithdrawal(trx, id, state, ctx.clock.now());
    const money = { id, companyId: row.company_id, amount: row.amount };
    await (state === 'sent' ? postWithdrawalSent(trx, money) : postWithdrawalBack(trx, money));
  });

export const walletJobs: readonly Job[] = [
  { name: 'pay-out', everySeconds: 3, run: payOut },
  { name: 'send-withdrawals', everySeconds: 5, run: sendWithdrawals },
];
