import type { ShortageCause } from '@havan/domain/shortage';
import type { OrderState } from '@havan/domain/order';
import type { PlatformCancelReasonId } from '@havan/domain/platform-order';
import type { OrderCaseKind, OrderCaseReason, OrderCaseState } from '@havan/domain/order-case';
import type { RefundTarget } from '@havan/domain/refund';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from './columns.ts';

/** A refund of an order. */
export interface OrderRefundTable {
  id: Generated<number>;
  order_id: number;
  kind: 'cancelled' | 'notSupplied' | 'cancelRequest' | 'return';
  case_id: number | null;
  goods: number;
  shipping: number;
  card_amount: number;
  wallet_amount: number;
  points_amount: Generated<number>;
  note: string | null;
  created_at: GeneratedTimestamp;
}

export interface OrderRefundLineTable {
  refund_id: number;
  order_id: number;
  line_no: number;
  quantity: number;
  amount: number;
  /** Why the seller did not send it; null for other refunds. */
  cause: ShortageCause | null;
}

/** The first operator's request to cancel a large order. */
export interface OrderCancelWordTable {
  order_id: number;
  operator_id: number;
  reason_id: PlatformCancelReasonId;
  /** State of the order when it was requested. */
  state: OrderState;
  said_at: Timestamp;
}

export interface StoredFileTable {
  id: string;
  company_id: number;
  /** Null for a file of an operator. */
  user_id: number | null;
  operator_id: number | null;
  purpose:
    | 'orderInvoice'
    | 'casePhoto'
    | 'productPhoto'
    | 'purchaseInvoice'
    | 'ticketFile'
    | 'messageFile'
    | 'badgeDocument'
    | 'companyDocument';
  mime_type: 'application/pdf' | 'image/png' | 'image/jpeg';
  /** Bytes. */
  size: number;
  sha256: string;
  storage_key: string;
  file_name: string;
  created_at: GeneratedTimestamp;
  claimed_at: Timestamp | null;
}

export interface OrderInvoiceTable {
  order_id: number;
  invoice_number: string;
  file_id: string;
  uploaded_at: GeneratedTimestamp;
}

export interface OrderCaseTable {
  id: Generated<number>;
  order_id: number;
  kind: OrderCaseKind;
  state: OrderCaseState;
  refund_target: RefundTarget;
  note: string | null;
  seller_answer: string | null;
  ruling: string | null;
  created_at: GeneratedTimestamp;
  answer_by: Timestamp;
  answered_at: Timestamp | null;
  closed_at: Timestamp | null;
}

export interface OrderCaseLineTable {
  case_id: number;
  order_id: number;
  line_no: number;
  quantity: number;
  reason: OrderCaseReason;
  /** Units that the seller accepted; null until it answers. */
  accepted_quantity: number | null;
}

export interface OrderCasePhotoTable {
  case_id: number;
  position: number;
  file_id: string;
}

export interface OrderCaseEventTable {
  id: GeneratedAlways<number>;
  case_id: number;
  at: GeneratedTimestamp;
  action: string;
  party: 'buyer' | 'seller' | 'platform' | 'system';
  user_id: number | null;
  from_state: OrderCaseState | null;
  to_state: OrderCaseState;
  note: string | null;
}

export interface OrderWorkTables {
  order_refund: OrderRefundTable;
  order_refund_line: OrderRefundLineTable;
  order_cancel_word: OrderCancelWordTable;
  stored_file: StoredFileTable;
  order_invoice: OrderInvoiceTable;
  order_case: OrderCaseTable;
  order_case_line: OrderCaseLineTable;
  order_case_photo: OrderCasePhotoTable;
  order_case_event: OrderCaseEventTable;
}
