import { nextPaymentState } from '@havan/domain/payment';
import { pointsEarnedBy, pointsReturned } from '@havan/domain/points';
import { type Refund, refundOf, type RefundTarget, type RefundWish, splitRefund } from '@havan/domain/refund';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { type OrderMoney, postOrderRefund, postTakenPoints } from '../ledger/ledger.service.ts';
import { balanceOf, refundableToCard, releasedOrder } from '../ledger/ledger.sql.ts';
import { insertBankRefund } from '../payment/bank-refunds.sql.ts';
import { lockPayment, setPaymentRefunded } from '../payment/payment.sql.ts';
import { restock } from '../payment/stock.sql.ts';
import { lockWallet } from '../wallet/wallet.sql.ts';
import { type LockedOrder, orderLines } from './orders.sql.ts';
import { addRefunded, insertRefund, type OrderRefundRow } from './refund.sql.ts';

export interface RefundRequest {
  readonly kind: OrderRefundRow['kind'];
  /** Left out: everything that has not gone back yet. */
  readonly lines?: readonly RefundWish[];
  readonly withShipping: boolean;
  readonly target: RefundTarget;
  readonly caseId?: number;
  readonly note?: string;
}

/** The money of an order, as the ledger wants to know it. */
export const moneyOf = (order: LockedOrder): OrderMoney => ({
  orderId: order.id,
  paymentId: order.payment_id,
  buyerCompanyId: order.buyer_company_id,
  sellerCompanyId: order.seller_company_id,
  goodsTotal: order.goods_total,
  shippingFee: order.shipping_fee,
  commission: order.commission,
  campaignSubsidy: order.campaign_subsidy,
  pointsAmount: order.points_amount,
  refundedGoods: order.refunded_goods,
  refundedShipping: order.refunded_shipping,
});

/**
 * The one way in which money of an order goes back, in part or whole, before its release or after it. The caller holds
 * the order's row; units, refund, ledger, stock and the order to the bank are written together. What never left the
 * seller goes back on its shelf, what was returned does not: nobody has looked at it.
 *
 * @returns null when nothing was left to give back
 * @throws AppError `invalidRequest` when more is wished for than remains
 */
export async function refundOrder(
  ctx: Context,
  order: LockedOrder,
  request: RefundRequest,
): Promise<Refund | null> {
  const { db: trx, clock } = ctx;
  // One after the other although they travel together: what the ledger says is read when the payment is held.
  const [rows, payment, released, onCard] = await Promise.all([
    orderLines(trx, order.id),
    lockPayment(trx, order.payment_id),
    releasedOrder(trx, order.id),
    refundableToCard(trx, order.payment_id),
  ]);
  const lines = rows.map((row) => ({
    lineNo: row.line_no,
    quantity: row.quantity,
    refundedQuantity: row.refunded_quantity,
    unitPrice: row.unit_price,
  }));
  const rest = lines
    .map(({ lineNo, quantity, refundedQuantity }) => ({ lineNo, quantity: quantity - refundedQuantity }))
    .filter(({ quantity }) => quantity > 0);
  if (rest.length === 0) return null;
  const refund = refundOf(lines, request.lines ?? rest, {
    remaining: order.shipping_fee - order.refunded_shipping,
    withShipping: request.withShipping,
  });
  if (!refund) throw new AppError('invalidRequest');

  const state = payment && nextPaymentState(payment.state, 'refund', 'system');
  if (!state) throw new AppError('actionNotAllowed');
  const before = moneyOf(order);
  const after = {
    ...before,
    refundedGoods: before.refundedGoods + refund.goods,
    refundedShipping: before.refundedShipping + refund.shipping,
  };
  // Points come back as points, by their share of the order; the rest as money.
  const points = pointsReturned(after) - pointsReturned(before);
  const split = splitRefund(refund.total - points, request.target, onCard);
  const at = clock.now();
  const [, refundId] = await Promise.all([
    setPaymentRefunded(trx, payment.id, state),
    insertRefund(
      trx,
      {
        order_id: order.id,
        kind: request.kind,
        case_id: request.caseId ?? null,
        goods: refund.goods,
        shipping: refund.shipping,
        card_amount: split.card,
        wallet_amount: split.wallet,
        points_amount: points,
        note: request.note ?? null,
        created_at: at,
      },
      refund.lines,
    ),
  ]);
  const unearned = released ? pointsEarnedBy(before) - pointsEarnedBy(after) : 0;
  await Promise.all([
    postOrderRefund(trx, before, {
      refundId,
      goods: refund.goods,
      shipping: refund.shipping,
      ...split,
      points,
      released,
    }).then(() => takePointsBack(trx, before, unearned)),
    split.card > 0
      ? insertBankRefund(trx, {
          id: `refund-${refundId}`,
          paymentId: payment.id,
          orderId: order.id,
          amount: split.card,
          at,
        })
      : undefined,
    addRefunded(trx, order.id, refund, refund.lines),
    request.kind === 'return' ? undefined : backOnShelf(ctx, rows, refund),
  ]);
  return refund;
}

/** Points that the order is no longer worth go back, as many as are there: what was spent was spent in good faith. */
async function takePointsBack(trx: Db, order: OrderMoney, unearned: number): Promise<void> {
  if (unearned <= 0) return;
  await lockWallet(trx, order.buyerCompanyId);
  const balance = await balanceOf(trx, 'points', order.buyerCompanyId);
  await postTakenPoints(trx, order, Math.min(unearned, Math.max(0, balance)));
}

/** Units go back on the shelf; with the last paid one of a line also those that came along unpaid. */
async function backOnShelf(
  { db: trx }: Context,
  rows: Awaited<ReturnType<typeof orderLines>>,
  refund: Refund,
): Promise<void> {
  const byNo = new Map(rows.map((row) => [row.line_no, row]));
  await restock(
    trx,
    refund.lines.flatMap(({ lineNo, quantity }) => {
      const row = byNo.get(lineNo);
      if (!row) return [];
      const isLast = row.refunded_quantity + quantity === row.quantity;
      return [{ listingId: row.listing_id, quantity: quantity + (isLast ? row.bonus_quantity : 0) }];
    }),
  );
}
