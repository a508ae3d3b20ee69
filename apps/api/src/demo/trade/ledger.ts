import { orderShares } from '@havan/domain/commission';
import type { DemoOrder, DemoPayment } from './orders.ts';

export type AccountKind =
  | 'buyerCard'
  | 'escrow'
  | 'sellerPayable'
  | 'commission'
  | 'commissionVat'
  | 'shipping';
export interface Posting {
  readonly kind: AccountKind;
  readonly companyId: number | null;
  /** Kuruş; the postings of an entry add up to 0. */
  readonly amount: number;
}
export interface DemoEntry {
  readonly kind: 'capture' | 'release' | 'refund';
  readonly paymentId: string;
  readonly orderId: number | null;
  readonly at: Date;
  readonly postings: readonly Posting[];
}

const post = (kind: AccountKind, amount: number, companyId: number | null = null): Posting => ({
  kind,
  companyId,
  amount,
});

/** The money that a payment moved: captured into escrow, then released to the seller or refunded, order by order. */
export function entriesOf(payment: DemoPayment): DemoEntry[] {
  if (payment.state === 'created') return [];
  const buyer = payment.buyer.id;
  const capture: DemoEntry = {
    kind: 'capture',
    paymentId: payment.id,
    orderId: null,
    at: payment.createdAt,
    postings: [post('buyerCard', -payment.amount, buyer), post('escrow', payment.amount)],
  };
  return [capture, ...payment.orders.flatMap((order) => settle(payment, order))];
}

function settle(payment: DemoPayment, order: DemoOrder): DemoEntry[] {
  const { completedAt, cancelledAt } = order.times;
  const shared = { paymentId: payment.id, orderId: order.id };
  if (cancelledAt) {
    const postings = [post('escrow', -order.total), post('buyerCard', order.total, payment.buyer.id)];
    return [{ ...shared, kind: 'refund', at: cancelledAt, postings }];
  }
  if (!completedAt) return [];
  const shares = orderShares(order.goodsTotal, order.shippingFee, order.commission);
  const postings = [
    post('escrow', -order.total),
    post('sellerPayable', shares.payout, order.seller.id),
    post('commission', shares.commission),
    post('commissionVat', shares.commissionVat),
    post('shipping', shares.shipping),
  ];
  return [
    { ...shared, kind: 'release', at: completedAt, postings: postings.filter(({ amount }) => amount !== 0) },
  ];
}
