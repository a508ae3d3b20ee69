import type { OrderCase } from '@havan/contract/cases';
import { allowedOrderCaseActions, type OrderCaseParty } from '@havan/domain/order-case';
import { presentFile } from '../files/files.presenter.ts';
import type { CaseRow } from './cases.sql.ts';

/** A case as one party sees it: the same facts, its own buttons. */
export const presentCase = (row: CaseRow, party: OrderCaseParty): OrderCase => ({
  caseId: row.id,
  orderId: row.order_id,
  kind: row.kind,
  state: row.state,
  refundTarget: row.refund_target,
  note: row.note,
  sellerAnswer: row.seller_answer,
  ruling: row.ruling,
  createdAt: row.created_at.toISOString(),
  answerBy: row.answer_by.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  lines: row.lines.map((line) => ({
    lineNo: line.line_no,
    quantity: line.quantity,
    reason: line.reason,
    amount: line.amount,
  })),
  photos: row.photos.map(presentFile),
  allowedActions: allowedOrderCaseActions(row.state, party),
});
