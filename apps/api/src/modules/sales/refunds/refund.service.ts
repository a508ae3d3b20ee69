import { nextPaymentState } from '@havan/domain/payment';
import { pointsEarnedBy, pointsReturned } from '@havan/domain/points';
import { type ShortageCause, type StockAfterShortage, stockAfterShortage } from '@havan/domain/shortage';
import { type Refund, refundOf, type RefundTarget, type RefundWish, splitRefund } from '@havan/domain/refund';
import type { WithheldLine } from '@havan/domain/income-withholding';
import type { Selectable } from 'kysely';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import type { OrdersTable } from '../../../core/db/schema/trade-tables.ts';
import { type OrderMoney, postOrderRefund, postTakenPoints } from '../../money/ledger/ledger.service.ts';
import { balanceOf, refundableToCard, releasedOrder } from '../../money/ledger/ledger.service.ts';
import { giveWithheldBack } from '../../money/withholding/withholding.service.ts';
import { insertReturn, receivedFor } from '../transfers/transfers.sql.ts';
import { insertBankRefund } from '../payment/bank-refunds.sql.ts';
import { lockPayment, setPaymentRefunded } from '../payment/payment.sql.ts';
import { emptyShelves, restock } from '../order-placement/stock.sql.ts';
import { lockWallet } from '../../money/wallet/wallet.service.ts';
import { type LockedOrder, orderLines } from '../orders/orders.sql.ts';
import { addRefunded, insertRefund, type OrderRefundRow } from './refund.sql.ts';

export interface RefundRequest {
  readonly kind: OrderRefundRow['kind'];
  /** By default everything not yet refunded. */
  readonly lines?: readonly RefundWish[];
  /** Why units of a line were not sent; without a reason they are restocked. */
  readonly causes?: ReadonlyMap<number, ShortageCause>;
  readonly withShipping: boolean;
  readonly target: RefundTarget;
  readonly caseId?: number;
  readonly note?: string;
}

/** Returns the amounts of an order for the ledger. */
export const moneyOf = (order: Selectable<OrdersTable>): OrderMoney => ({
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

/** Returns the lines of an order for the income tax that is withheld from its seller. */
export const withheldLines = (rows: Awaited<ReturnType<typeof orderLines>>): WithheldLine[] =>
  rows.map((row) => ({
    quantity: row.quantity,
    refundedQuantity: row.refunded_quantity,
    unitPrice: row.unit_price,
    vatRate: row.vat_rate,
  }));

/**
 * Refunds an order, partly or fully, before or after its release; nothing else refunds orders. The caller has locked
 * the order's row; units, refund, ledger, stock and the bank instruction are written together. Units that never left
 * the seller are restocked; returned ones are not, because they are unchecked.
 *
 * @returns null when nothing was left to refund @throws AppError `invalidRequest` for more than is left
 */
export async function refundOrder(
  ctx: Context,
  order: LockedOrder,
  request: RefundRequest,
): Promise<Refund | null> {
  const { db: trx, clock } = ctx;
  // The server runs the pipeline in order: the ledger is read after the payment is locked.
  const [rows, payment, released, onCard] = await pipeline(trx, [
    (one) => orderLines(one, order.id),
    (one) => lockPayment(one, order.payment_id),
    (one) => releasedOrder(one, order.id),
    (one) => refundableToCard(one, order.payment_id),
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
  // Points are returned as points, by their share of the order; the rest as money.
  const points = pointsReturned(after) - pointsReturned(before);
  const split = splitRefund(refund.total - points, request.target, onCard);
  const at = clock.now();
  const [, refundId] = await pipeline(trx, [
    (one) => setPaymentRefunded(one, payment.id, state),
    (one) =>
      insertRefund(
        one,
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
        refund.lines.map((line) => ({ ...line, cause: request.causes?.get(line.lineNo) ?? null })),
      ),
  ]);
  const back = new Map(refund.lines.map(({ lineNo, quantity }) => [lineNo, quantity]));
  const rowsAfter = rows.map((row) => ({
    ...row,
    refunded_quantity: row.refunded_quantity + (back.get(row.line_no) ?? 0),
  }));
  const taxBack = released ? await giveWithheldBack(ctx, before, withheldLines(rowsAfter), released) : 0;
  const isTransfer = payment.method === 'transfer';
  const unearned = released ? pointsEarnedBy(before) - pointsEarnedBy(after) : 0;
  await pipeline(trx, [
    (one) =>
      postOrderRefund(one, before, {
        refundId,
        goods: refund.goods,
        shipping: refund.shipping,
        ...split,
        isTransfer,
        points,
        released: released && { owed: released.owed + taxBack },
      }).then(() => takePointsBack(one, before, unearned)),
    (one) =>
      split.card === 0
        ? undefined
        : isTransfer
          ? returnToPayer(ctx, one, order, split.card)
          : insertBankRefund(one, {
              id: `refund-${refundId}`,
              paymentId: payment.id,
              orderId: order.id,
              amount: split.card,
              at,
            }),
    (one) => addRefunded(one, order.id, refund, refund.lines),
    () => (request.kind === 'return' ? undefined : backOnShelf(ctx, rows, refund, request.causes)),
  ]);
  return refund;
}

/** Refunds money of a transfer to the account from which the last one came. */
async function returnToPayer(
  { clock, ports }: Context,
  trx: Db,
  { payment_id: paymentId, buyer_company_id: companyId }: LockedOrder,
  amount: number,
): Promise<void> {
  const payer = (await receivedFor(trx, paymentId)).at(-1);
  await insertReturn(trx, {
    id: ports.random.uuid(),
    paymentId,
    incomingId: null,
    companyId,
    amount,
    reason: 'refund',
    iban: payer?.payer_iban ?? '',
    payerName: payer?.payer_name ?? '',
    at: clock.now(),
  });
}

/** Withdraws earned points of the refunded part, as far as they are unspent. */
async function takePointsBack(trx: Db, order: OrderMoney, unearned: number): Promise<void> {
  if (unearned <= 0) return;
  await lockWallet(trx, order.buyerCompanyId);
  const balance = await balanceOf(trx, 'points', order.buyerCompanyId);
  await postTakenPoints(trx, order, Math.min(unearned, Math.max(0, balance)));
}

/**
 * Restocks units, with the last paid unit of a line also its free ones, as far as they exist (`stockAfterShortage`).
 * For goods that were not found the stock becomes zero.
 */
async function backOnShelf(
  { db: trx }: Context,
  rows: Awaited<ReturnType<typeof orderLines>>,
  refund: Refund,
  causes: RefundRequest['causes'],
): Promise<void> {
  const byNo = new Map(rows.map((row) => [row.line_no, row]));
  const after = (lineNo: number): StockAfterShortage => {
    const cause = causes?.get(lineNo);
    return cause === undefined ? 'backOnSale' : stockAfterShortage[cause];
  };
  await restock(
    trx,
    refund.lines.flatMap(({ lineNo, quantity }) => {
      const row = byNo.get(lineNo);
      if (!row || after(lineNo) !== 'backOnSale') return [];
      const isLast = row.refunded_quantity + quantity === row.quantity;
      return [{ listingId: row.listing_id, quantity: quantity + (isLast ? row.bonus_quantity : 0) }];
    }),
  );
  const empty = refund.lines.flatMap(({ lineNo }) => {
    const row = byNo.get(lineNo);
    return row && after(lineNo) === 'empty' ? [row.listing_id] : [];
  });
  if (empty.length > 0) await emptyShelves(trx, empty);
}
