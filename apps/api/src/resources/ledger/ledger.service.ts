import { orderShares } from '@havan/domain/commission';
import type { Db } from '../../db/database.ts';
import { accountId, type AccountKey, insertEntry } from './ledger.sql.ts';

/** Kuruş that an account receives, or gives when negative. */
export interface Movement extends AccountKey {
  readonly amount: number;
}

type EntryHead = Parameters<typeof insertEntry>[1];

const platform = (kind: AccountKey['kind'], amount: number): Movement => ({ kind, companyId: null, amount });

/**
 * Writes one balanced entry. Movements of nothing are left out; accounts are asked for in a fixed order, so that two
 * entries that meet for the first time cannot wait for each other.
 *
 * @throws RangeError when the movements do not add up to 0
 */
export async function post(trx: Db, head: EntryHead, movements: readonly Movement[]): Promise<void> {
  const sum = movements.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new RangeError(`A ${head.kind} that is ${sum} kuruş out of balance`);
  const moving = movements
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => a.kind.localeCompare(b.kind, 'en') || (a.companyId ?? 0) - (b.companyId ?? 0));
  if (moving.length === 0) return;
  const postings: { accountId: number; amount: number }[] = [];
  for (const { amount, ...account } of moving)
    postings.push({ accountId: await accountId(trx, account), amount });
  await insertEntry(trx, head, postings);
}

/** The bank took a payment: from the buyer's card into escrow. The database lets it happen once a payment. */
export const postCapture = (
  trx: Db,
  payment: { readonly id: string; readonly buyerCompanyId: number; readonly amount: number },
): Promise<void> =>
  post(trx, { kind: 'capture', paymentId: payment.id, orderId: null }, [
    { kind: 'buyerCard', companyId: payment.buyerCompanyId, amount: -payment.amount },
    platform('escrow', payment.amount),
  ]);

interface OrderMoney {
  readonly orderId: number;
  readonly paymentId: string;
  readonly sellerCompanyId: number;
  readonly goodsTotal: number;
  readonly shippingFee: number;
  /** VAT included, as it was at the sale. */
  readonly commission: number;
}

/** An order is completed: out of escrow to the seller, the platform and the carriers. Once an order. */
export function postRelease(trx: Db, order: OrderMoney): Promise<void> {
  const shares = orderShares(order.goodsTotal, order.shippingFee, order.commission);
  return post(trx, { kind: 'release', paymentId: order.paymentId, orderId: order.orderId }, [
    platform('escrow', -(order.goodsTotal + order.shippingFee)),
    { kind: 'sellerPayable', companyId: order.sellerCompanyId, amount: shares.payout },
    platform('commission', shares.commission),
    platform('commissionVat', shares.commissionVat),
    platform('shipping', shares.shipping),
  ]);
}

/** Money goes back from escrow to the buyer's card; the bank is told beside it (see `bank_refund`). */
export const postRefund = (
  trx: Db,
  refund: {
    readonly paymentId: string;
    readonly orderId: number | null;
    readonly buyerCompanyId: number;
    readonly amount: number;
  },
): Promise<void> =>
  post(trx, { kind: 'refund', paymentId: refund.paymentId, orderId: refund.orderId }, [
    platform('escrow', -refund.amount),
    { kind: 'buyerCard', companyId: refund.buyerCompanyId, amount: refund.amount },
  ]);
