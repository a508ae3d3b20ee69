import { type EarningOrder, pointsEarnedBy } from '@havan/domain/points';
import { type OrderShares, remainingShares, type RefundedOrder } from '@havan/domain/commission';
import type { Db } from '../../../core/db/database.ts';
import { type AccountKey, type EntryHead, insertEntry, type Movement } from './ledger.sql.ts';

export { balanceOf, refundableToCard, releasedOrder, type Movement } from './ledger.sql.ts';

const platform = (kind: AccountKey['kind'], amount: number): Movement => ({ kind, companyId: null, amount });

/**
 * Writes one balanced entry. Zero movements are omitted; accounts are locked in a fixed order, so that two entries
 * cannot deadlock.
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

/** Returns the account from which the bank's part of a payment comes and to which it returns. */
const originOf = (companyId: number, isTransfer: boolean): AccountKey =>
  isTransfer ? { kind: 'transferHeld', companyId: null } : { kind: 'buyerCard', companyId };

/**
 * Books a captured payment: the bank's part from the buyer's card (or loan), the wallet and points parts from their
 * holds, all into escrow. The database allows one entry for each payment.
 */
export const postCapture = (
  trx: Db,
  payment: {
    readonly id: string;
    readonly buyerCompanyId: number;
    readonly amount: number;
    /** The parts held from wallet and points. */
    readonly heldAmount?: number;
    /** Whether it is a bank transfer, whose amount has arrived at the market's account before. */
    readonly isTransfer?: boolean;
  },
): Promise<void> => {
  const { heldAmount = 0, buyerCompanyId, isTransfer = false } = payment;
  return post(trx, { kind: 'capture', paymentId: payment.id, orderId: null }, [
    { ...originOf(buyerCompanyId, isTransfer), amount: heldAmount - payment.amount },
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

/** Books a completed order: from escrow to the seller, the platform and the carriers, once for each order. */
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

/** Withholds income tax, in kuruş, from the seller of a completed order; a negative amount returns it. */
export const postWithholding = (
  trx: Db,
  { orderId, sellerCompanyId: companyId }: Pick<OrderMoney, 'orderId' | 'sellerCompanyId'>,
  amount: number,
  account: 'sellerPayable' | 'wallet',
): Promise<void> =>
  post(trx, { kind: 'withholding', paymentId: null, orderId }, [
    { kind: account, companyId, amount: -amount },
    platform('withholding', amount),
  ]);

/** Books the payment of withheld tax to the tax office, once for each payment. */
export const postWithholdingPaid = (trx: Db, incomeTaxPaymentId: number, amount: number): Promise<void> =>
  post(trx, { kind: 'withholdingPaid', paymentId: null, orderId: null, incomeTaxPaymentId }, [
    platform('withholding', -amount),
    platform('bank', amount),
  ]);

/** Returns the buyer's part of the shares, without the market's contribution. */
const sumOf = ({ payout, commission, commissionVat, shipping, campaign }: OrderShares): number =>
  payout + commission + commissionVat + shipping - campaign;

/** Books the points that a completed order earns its buyer, at the market's expense, once for each order. */
export const postEarnedPoints = (trx: Db, order: OrderMoney): Promise<void> =>
  postPoints(trx, 'pointsEarned', order, pointsEarnedBy(order));

/** Books the return of points for goods that came back after the points had been earned. */
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

/** Pays the seller's share of a released order to its wallet, once for each order. */
export const postPayout = (
  trx: Db,
  { orderId, sellerCompanyId, amount }: { orderId: number; sellerCompanyId: number; amount: number },
): Promise<void> =>
  post(trx, { kind: 'payout', paymentId: null, orderId }, [
    { kind: 'sellerPayable', companyId: sellerCompanyId, amount: -amount },
    { kind: 'wallet', companyId: sellerCompanyId, amount },
  ]);

/** Refunds from escrow to the buyer's card; the bank is instructed separately (see `bank_refund`). */
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
  /** Refund to the card, or to the payer of the transfer. */
  readonly card: number;
  readonly wallet: number;
  readonly isTransfer?: boolean;
  /** Points that paid for it and are returned. */
  readonly points: number;
  /** Null while the money is in escrow; else the amount still owed to the seller. */
  readonly released: { readonly owed: number } | null;
}

/**
 * Refunds a part of an order. Before its release escrow pays; afterwards every party returns its share of this part,
 * the platform its fee and VAT as well. Amounts already paid to the seller are taken from its wallet, which only this
 * may make negative. `order` is the order before this refund.
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
    { ...originOf(order.buyerCompanyId, refund.isTransfer ?? false), amount: refund.card },
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

/** Books a withdrawal as in transit until the bank confirms it. */
export const postWithdrawal = (trx: Db, money: WithdrawalMoney): Promise<void> =>
  post(trx, withdrawalHead('withdrawal', money), [
    { kind: 'wallet', companyId: money.companyId, amount: -money.amount },
    platform('payoutTransit', money.amount),
  ]);

/** Books a withdrawal that the bank has sent. */
export const postWithdrawalSent = (trx: Db, money: WithdrawalMoney): Promise<void> =>
  post(trx, withdrawalHead('withdrawalSent', money), [
    platform('payoutTransit', -money.amount),
    platform('bank', money.amount),
  ]);

/** Books a cancelled or refused withdrawal back to the wallet. */
export const postWithdrawalBack = (trx: Db, money: WithdrawalMoney): Promise<void> =>
  post(trx, withdrawalHead('withdrawalBack', money), [
    platform('payoutTransit', -money.amount),
    { kind: 'wallet', companyId: money.companyId, amount: money.amount },
  ]);

interface TransferMoney {
  readonly id: string;
  readonly companyId: number;
  readonly amount: number;
}

const transferHead = (kind: EntryHead['kind'], { id }: TransferMoney): EntryHead => ({
  kind,
  paymentId: null,
  orderId: null,
  transferId: id,
});

/**
 * Moves the amount that is due to a company without a wallet to the bank. `walletPart` is the rest in a wallet that the
 * company can no longer use, negative when it is a debt.
 */
export const postAccountPayout = (trx: Db, money: TransferMoney, walletPart: number): Promise<void> =>
  post(trx, transferHead('accountPayout', money), [
    { kind: 'sellerPayable', companyId: money.companyId, amount: walletPart - money.amount },
    { kind: 'wallet', companyId: money.companyId, amount: -walletPart },
    platform('payoutTransit', money.amount),
  ]);

/** Books a payout that the bank has sent. */
export const postAccountPayoutSent = (trx: Db, money: TransferMoney): Promise<void> =>
  post(trx, transferHead('accountPayoutSent', money), [
    platform('payoutTransit', -money.amount),
    platform('bank', money.amount),
  ]);

/**
 * Books a cancelled or returned payout back to the company's earnings. `from` is the account that holds the
 * money.
 */
export const postAccountPayoutBack = (
  trx: Db,
  money: TransferMoney,
  from: 'payoutTransit' | 'bank',
): Promise<void> =>
  post(trx, transferHead('accountPayoutBack', money), [
    platform(from, -money.amount),
    { kind: 'sellerPayable', companyId: money.companyId, amount: money.amount },
  ]);

/** Books money that arrived on the market's account; its payment is found afterwards. Once a transfer. */
export const postTransferIn = (trx: Db, incomingTransferId: number, amount: number): Promise<void> =>
  post(trx, { kind: 'transferIn', paymentId: null, orderId: null, incomingTransferId }, [
    platform('bank', -amount),
    platform('transferHeld', amount),
  ]);

/** Books the return of a transfer to the account of its sender. Once a return. */
export const postTransferBack = (trx: Db, transferReturnId: string, amount: number): Promise<void> =>
  post(trx, { kind: 'transferBack', paymentId: null, orderId: null, transferReturnId }, [
    platform('transferHeld', -amount),
    platform('bank', amount),
  ]);

/** Books a returned transfer as a claim on the wallet of its sender. Once a return. */
export const postTransferClaim = (
  trx: Db,
  transferReturnId: string,
  { companyId, amount }: { readonly companyId: number; readonly amount: number },
): Promise<void> =>
  post(trx, { kind: 'transferClaim', paymentId: null, orderId: null, transferReturnId }, [
    platform('transferHeld', -amount),
    { kind: 'wallet', companyId, amount },
  ]);
