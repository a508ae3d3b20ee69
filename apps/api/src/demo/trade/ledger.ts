import type { DemoOrder, DemoPayment } from './orders.ts';

export type AccountKind = 'buyerCard' | 'escrow' | 'sellerPayable' | 'commission' | 'commissionVat';
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

/** VAT on the service that the commission pays for, in percent. */
const commissionVatRate = 20;

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
  const vat = Math.round((order.commission * commissionVatRate) / 100);
  const postings = [
    post('escrow', -order.total),
    post('commission', order.commission),
    post('commissionVat', vat),
    post('sellerPayable', order.total - order.commission - vat, order.seller.id),
  ];
  return [
    { ...shared, kind: 'release', at: completedAt, postings: postings.filter(({ amount }) => amount !== 0) },
  ];
}
