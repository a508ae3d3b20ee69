import type { ResultOf } from '@havan/contract/call';
import type { getReceivedCases, OrderCase } from '@havan/contract/sales/cases';
import { allowedOrderCaseActions, type OrderCaseParty } from '@havan/domain/order-case';
import { hasRight, rightForCaseAction, type StaffRight } from '@havan/domain/staff-right';
import { presentFile } from '../../identity/files/files.service.ts';
import type { CaseRow } from './cases.sql.ts';
import type { ReceivedCaseRow } from './received-cases.sql.ts';

/** Returns a case for a member of one party: the facts and the allowed actions. */
export const presentCase = (
  row: CaseRow,
  party: OrderCaseParty,
  rights: readonly StaffRight[],
): OrderCase => ({
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
    acceptedQuantity: line.accepted_quantity,
    lot: line.lot,
  })),
  photos: row.photos.map(presentFile),
  ticketId: party === 'buyer' ? row.ticket_id : null,
  allowedActions: allowedOrderCaseActions(row.state, party, row.kind).filter((action) =>
    hasRight(rights, rightForCaseAction(action)),
  ),
});

/** Returns a case in the seller's list, with the names of its lines. */
export const presentReceivedCase = (
  row: ReceivedCaseRow,
  rights: readonly StaffRight[],
): ResultOf<typeof getReceivedCases>['items'][number] => ({
  ...presentCase(row, 'seller', rights),
  buyerName: row.buyer_name,
  names: row.lines.map(({ line_no, product_name }) => ({ lineNo: line_no, productName: product_name })),
});
