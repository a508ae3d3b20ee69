import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { reorder as reorderCall } from '@havan/contract/order-after';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { changeLine } from '../basket/basket.service.ts';
import { orderDetailRow, orderLines } from './orders.sql.ts';

type Result = ResultOf<typeof reorderCall>;

/**
 * Puts what was bought into the basket again, at today's price and from today's stock, through the basket's own rules:
 * what may not be sold cannot come back by this way either. Pressing it twice leaves the same quantities.
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
      ...(await putIn(ctx, actor, line.listing_id, line.quantity)),
    });
  }
  return { added: lines.filter(({ quantity }) => quantity > 0).length, lines };
}

async function putIn(ctx: Context, actor: Actor, listingId: number, count: number) {
  try {
    const { count: quantity } = await changeLine(ctx, actor, { listingId, type: 'set', count });
    return { quantity, message: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { quantity: 0, message: error.message };
  }
}
