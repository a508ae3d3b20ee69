import type { FeedOrder } from '@havan/contract/sales/order-feed';
import type { FeedOrderRow } from './order-feed.sql.ts';

export const presentFeedOrder = (row: FeedOrderRow): FeedOrder => ({
  orderId: row.order_id,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  shipBy: row.ship_by.toISOString(),
  total: row.total,
  buyerName: row.buyer_name,
  lines: [...row.lines],
});
