import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  cancelOrder,
  getOrderDetail as getOrderDetailCall,
  getOrders as getOrdersCall,
  OrderDetail,
  orderFilter,
  shipOrder,
} from '@havan/contract/sales/orders';
import { orderStateCodes, orderStates, orderStatesOfMask } from '@havan/domain/order';
import { foldForSearch } from '@havan/domain/turkish-text';
import { carrierOf, trackingNumberReuseDays } from '@havan/domain/carrier';
import { followUpNumber, localWarehouseTrackingNumber } from '@havan/validation/rules/tracking-number';
import * as v from 'valibot';
import { hasRight, rightForOrderAction } from '@havan/domain/staff-right';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { invalidCursor } from '../../../core/cursor/invalid-cursor.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { lockForTransaction, withTransaction } from '../../../core/db/transaction.ts';
import { rateNow } from '../../money/withholding/withholding.service.ts';
import { casesOf } from '../cases/cases.sql.ts';
import { presentTransfer } from '../transfers/transfer-details.ts';
import { endTransfer } from '../transfers/end-transfer.ts';
import { changeOrder, type OrderChange } from './change-order.ts';
import { invoiceOf } from './invoice.sql.ts';
import { partyOfSide } from './orders.policy.ts';
import { presentDetail, presentSummary } from './orders.presenter.ts';
import {
  preOrderPayment,
  companyTypeOf,
  lockOrderOf,
  orderCounts,
  orderDetailRow,
  orderHistory,
  orderLines,
  orderRows,
  type OrderDetailRow,
  type OrderFilter,
  type OrderSide,
} from './orders.sql.ts';
import { ratingsOf } from './rating.sql.ts';
import { refundsOf } from '../refunds/refund.sql.ts';
import { orderSharingNumber } from '../shipments/shipment.sql.ts';

type Member = Pick<Actor, 'companyId' | 'userId' | 'rights'>;
const defaultPageSize = 25;

/** Returns orders of a company from one side, newest first, with the counts of all its states. */
export async function listOrders(
  { db, clock }: Context,
  { companyId }: Member,
  request: ParsedRequestOf<typeof getOrdersCall>,
): Promise<ResultOf<typeof getOrdersCall>> {
  const limit = request.pageSize ?? defaultPageSize;
  const filter = filterOf(companyId, request, clock.now());
  const rows = await orderRows(db, { ...filter, before: positionOf(request.cursor), limit: limit + 1 });
  const counted = new Map((await orderCounts(db, filter)).map(({ state, count }) => [state, count]));
  const countOf = (wanted: readonly (typeof orderStates)[number][]) =>
    wanted.reduce((sum, state) => sum + (counted.get(state) ?? 0), 0);
  const page = rows.slice(0, limit);
  return {
    items: page.map(presentSummary),
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
    // Counting search hits would cost as much as listing them.
    total: request.q ? null : countOf(filter.states ?? orderStates),
    counts: orderStates.map((state) => ({
      state,
      stateCode: orderStateCodes[state],
      count: counted.get(state) ?? 0,
    })),
  };
}

/** Converts a request into the filter of the statements. */
export function filterOf(
  companyId: number,
  request: v.InferOutput<typeof orderFilter>,
  now: Date,
): Omit<OrderFilter, 'before' | 'limit'> {
  return {
    companyId,
    side: request.type,
    states: request.stateMask === undefined ? null : orderStatesOfMask(request.stateMask),
    search: request.q ? { typed: request.q, folded: foldForSearch(request.q) } : null,
    from: request.from ?? null,
    to: request.to ?? null,
    otherId: request.otherId ?? null,
    fact: request.fact ?? null,
    scorePart: request.scorePart ?? null,
    productId: request.productId ?? null,
    brandId: request.brandId ?? null,
    categoryId: request.categoryId ?? null,
    cityId: request.cityId ?? null,
    now,
  };
}

function positionOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (/^[1-9]\d{0,14}$/.test(cursor)) return Number(cursor);
  throw invalidCursor();
}

/** Returns one order from one side. @throws AppError `recordNotFound` for an order of others */
export async function orderDetail(
  { db, clock, config }: Context,
  { companyId, rights }: Pick<Member, 'companyId' | 'rights'>,
  { type, id }: ParsedRequestOf<typeof getOrderDetailCall>,
): Promise<OrderDetail> {
  const basisPoints = await rateNow({ db, clock }, companyId);
  const [row, lines, history, refunds, invoice, cases, ratings] = await pipeline(db, [
    (one) => orderDetailRow(one, id, companyId, type, basisPoints),
    (one) => orderLines(one, id),
    (one) => orderHistory(one, id),
    (one) => refundsOf(one, id),
    (one) => invoiceOf(one, id),
    (one) => casesOf(one, id),
    (one) => ratingsOf(one, id),
  ]);
  if (!row) throw new AppError('recordNotFound');
  return presentDetail(row, type, rights, {
    lines,
    history,
    refunds,
    invoice,
    cases,
    ratings,
    transfer: type === 'purchased' && row.state === 'preOrder' ? transferOf(config, row) : null,
    now: clock.now(),
  });
}

