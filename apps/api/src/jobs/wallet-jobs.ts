import type { Context } from '../context.ts';
import { withTransaction } from '../db/transaction.ts';
import { BankRefusal } from '../ports/bank-port.ts';
import { postPayout, postWithdrawalBack, postWithdrawalSent } from '../resources/ledger/ledger.service.ts';
import { releasedOrder } from '../resources/ledger/ledger.sql.ts';
import { lockFreeOrder } from '../resources/orders/orders.sql.ts';
import {
  claimDueWithdrawals,
  closeWithdrawal,
  lockRequested,
  ordersToPayOut,
  setPaidOut,
  type WithdrawalRow,
} from '../resources/wallet/wallet.sql.ts';
import type { Job } from './job.ts';

const batch = 100;

/** What completed orders owe their sellers goes to the wallets, an order at a time, until none waits. */
export async function payOut(ctx: Context): Promise<void> {
  for (;;) {
    const waiting = await ordersToPayOut(ctx.db, batch);
    let left = 0;
    for (const orderId of waiting) if (await payOutOrder(ctx, orderId)) left += 1;
    // Orders that somebody holds stay for the next run.
    if (waiting.length < batch || left === 0) return;
  }
}

/** False when somebody holds the order, or it is not released. */
const payOutOrder = (ctx: Context, orderId: number): Promise<boolean> =>
  withTransaction(ctx.db, async (trx) => {
    // A refund holds the same row: what is owed cannot change between looking and moving.
    const order = await lockFreeOrder(trx, orderId);
    const released = order && (await releasedOrder(trx, orderId));
    if (!released) return false;
    if (released.owed > 0)
      await postPayout(trx, { orderId, sellerCompanyId: order.seller_company_id, amount: released.owed });
    await setPaidOut(trx, orderId, ctx.clock.now());
    return true;
  });

/**
 * Gives the bank the withdrawals whose rest is over. The bank sends an id once, so an answer that was lost is asked for
 * again; a refusal brings the money back into the wallet.
 */
export async function sendWithdrawals(ctx: Context): Promise<void> {
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
