import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getExpiringPurchases,
  getPerformanceGroups,
  getPurchasesAndSolds,
  getSalesPerformance,
} from '@havan/contract/sales/performance';
import { addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import {
  daysOfPeriod,
  longestPeriodDays,
  partsOfPeriod,
  type Period,
  periodBefore,
  type PeriodStep,
} from '@havan/domain/period';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import type { OrderSide } from '../orders/orders.sql.ts';
import { expiringPurchaseRows } from './expiring-purchases.sql.ts';
import { groupsOf, movedProducts } from './groups.sql.ts';
import { presentFigures } from './performance.presenter.ts';
import { figuresOf, type Measured, partsOf, sellerSavingOf } from './performance.sql.ts';

type Member = Pick<Actor, 'companyId'>;
const defaultPageSize = 25;

/**
 * Returns the sales or purchases of a company in a period, beside those of the period before. @throws AppError for an
 * impossible period
 */
export async function salesPerformance(
  ctx: Context,
  actor: Member,
  { type, step, ...period }: ParsedRequestOf<typeof getSalesPerformance>,
): Promise<ResultOf<typeof getSalesPerformance>> {
  const measured = measuredOf(ctx, actor, type, period);
  const previous = periodBefore(period);
  const measuresOf = async (one: Measured) =>
    presentFigures(
      await figuresOf(ctx.db, one),
      type,
      type === 'purchased' ? await sellerSavingOf(ctx.db, one) : { amount: 0, payments: 0 },
    );
  return {
    previous,
    measures: await measuresOf(measured),
    before: await measuresOf({ ...measured, ...previous }),
    parts: await performanceParts(ctx, measured, step),
  };
}

/** Returns the parts of a period, each beside the part that lies as far into the period before. */
export async function performanceParts({ db }: Context, measured: Measured, step: PeriodStep) {
  const previous = periodBefore(measured);
  const parts = await partsOf(db, measured, partsOfPeriod(measured, step));
  const earlier = await partsOf(db, { ...measured, ...previous }, partsOfPeriod(previous, step));
  return parts.map(({ day, turnover, orders, units }, i) => ({
    day,
    turnover,
    orders,
    units,
    before: earlier[i]?.turnover ?? null,
  }));
}

/** Returns the goods of a period by what they have in common. */
export async function performanceGroups(
  ctx: Context,
  actor: Member,
  request: ParsedRequestOf<typeof getPerformanceGroups>,
): Promise<ResultOf<typeof getPerformanceGroups>> {
  const { type, by, sort, cursor, pageSize: limit = defaultPageSize, ...period } = request;
  const measured = measuredOf(ctx, actor, type, period);
  const list: ListName = ['performance', actor.companyId, type, by, sort, period.from, period.to];
  const offset = cursor === undefined ? 0 : decodeCursor(list, cursor).rank;
  const rows = await groupsOf(ctx.db, measured, periodBefore(period), { by, sort, offset, limit });
  const total = rows[0]?.groups ?? 0;
  return {
    items: rows.map(({ id, name, turnover, orders, units, before }) => ({
      id,
      name,
      turnover,
      orders,
      units,
      before,
    })),
    nextCursor: offset + limit < total ? encodeCursor(list, { rank: offset + limit, id: 0 }) : null,
    total,
  };
}

/**
 * Returns the quantities of each product that a company has bought and sold in a period (specification §7 "Users (…
 * purchases and solds)").
 */
export async function purchasesAndSolds(
  ctx: Context,
  actor: Member,
  { cursor, pageSize: limit = defaultPageSize, ...period }: ParsedRequestOf<typeof getPurchasesAndSolds>,
): Promise<ResultOf<typeof getPurchasesAndSolds>> {
  const measured = measuredOf(ctx, actor, 'sold', period);
  const list: ListName = ['purchases and solds', actor.companyId, period.from, period.to];
  const offset = cursor === undefined ? 0 : decodeCursor(list, cursor).rank;
  const rows = await movedProducts(ctx.db, measured, { offset, limit });
  const total = rows[0]?.products ?? 0;
  return {
    items: rows.map((row) => ({
      productId: row.product_id,
      productName: row.product_name,
      bought: { units: row.bought_units, amount: row.bought_amount },
      sold: { units: row.sold_units, amount: row.sold_amount },
    })),
    nextCursor: offset + limit < total ? encodeCursor(list, { rank: offset + limit, id: 0 }) : null,
    total,
  };
}

/** Returns the purchases of a company on this market whose expiry is close, as the home page counts them. */
export async function expiringPurchases(
  { db, clock }: Context,
  { companyId }: Member,
  { cursor, pageSize: limit = defaultPageSize }: ParsedRequestOf<typeof getExpiringPurchases>,
): Promise<ResultOf<typeof getExpiringPurchases>> {
  const list: ListName = ['expiring purchases', companyId];
  const offset = cursor === undefined ? 0 : decodeCursor(list, cursor).rank;
  const today = istanbulDayOf(clock.now());
  const days = { today: formatIsoDay(today), until: formatIsoDay(addMonths(today, expiryCloseMonths)) };
  const rows = await expiringPurchaseRows(db, companyId, days, { offset, limit });
  const total = rows[0]?.purchases ?? 0;
  return {
    items: rows.map((row) => ({
      orderId: row.order_id,
      lineNo: row.line_no,
      productId: row.product_id,
      productName: row.product_name,
      sellerName: row.seller_name,
      expiration: row.expiration,
      units: row.units,
      amount: row.amount,
    })),
    nextCursor: offset + limit < total ? encodeCursor(list, { rank: offset + limit, id: 0 }) : null,
    total,
  };
}

/**
 * Returns the period to be measured with its company. @throws AppError `invalidRequest` for an end before the start and
 * for a period that is too long
 */
export function measuredOf(
  { clock }: Context,
  { companyId }: Member,
  side: OrderSide,
  { from, to }: Period,
): Measured {
  const days = daysOfPeriod({ from, to });
  if (days < 1) throw impossible('Bitiş günü başlangıç gününden önce olamaz.');
  if (days > longestPeriodDays) throw impossible('En fazla üç yıllık bir dönem seçebilirsiniz.');
  return { companyId, side, from, to, now: clock.now() };
}

const impossible = (message: string): AppError =>
  new AppError('invalidRequest', { errors: [{ code: 'period', message, path: 'to' }] });
