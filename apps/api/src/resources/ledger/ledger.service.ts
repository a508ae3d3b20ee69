import { type EarningOrder, pointsEarnedBy } from '@havan/domain/points';
import { type OrderShares, remainingShares, type RefundedOrder } from '@havan/domain/commission';
import type { Db } from '../../db/database.ts';
import { type AccountKey, type EntryHead, insertEntry, type Movement } from './ledger.sql.ts';

const platform = (kind: AccountKey['kind'], amount: number): Movement => ({ kind, companyId: null, amount });

/**
 * Writes one balanced entry. Movements of nothing are left out; accounts stand in a fixed order, so that two entries
 * that meet for the first time cannot wait for each other.
 *
 * @throws RangeError when the movements do not add up to 0
 */
export async function post(trx: Db, head: EntryHead, movements: readonly Movement[]): Promise<void> {
  const sum = movements.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new RangeError(`A ${head.kind} that is ${sum} kuruş out of balance`);
  const moving = movements
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => a.kind.localeCompare(b.kind, 'en') || (a.companyId ?? 0) - (b.companyId ?? 0));
  if (moving.length > 0) await insertEntry(trx, head, moving);
}

/**
 * A payment is taken: what the bank took comes from the buyer's card (or the loan that stands in for it), what wallet
 * and points pay from what is held of them; all of it goes into escrow. The database lets it happen once a payment.
 */
export const postCapture = (
  trx: Db,
  payment: {
    readonly id: string;
    readonly buyerCompanyId: number;
    readonly amount: number;
    /** The part that was held from the wallet and from the points. */
    readonly heldAmount?: number;
  },
): Promise<void> => {
  const { heldAmount = 0, buyerCompanyId } = payment;
  return post(trx, { kind: 'capture', paymentId: payment.id, orderId: null }, [
    { kind: 'buyerCard', companyId: buyerCompanyId, amount: heldAmount - payment.amount },
    { kind: 'escrow', companyId: buyerCompanyId, amount: -heldAmount },
    platform('escrow', payment.amount),
  ]);
};

export interface OrderMoney extends RefundedOrder, EarningOrder {
  readonly orderId: number;
  readonly paymentId: string;
  readonly buyerCompanyId: number;
  readonly sellerCompanyId: number;
}

/** An order is completed: out of escrow to the seller, the platform and the carriers. Once an order. */
export function postRelease(trx: Db, order: OrderMoney): Promise<void> {
  const shares = remainingShares(order);
  return post(trx, { kind: 'release', paymentId: order.paymentId, orderId: order.orderId }, [
    platform('escrow', -sumOf(shares)),
    { kind: 'sellerPayable', companyId: order.sellerCompanyId, amount: shares.payout },
    platform('commission', shares.commission),
    platform('commissionVat', shares.commissionVat),
    platform('shipping', shares.shipping),
    platform('campaign', -shares.campaign),
  ]);
}

/** What the buyer paid of the shares: all but what the market put in. */
const sumOf = ({ payout, commission, commissionVat, shipping, campaign }: OrderShares): number =>
  payout + commission + commissionVat + shipping - campaign;

/** A completed order earns its buyer points, at the market's expense. Once an order. */
export const postEarnedPoints = (trx: Db, order: OrderMoney): Promise<void> =>
  postPoints(trx, 'pointsEarned', order, pointsEarnedBy(order));

/** Goods came back after their points had been earned. */
export const postTakenPoints = (trx: Db, order: OrderMoney, points: number): Promise<void> =>
  postPoints(trx, 'pointsTaken', order, -points);

const postPoints = (
  trx: Db,
  kind: 'pointsEarned' | 'pointsTaken',
  { orderId, buyerCompanyId }: OrderMoney,
  points: number,
): Promise<void> =>
  post(trx, { kind, paymentId: null, orderId }, [
    platform('campaign', -points),
    { kind: 'points', companyId: buyerCompanyId, amount: points },
  ]);