/** Returns the bank transfer that the buyer of a pre-order has to send. */
const transferOf = (config: Context['config'], row: OrderDetailRow) =>
  presentTransfer(
    config,
    {
      method: row.method,
      amount: row.payment_amount,
      transfer_reference: row.transfer_reference,
      expires_at: row.payment_expires_at,
    },
    [{ amount: row.received }],
  );

/** Performs an action on an order as the company's side and returns the updated order. */
export function actOnOrder(
  ctx: Context,
  actor: Member,
  orderId: number,
  change: OrderChange,
): Promise<OrderDetail> {
  return withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const order = await lockOrderOf(trx, orderId, actor.companyId);
    if (!order) throw new AppError('recordNotFound');
    const side: OrderSide = order.buyer_company_id === actor.companyId ? 'purchased' : 'sold';
    const party = partyOfSide[side];
    // A call of both sides requires either right; the side decides which one.
    if (!hasRight(actor.rights, rightForOrderAction(change.action, party))) throw new AppError('forbidden');
    await changeOrder(within, order, change, { party, userId: actor.userId });
    return orderDetail(within, actor, { type: side, id: orderId });
  });
}

/**
 * Cancels an order; of an order that waits for its transfer, all orders of its payment. A buyer chooses the refund target; after a seller's cancellation the money returns the way it was
 * paid.
 */
export function cancel(
  ctx: Context,
  actor: Member,
  { orderId, reason, refundTarget: target = 'card', cause }: ParsedRequestOf<typeof cancelOrder>,
): Promise<OrderDetail> {
  const change = { action: 'cancel', reason, target, ...(cause && { cause }) } as const;
  return withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const paymentId = await preOrderPayment(trx, orderId, actor.companyId);
    if (paymentId === null) return actOnOrder(within, actor, orderId, change);
    if (!hasRight(actor.rights, rightForOrderAction('cancel', 'buyer'))) throw new AppError('forbidden');
    const ending = { party: 'buyer', userId: actor.userId, note: reason, reason: 'cancelled' } as const;
    // Its transfer may arrive concurrently; then the order is cancelled like any other.
    if (!(await endTransfer(within, paymentId, ending))) return actOnOrder(within, actor, orderId, change);
    return orderDetail(within, actor, { type: 'purchased', id: orderId });
  });
}

/**
 * Ships an order, or corrects its tracking data. The number must have the format of its carrier; a local warehouse
 * delivers by itself and has its own format (specification §5). One number for two addresses counts as a mistake unless
 * `isOneParcel` is set.
 */
export async function ship(
  ctx: Context,
  actor: Member,
  action: 'ship' | 'correctShipment',
  { orderId, carrierId, followUpNumber: given, isOneParcel }: ParsedRequestOf<typeof shipOrder>,
): Promise<OrderDetail> {
  if (!carrierOf(carrierId)) throw invalid('carrierId', 'Lütfen kargo firması seçin.');
  const isWarehouse = (await companyTypeOf(ctx.db, actor.companyId)) === 'localPharmacyWarehouse';
  const rule = isWarehouse ? localWarehouseTrackingNumber() : followUpNumber(carrierId);
  const checked = v.safeParse(rule, given);
  if (!checked.success) throw invalid('followUpNumber', checked.issues[0].message);
  const change = { action, carrierId, followUpNumber: checked.output };
  if (isOneParcel) return actOnOrder(ctx, actor, orderId, change);
  return withTransaction(ctx.db, async (trx) => {
    await refuseSharedNumber({ ...ctx, db: trx }, actor, orderId, checked.output);
    return actOnOrder({ ...ctx, db: trx }, actor, orderId, change);
  });
}

/**
 * Refuses a tracking number that a shipment of the seller to another address has. Waits for concurrent calls with the
 * same number.
 */
async function refuseSharedNumber(
  { db, clock }: Context,
  { companyId: sellerId }: Member,
  orderId: number,
  followUpNumber: string,
): Promise<void> {
  await lockForTransaction(db, `parcel:${sellerId}:${followUpNumber}`);
  const since = new Date(clock.now().getTime() - trackingNumberReuseDays * 24 * 60 * 60 * 1000);
  const other = await orderSharingNumber(db, { orderId, sellerId, followUpNumber, since });
  if (other !== null)
    throw invalid(
      'isOneParcel',
      `Bu takip numarası ${other} numaralı siparişin kolisinde; o koli başka bir adrese gidiyor. Aynı koliyse siparişin “Kargoya ver” formunda işaretleyin.`,
    );
}

/** Returns a refused field with its sentence. */
export const invalid = (path: string, message: string): AppError =>
  new AppError('invalidRequest', { message, errors: [{ code: path, message, path }] });
