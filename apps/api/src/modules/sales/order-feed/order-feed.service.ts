import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getOrderFeed } from '@havan/contract/sales/order-feed';
import type { Actor, Context } from '../../../core/context.ts';
import { invalidCursor } from '../../../core/cursor/invalid-cursor.ts';
import { presentFeedOrder } from './order-feed.presenter.ts';
import { findChangedOrders } from './order-feed.sql.ts';

const beginning = '0:0';

/**
 * Returns orders that the company has received and that changed after a cursor. @throws AppError
 * `invalidRequest`
 */
export async function orderFeed(
  { db }: Context,
  { companyId }: Actor,
  {
    cursor = Buffer.from(beginning).toString('base64url'),
    pageSize = 100,
  }: ParsedRequestOf<typeof getOrderFeed>,
): Promise<ResultOf<typeof getOrderFeed>> {
  const place = /^(\d{1,19}):(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!place) throw invalidCursor();
  const after = { xid: place[1] ?? '0', orderId: Number(place[2]) };
  const rows = await findChangedOrders(db, companyId, after, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.map(presentFeedOrder),
    cursor: last ? Buffer.from(`${last.xid}:${last.order_id}`).toString('base64url') : cursor,
    hasMore: rows.length > pageSize,
  };
}
