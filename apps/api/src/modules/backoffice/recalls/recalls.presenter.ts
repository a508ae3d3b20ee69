import type { getRecall, Recall } from '@havan/contract/backoffice/risk/recalls';
import type { ResultOf } from '@havan/contract/call';
import type { RecallOrderRow, RecallRow } from './recalls.sql.ts';

export const presentRecall = (row: RecallRow): Recall => ({
  recallId: row.id,
  productId: row.product_id,
  productName: row.product_name,
  barcode: row.barcode,
  lot: row.lot,
  reason: row.reason,
  state: row.state,
  startedAt: row.started_at.toISOString(),
  startedBy: row.started_by,
  endedAt: row.ended_at?.toISOString() ?? null,
  endReason: row.end_reason,
  listings: row.listings,
  orders: row.orders,
  notified: row.notified,
  buyers: row.buyers,
  units: row.units,
});

export const presentRecallOrder = (row: RecallOrderRow): ResultOf<typeof getRecall>['items'][number] => ({
  orderId: row.order_id,
  buyer: row.buyer,
  seller: row.seller,
  lot: row.lot,
  units: row.units,
  orderedAt: row.created_at.toISOString(),
  notifiedAt: row.notified_at?.toISOString() ?? null,
});
