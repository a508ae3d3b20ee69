import type { Dispute } from '@havan/contract/backoffice/disputes';
import type { DisputeLineRow, DisputeRow } from './disputes.sql.ts';

export function presentDispute(row: DisputeRow, rows: readonly DisputeLineRow[], photos: string[]): Dispute {
  const lines = rows.map((line) => ({
    lineNo: line.line_no,
    name: line.product_name,
    quantity: line.quantity,
    amount: line.quantity * line.unit_price,
    reason: line.reason,
  }));
  return {
    caseId: row.id,
    orderId: row.order_id,
    kind: row.kind,
    state: row.state,
    buyerId: row.buyer_id,
    buyer: row.buyer,
    sellerId: row.seller_id,
    seller: row.seller,
    buyerNote: row.note,
    sellerAnswer: row.seller_answer,
    lines,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    refundTarget: row.refund_target,
    photos,
    openedAt: row.created_at.toISOString(),
    ruling: row.ruling,
  };
}
