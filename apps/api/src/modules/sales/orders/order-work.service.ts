import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { rateOrder } from '@havan/contract/sales/order-after';
import type {
  bulkConfirm,
  BulkResult,
  bulkShip,
  getCounterparties,
  setInvoice,
} from '@havan/contract/sales/order-work';
import type { OrderDetail } from '@havan/contract/sales/orders';
import { invoiceNumber } from '@havan/validation/rules/invoice-number';
import * as v from 'valibot';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { claimFiles } from '../../identity/files/files.service.ts';
import { issuedSaleOf, putInvoice } from './invoice.sql.ts';
import { actOnOrder, invalid, orderDetail, ship } from './orders.service.ts';
import { counterparties, orderLines, lockOrderOf } from './orders.sql.ts';
import { refreshScores } from '../score/score.service.ts';
import { insertRating } from './rating.sql.ts';

export async function listCounterparties(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  { type }: ParsedRequestOf<typeof getCounterparties>,
): Promise<ResultOf<typeof getCounterparties>> {
  const rows = await counterparties(db, companyId, type);
  return rows.map(({ id, name, count }) => ({ companyId: id, name, count }));
}

/** Attaches an uploaded invoice to an order. Its number is validated (specification §5). */
export function addInvoice(
  ctx: Context,
  actor: Actor,
  request: ParsedRequestOf<typeof setInvoice>,
): Promise<OrderDetail> {
  const number = v.safeParse(invoiceNumber(), request.invoiceNumber);
  if (!number.success) throw invalid('invoiceNumber', number.issues[0].message);
  return withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const { orderId, fileId } = request;
    await actOnOrder(within, actor, orderId, { action: 'uploadInvoice' });
    const issued = await issuedSaleOf(trx, orderId);
    if (issued !== null)
      throw new AppError('actionNotAllowed', {
        message: `Bu siparişin e-faturası kesildi: ${issued}. Fatura yüklemek için önce onu iptal edin.`,
      });
    await claimFiles(within, actor, 'orderInvoice', [fileId]);
    await putInvoice(trx, { orderId, number: number.output, fileId, at: ctx.clock.now() });
    return orderDetail(within, actor, { type: 'sold', id: orderId });
  });
}

/** Rates a completed order. @throws AppError `invalidRequest` for an unknown line */
export function rate(
  ctx: Context,
  actor: Actor,
  { orderId, score, comment, products = [] }: ParsedRequestOf<typeof rateOrder>,
): Promise<OrderDetail> {
  return withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const order = await lockOrderOf(trx, orderId, actor.companyId);
    if (order?.buyer_company_id !== actor.companyId) throw new AppError('recordNotFound');
    const productOf = new Map(
      (await orderLines(trx, orderId)).map((line) => [line.line_no, line.product_id]),
    );
    const rated = products.map((one) => {
      const productId = productOf.get(one.lineNo);
      if (productId === undefined) throw invalid('products', 'Bu siparişte böyle bir ürün yok.');
      return { lineNo: one.lineNo, productId, score: one.score, comment: one.comment || null };
    });
    // The transition table is checked first: an order that may not be rated is refused before any write.
    await actOnOrder(within, actor, orderId, { action: 'rate' });
    await insertRating(trx, order, { score, comment: comment || null }, rated, ctx.clock.now());
    await refreshScores(within, [order.seller_company_id]);
    return orderDetail(within, actor, { type: 'purchased', id: orderId });
  });
}

export const confirmAll = (
  ctx: Context,
  actor: Actor,
  { orderIds }: ParsedRequestOf<typeof bulkConfirm>,
): Promise<BulkResult> =>
  eachForItself(
    [...new Set(orderIds)].map((orderId) => ({ orderId })),
    ({ orderId }) => actOnOrder(ctx, actor, orderId, { action: 'confirm' }),
  );

export const shipAll = (
  ctx: Context,
  actor: Actor,
  { shipments }: ParsedRequestOf<typeof bulkShip>,
): Promise<BulkResult> => eachForItself(shipments, (shipment) => ship(ctx, actor, 'ship', shipment));

/** Runs one transaction an order: a refusal is reported with its order and blocks no other. */
async function eachForItself<Item extends { readonly orderId: number }>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<BulkResult> {
  const results: BulkResult['results'] = [];
  for (const item of items) {
    try {
      await act(item);
      results.push({ orderId: item.orderId, done: true, message: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ orderId: item.orderId, done: false, message: error.message });
    }
  }
  return { results };
}
