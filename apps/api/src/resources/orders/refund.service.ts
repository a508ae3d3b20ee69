import { nextPaymentState } from '@havan/domain/payment';
import { type Refund, refundOf, type RefundTarget, type RefundWish, splitRefund } from '@havan/domain/refund';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { type OrderMoney, postOrderRefund } from '../ledger/ledger.service.ts';
import { refundableToCard, releasedOrder } from '../ledger/ledger.sql.ts';
import { insertBankRefund } from '../payment/bank-refunds.sql.ts';
import { lockPayment, setPaymentRefunded } from '../payment/payment.sql.ts';
import { restock } from '../payment/stock.sql.ts';
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
  const rows = await orderLines(trx, order.id);
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

  const payment = await lockPayment(trx, order.payment_id);
  const state = payment && nextPaymentState(payment.state, 'refund', 'system');
  if (!state) throw new AppError('actionNotAllowed');
  await setPaymentRefunded(trx, payment.id, state);

  const split = splitRefund(refund.total, request.target, await refundableToCard(trx, payment.id));
  const at = clock.now();
  const refundId = await insertRefund(
    trx,
    {
      order_id: order.id,
      kind: request.kind,
      case_id: request.caseId ?? null,
      goods: refund.goods,
      shipping: refund.shipping,
      card_amount: split.card,
      wallet_amount: split.wallet,
      note: request.note ?? null,
      created_at: at,
    },
    refund.lines,
  );
  await postOrderRefund(trx, moneyOf(order), {
    refundId,
    goods: refund.goods,
    shipping: refund.shipping,
    ...split,
    released: await releasedOrder(trx, order.id),
  });
  if (split.card > 0) {
    const id = `refund-${refundId}`;
    await insertBankRefund(trx, { id, paymentId: payment.id, orderId: order.id, amount: split.card, at });
  }
  await addRefunded(trx, order.id, refund, refund.lines);
  if (request.kind !== 'return') await backOnShelf(ctx, rows, refund);
  return refund;
}

async function backOnShelf(
  { db: trx }: Context,
  rows: Awaited<ReturnType<typeof orderLines>>,
  refund: Refund,
): Promise<void> {
  const listingOf = new Map(rows.map((row) => [row.line_no, row.listing_id]));
  await restock(
    trx,
    refund.lines.flatMap(({ lineNo, quantity }) => {
      const listingId = listingOf.get(lineNo);
      return listingId === undefined ? [] : [{ listingId, quantity }];
    }),
  );
}
