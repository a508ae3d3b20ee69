import { remainingShares } from '@havan/domain/commission';
import { payoutWayOf } from '@havan/domain/payout-statement';
import { pointsEarnedBy } from '@havan/domain/points';
import { withheldOf } from './withheld.ts';
import type { AccountKind, DemoEntry, Posting } from './entry.ts';
import { refundOf } from './order-cases.ts';
import type { DemoOrder, DemoPayment } from './orders.ts';
import type { DemoWithdrawal } from './withdrawals.ts';

const post = (kind: AccountKind, amount: number, companyId: number | null = null): Posting => ({
  kind,
  companyId,
  amount,
});

const minuteMs = 60_000;
const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs);

/**
 * Returns the money that a payment moved: captured into escrow, then order by order refunded, released and
 * paid out.
 */
export function entriesOf(payment: DemoPayment, now: Date): DemoEntry[] {
  if (payment.state === 'created') return [];
  const buyer = payment.buyer.id;
  const capture: DemoEntry = {
    kind: 'capture',
    paymentId: payment.id,
    orderId: null,
    withdrawalId: null,
    at: payment.createdAt,
    postings: [post('buyerCard', -payment.amount, buyer), post('escrow', payment.amount)],
  };
  return [capture, ...payment.orders.flatMap((order) => settle(payment, order, now))];
}

function settle(payment: DemoPayment, order: DemoOrder, now: Date): DemoEntry[] {
  const { completedAt, cancelledAt } = order.times;
  const shared = { paymentId: payment.id, orderId: order.id, withdrawalId: null };
  const back = (amount: number, at: Date): DemoEntry => ({
    ...shared,
    kind: 'refund',
    at,
    postings: [post('escrow', -amount), post('buyerCard', amount, payment.buyer.id)],
  });
  if (cancelledAt) return [back(order.total, cancelledAt)];
  const refund = refundOf(order, now);
  const refunds = refund ? [back(refund.amount, refund.at)] : [];
  if (!completedAt) return refunds;
  const money = {
    ...order,
    campaignSubsidy: 0,
    pointsAmount: 0,
    refundedGoods: refund?.amount ?? 0,
    refundedShipping: 0,
  };
  const shares = remainingShares(money);
  const points = pointsEarnedBy(money);
  const tax = withheldOf(order, now)?.amount ?? 0;
  const postings = [
    post('escrow', (refund?.amount ?? 0) - order.total),
    post('sellerPayable', shares.payout, order.seller.id),
    post('commission', shares.commission),
    post('commissionVat', shares.commissionVat),
    post('shipping', shares.shipping),
  ];
  return [
    ...refunds,
    { ...shared, kind: 'release', at: completedAt, postings: postings.filter(({ amount }) => amount !== 0) },
    ...(tax === 0
      ? []
      : [
          {
            ...shared,
            paymentId: null,
            kind: 'withholding' as const,
            at: completedAt,
            postings: [post('sellerPayable', -tax, order.seller.id), post('withholding', tax)],
          },
        ]),
    // Who has no wallet is paid by a run of the platform, which comes later.
    ...(payoutWayOf(order.seller.companyType) === 'account'
      ? []
      : [
          {
            ...shared,
            paymentId: null,
            kind: 'payout' as const,
            at: later(completedAt, 1),
            postings: [
              post('sellerPayable', tax - shares.payout, order.seller.id),
              post('wallet', shares.payout - tax, order.seller.id),
            ],
          },
        ]),
    {
      ...shared,
      paymentId: null,
      kind: 'pointsEarned',
      at: completedAt,
      postings: [post('campaign', -points), post('points', points, payment.buyer.id)],
    },
  ];
}

/** A withdrawal leaves the wallet, and the bank has sent it. */
export function withdrawalEntries({ id, companyId, amount, at }: DemoWithdrawal): DemoEntry[] {
  const shared = { paymentId: null, orderId: null, withdrawalId: id };
  return [
    {
      ...shared,
      kind: 'withdrawal',
      at,
      postings: [post('wallet', -amount, companyId), post('payoutTransit', amount)],
    },
    {
      ...shared,
      kind: 'withdrawalSent',
      at: later(at, 2),
      postings: [post('payoutTransit', -amount), post('bank', amount)],
    },
  ];
}