/** What a seller was owed for a released order goes to its wallet. Once an order. */
export const postPayout = (
  trx: Db,
  { orderId, sellerCompanyId, amount }: { orderId: number; sellerCompanyId: number; amount: number },
): Promise<void> =>
  post(trx, { kind: 'payout', paymentId: null, orderId }, [
    { kind: 'sellerPayable', companyId: sellerCompanyId, amount: -amount },
    { kind: 'wallet', companyId: sellerCompanyId, amount },
  ]);

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

interface OrderRefundMoney {
  readonly refundId: number;
  readonly goods: number;
  readonly shipping: number;
  readonly card: number;
  readonly wallet: number;
  /** Points that paid for it and come back. */
  readonly points: number;
  /** Null while the money lies in escrow; else what the seller is still owed of this order. */
  readonly released: { readonly owed: number } | null;
}

/**
 * A part of an order goes back. Before its release escrow pays; after it everybody gives back the share that this part
 * had earned, the platform its fee and VAT as well. What the seller was already paid is taken from its wallet, which
 * may fall below zero by this and by nothing else. `order` is the order before this refund.
 */
export function postOrderRefund(trx: Db, order: OrderMoney, refund: OrderRefundMoney): Promise<void> {
  const total = refund.goods + refund.shipping;
  const head = {
    kind: 'refund',
    paymentId: order.paymentId,
    orderId: order.orderId,
    refundId: refund.refundId,
  } as const;
  return post(trx, head, [
    ...(refund.released ? clawBack(order, refund, refund.released.owed) : [platform('escrow', -total)]),
    { kind: 'buyerCard', companyId: order.buyerCompanyId, amount: refund.card },
    { kind: 'wallet', companyId: order.buyerCompanyId, amount: refund.wallet },
    { kind: 'points', companyId: order.buyerCompanyId, amount: refund.points },
  ]);
}

function clawBack(
  order: OrderMoney,
  { goods, shipping }: { readonly goods: number; readonly shipping: number },
  owed: number,
): Movement[] {
  const before = remainingShares(order);
  const after = remainingShares({
    ...order,
    refundedGoods: order.refundedGoods + goods,
    refundedShipping: order.refundedShipping + shipping,
  });
  const fromSeller = before.payout - after.payout;
  const fromOwed = Math.min(fromSeller, Math.max(owed, 0));
  const companyId = order.sellerCompanyId;
  return [
    { kind: 'sellerPayable', companyId, amount: -fromOwed },
    { kind: 'wallet', companyId, amount: fromOwed - fromSeller },
    platform('commission', after.commission - before.commission),
    platform('commissionVat', after.commissionVat - before.commissionVat),
    platform('shipping', after.shipping - before.shipping),
    platform('campaign', before.campaign - after.campaign),
  ];
}

interface WithdrawalMoney {
  readonly id: string;
  readonly companyId: number;
  readonly amount: number;
}

const withdrawalHead = (kind: EntryHead['kind'], { id }: WithdrawalMoney): EntryHead => ({
  kind,
  paymentId: null,
  orderId: null,
  withdrawalId: id,
});

/** Money leaves a wallet; until the bank has confirmed it, it is on its way. */
export const postWithdrawal = (trx: Db, money: WithdrawalMoney): Promise<void> =>
  post(trx, withdrawalHead('withdrawal', money), [
    { kind: 'wallet', companyId: money.companyId, amount: -money.amount },
    platform('payoutTransit', money.amount),
  ]);

/** The bank has sent it. */
export const postWithdrawalSent = (trx: Db, money: WithdrawalMoney): Promise<void> =>
  post(trx, withdrawalHead('withdrawalSent', money), [
    platform('payoutTransit', -money.amount),
    platform('bank', money.amount),
  ]);

/** It was cancelled, or the bank refused it: back into the wallet. */
export const postWithdrawalBack = (trx: Db, money: WithdrawalMoney): Promise<void> =>
  post(trx, withdrawalHead('withdrawalBack', money), [
    platform('payoutTransit', -money.amount),
    { kind: 'wallet', companyId: money.companyId, amount: money.amount },
  ]);
