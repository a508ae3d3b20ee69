import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getOrderDetail as getOrderDetailCall,
  getOrders as getOrdersCall,
  OrderDetail,
  orderFilter,
  shipOrder,
} from '@havan/contract/orders';
import { orderStateCodes, orderStates, orderStatesOfMask } from '@havan/domain/order';
import type { RefundTarget } from '@havan/domain/refund';
import { foldForSearch } from '@havan/domain/turkish-text';
import { carrierOf } from '@havan/domain/carrier';
import { followUpNumber, localWarehouseFollowUpNumber } from '@havan/validation/rules/follow-up-number';
import * as v from 'valibot';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { invalidCursor } from '../../invalid-cursor.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import { withTransaction } from '../../db/transaction.ts';
import { casesOf } from '../cases/cases.sql.ts';
import { changeOrder, type OrderChange } from './change-order.ts';
import { invoiceOf } from './invoice.sql.ts';
import { partyOfSide } from './orders.policy.ts';
import { presentDetail, presentSummary } from './orders.presenter.ts';
import {
  companyTypeOf,
  lockOrderOf,
  orderCounts,
  orderDetailRow,
  orderHistory,
  orderLines,
  orderRows,
  type OrderFilter,
  type OrderSide,
} from './orders.sql.ts';
import { ratingsOf } from './rating.sql.ts';
import { refundsOf } from './refund.sql.ts';

type Member = Pick<Actor, 'companyId' | 'userId'>;
const defaultPageSize = 25;

/** Orders of a company from one side, newest first, with the counts of all its states. */
export async function listOrders(
  { db }: Context,
  { companyId }: Member,
  request: ParsedRequestOf<typeof getOrdersCall>,
): Promise<ResultOf<typeof getOrdersCall>> {
  const limit = request.pageSize ?? defaultPageSize;
  const filter = filterOf(companyId, request);
  const rows = await orderRows(db, { ...filter, before: positionOf(request.cursor), limit: limit + 1 });
  const counted = new Map((await orderCounts(db, filter)).map(({ state, count }) => [state, count]));
  const countOf = (wanted: readonly (typeof orderStates)[number][]) =>
    wanted.reduce((sum, state) => sum + (counted.get(state) ?? 0), 0);
  const page = rows.slice(0, limit);
  return {
    items: page.map(presentSummary),
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
    // Counting what a search finds would cost as much as showing it.
    total: request.q ? null : countOf(filter.states ?? orderStates),
    counts: orderStates.map((state) => ({
      state,
      stateCode: orderStateCodes[state],
      count: counted.get(state) ?? 0,
    })),
  };
}

/** What a request of the wire asks for, as the statements want it. */
export function filterOf(
  companyId: number,
  request: v.InferOutput<typeof orderFilter>,
): Omit<OrderFilter, 'before' | 'limit'> {
  return {
    companyId,
    side: request.type,
    states: request.stateMask === undefined ? null : orderStatesOfMask(request.stateMask),
    search: request.q ? { typed: request.q, folded: foldForSearch(request.q) } : null,
    from: request.from ?? null,
    to: request.to ?? null,
    otherId: request.otherId ?? null,
  };
}

function positionOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (/^[1-9]\d{0,14}$/.test(cursor)) return Number(cursor);
  throw invalidCursor();
}

/** One order from one side. @throws AppError `recordNotFound` for an order of others */
export async function orderDetail(
  { db, clock }: Context,
  { companyId }: Pick<Member, 'companyId'>,
  { type, id }: ParsedRequestOf<typeof getOrderDetailCall>,
): Promise<OrderDetail> {
  const [row, lines, history, refunds, invoice, cases, ratings] = await inOneTrip(db, (one) =>
    Promise.all([
      orderDetailRow(one, id, companyId, type),
      orderLines(one, id),
      orderHistory(one, id),
      refundsOf(one, id),
      invoiceOf(one, id),
      casesOf(one, id),
      ratingsOf(one, id),
    ]),
  );
  if (!row) throw new AppError('recordNotFound');
  return presentDetail(row, type, { lines, history, refunds, invoice, cases, ratings, now: clock.now() });
}

/** Does something with an order as the side on which the company stands, and answers the order after it. */
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
    await changeOrder(within, order, change, { party: partyOfSide[side], userId: actor.userId });
    return orderDetail(within, actor, { type: side, id: orderId });
  });
}

/** Cancels an order; a buyer says where its money goes, of a seller's cancellation it goes back where it came from. */
export function cancel(
  ctx: Context,
  actor: Member,
  orderId: number,
  reason: string,
  target: RefundTarget = 'card',
): Promise<OrderDetail> {
  return actOnOrder(ctx, actor, orderId, { action: 'cancel', reason, target });
}

/**
 * Hands the parcel over, or corrects what was written on it. The number must have the form of its carrier; a local
 * warehouse brings the goods itself and has a form of its own (specification §5).
 */
export async function ship(
  ctx: Context,
  actor: Member,
  action: 'ship' | 'correctShipment',
  { orderId, carrierId, followUpNumber: given }: ParsedRequestOf<typeof shipOrder>,
): Promise<OrderDetail> {
  if (!carrierOf(carrierId)) throw invalid('carrierId', 'Lütfen kargo firması seçin.');
  const isWarehouse = (await companyTypeOf(ctx.db, actor.companyId)) === 'localPharmacyWarehouse';
  const rule = isWarehouse ? localWarehouseFollowUpNumber() : followUpNumber(carrierId);
  const checked = v.safeParse(rule, given);
  if (!checked.success) throw invalid('followUpNumber', checked.issues[0].message);
  return actOnOrder(ctx, actor, orderId, { action, carrierId, followUpNumber: checked.output });
}

/** A refused field with its sentence. */
export const invalid = (path: string, message: string): AppError =>
  new AppError('invalidRequest', { message, errors: [{ code: path, message, path }] });
