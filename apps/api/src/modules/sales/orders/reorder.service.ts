import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { reorder as reorderCall } from '@havan/contract/sales/order-after';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { changeLine } from '../../cart/cart/cart.service.ts';
import { orderDetailRow, orderLines } from './orders.sql.ts';

type Result = ResultOf<typeof reorderCall>;

/**
 * Adds the lines of an order to the cart again, at current prices and stock and by the cart's own rules, so forbidden
 * goods are refused. Repeating it gives the same quantities.
 *
 * @throws AppError `recordNotFound` for an order that this company did not buy
 */
export async function reorder(
  ctx: Context,
  actor: Actor,
  { orderId }: ParsedRequestOf<typeof reorderCall>,
): Promise<Result> {
  const order = await orderDetailRow(ctx.db, orderId, actor.companyId, 'purchased');
  if (!order) throw new AppError('recordNotFound');
  const lines: Result['lines'] = [];
  for (const line of await orderLines(ctx.db, orderId)) {
    lines.push({
      lineNo: line.line_no,
      productId: line.product_id,
      productName: line.product_name,
      ...(await addLines(ctx, actor, line.listing_id, line.quantity)),
    });
  }
  return { added: lines.filter(({ quantity }) => quantity > 0).length, lines };
}

async function addLines(ctx: Context, actor: Actor, listingId: number, count: number) {
  try {
    const { count: quantity } = await changeLine(ctx, actor, { listingId, type: 'set', count });
    return { quantity, message: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { quantity: 0, message: error.message };
  }
}
