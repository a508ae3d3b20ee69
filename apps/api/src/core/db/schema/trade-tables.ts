import type { TransferReturnReason, TransferReturnState } from '@havan/domain/bank-transfer';
import type { LedgerAccountKind, LedgerEntryKind } from '@havan/domain/ledger';
import type { VatRate } from '@havan/domain/money';
import type { OrderState } from '@havan/domain/order';
import type { PaymentMethod, PaymentPurpose, PaymentState } from '@havan/domain/payment';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, Json, Timestamp } from './columns.ts';

export interface AddressTable {
  id: Generated<number>;
  company_id: number;
  title: string;
  receiver: string;
  phone: string;
  town_id: number;
  line: string;
  is_default: Generated<boolean>;
  created_at: GeneratedTimestamp;
}

export interface CartItemTable {
  company_id: number;
  listing_id: number;
  quantity: number;
  /** Price and expiry when the buyer added the line or last accepted a change; differences are shown line by line. */
  seen_price: number;
  seen_expiration: string | null;
  added_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface PaymentTable {
  id: string;
  buyer_company_id: number;
  buyer_user_id: number;
  state: PaymentState;
  amount: number;
  installments: Generated<number>;
  card_brand: string | null;
  card_last_four: string | null;
  bank_payment_id: string | null;
  three_ds_url: string | null;
  purpose: Generated<PaymentPurpose>;
  /** The prices and reservations at the start of the payment; orders are created only from these. */
  snapshot: Json;
  failure_code: number | null;
  failure_message: string | null;
  failure_reason: string | null;
  /** The `Idempotency-Key` of the call that started it. */
  idempotency_key: string | null;
  method: Generated<PaymentMethod>;
  /** The part paid by the wallet (kuruş); the bank pays the rest. */
  wallet_amount: Generated<number>;
  /** The part paid by points (kuruş). */
  points_amount: Generated<number>;
  loan_months: number | null;
  /** The token of a card to save after the capture. */
  keep_card_token: string | null;
  /** The reference that the buyer writes on a bank transfer. */
  transfer_reference: string | null;
  /** When the bank was last queried about it. */
  checked_at: Timestamp | null;
  expires_at: Timestamp;
  created_at: GeneratedTimestamp;
  settled_at: Timestamp | null;
}

/** Stock reserved from a listing for an open payment. */
export interface ReservationTable {
  payment_id: string;
  listing_id: number;
  quantity: number;
  state: 'held' | 'consumed' | 'released';
}

/** Messages of the bank; each is processed once. */
export interface BankEventTable {
  event_id: string;
  payment_id: string;
  body: Json;
  received_at: GeneratedTimestamp;
}

export interface AgreementAcceptanceTable {
  payment_id: string;
  slug: string;
  html: string;
  sha256: string;
  accepted_at: GeneratedTimestamp;
}

export interface OrdersTable {
  id: Generated<number>;
  payment_id: string;
  buyer_company_id: number;
  seller_company_id: number;
  state: OrderState;
  goods_total: number;
  shipping_fee: number;
  vat_total: number;
  total: number;
  commission: number;
  address: Json;
  created_at: GeneratedTimestamp;
  ship_by: Timestamp;
  confirmed_at: Timestamp | null;
  shipped_at: Timestamp | null;
  delivered_at: Timestamp | null;
  completed_at: Timestamp | null;
  cancelled_at: Timestamp | null;
  auto_approve_at: Timestamp | null;
  postponed: Generated<boolean>;
  /** The carrier that the buyer chose; null leaves it to the seller. */
  carrier_id: number | null;
  invoice_details: Json | null;
  /** Refunded goods and shipping, in kuruş. */
  refunded_goods: Generated<number>;
  refunded_shipping: Generated<number>;
  prepared_at: Timestamp | null;
  estimated_delivery_at: Timestamp | null;
  ship_reminded_at: Timestamp | null;
  approval_reminded_at: Timestamp | null;
  /** The amount that the market adds to the payout for its own campaigns, in kuruş. */
  campaign_subsidy: Generated<number>;
  /** The part of the total paid by points. */
  points_amount: Generated<number>;
  /** When the seller was paid out, or nothing was owed. */
  paid_out_at: Timestamp | null;
}

export interface OrderLineTable {
  order_id: number;
  line_no: number;
  listing_id: number;
  product_id: number;
  product_name: string;
  barcode: string;
  expiration: string | null;
  quantity: number;
  unit_price: number;
  vat_rate: VatRate;
  line_total: number;
  /** The lot of the listing when it was ordered; empty where the seller gave none. */
  lot: Generated<string>;
  /** Units that are tracked one by one. */
  serials: Generated<string[]>;
  /** Units that were not supplied, cancelled or returned. */
  refunded_quantity: Generated<number>;
  /** The unit price without the campaign; null where no campaign made the price. */
  list_price: number | null;
  campaign_code: string | null;
  campaign_title: string | null;
  /** Free units of a bonus. */
  bonus_quantity: Generated<number>;
  /** The campaign of the bonus, when it differs from that of the price. */
  bonus_campaign_code: string | null;
  /** The seller's cost of a unit and its recommended retail price at the time of the sale; null where unknown. */
  unit_cost: number | null;
  psf: number | null;
}

/** Products about whose expiry a company is not warned. */
export interface ShoppingListItemTable {
  company_id: number;
  product_id: number;
  quantity: number;
  added_by: number;
  added_at: Timestamp;
}

export interface ExpiryGuardOffTable {
  company_id: number;
  product_id: number;
  created_at: GeneratedTimestamp;
}

/**
 * The price of the goods of a payment at the cheapest single seller of that moment; null where no seller had all of
 * them.
 */
export interface SingleSellerPriceTable {
  payment_id: string;
  total: number | null;
  compared_at: GeneratedTimestamp;
}

export interface OrderEventTable {
  id: GeneratedAlways<number>;
  order_id: number;
  at: GeneratedTimestamp;
  action: string;
  party: 'buyer' | 'seller' | 'platform' | 'system';
  user_id: number | null;
  from_state: OrderState | null;
  to_state: OrderState;
  note: string | null;
}

export interface ShipmentTable {
  order_id: number;
  carrier_id: number;
  follow_up_number: string;
  shipped_at: GeneratedTimestamp;
}

/** Double entry. A balance is the sum of its postings and is never written by hand. */
export interface LedgerAccountTable {
  id: GeneratedAlways<number>;
  kind: LedgerAccountKind;
  company_id: number | null;
}

export interface LedgerEntryTable {
  /** Begins with the year and the month of the entry, such as 2611. */
  id: Generated<number>;
  kind: LedgerEntryKind;
  payment_id: string | null;
  order_id: number | null;
  refund_id: number | null;
  withdrawal_id: string | null;
  transfer_id: string | null;
  /** The invoice that a spent credit has paid for. */
  e_invoice_id: number | null;
  incoming_transfer_id: number | null;
  transfer_return_id: string | null;
  income_tax_payment_id: number | null;
  created_at: GeneratedTimestamp;
}

export interface LedgerPostingTable {
  entry_id: number;
  account_id: number;
  amount: number;
}

/** What entries have used up that may be booked once, such as the capture of a payment. */
export interface LedgerOnceTable {
  rule: string;
  subject: string;
}

/** The stored answer of an unsafe call, replayed for 24 h to a request with the same key. */
export interface IdempotencyKeyTable {
  company_id: number;
  key: string;
  call: string;
  request_hash: Buffer;
  /** Null while the first request is still being processed. */
  response: Json | null;
  created_at: GeneratedTimestamp;
}

/** A refund in the ledger that must be sent to the bank. */
export interface BankRefundTable {
  id: string;
  payment_id: string;
  order_id: number | null;
  amount: number;
  created_at: GeneratedTimestamp;
  next_try_at: GeneratedTimestamp;
  tries: Generated<number>;
  done_at: Timestamp | null;
}

/** The read position of a job. */
export interface JobPositionTable {
  name: string;
  position: string;
}

/** Credits for e-invoices, as operators sell them. */
export interface CreditPackageTable {
  id: GeneratedAlways<number>;
  name: string;
  credits: number;
  /** Kuruş without VAT. */
  net_price: number;
  is_on_sale: Generated<boolean>;
  changed_at: GeneratedTimestamp;
  changed_by: number | null;
}

/** A transfer that arrived at the market's account. */
export interface IncomingTransferTable {
  id: GeneratedAlways<number>;
  /** Key of the bank's entry, which is stored once. */
  bank_key: string;
  booked_on: string;
  amount: number;
  payer_name: string;
  payer_iban: string;
  description: string;
  bank_reference: string;
  payment_id: string | null;
  matched_at: Timestamp | null;
  matched_by: number | null;
  state: 'unmatched' | 'matched' | 'returned';
  imported_at: Timestamp;
  imported_by: number;
}

/** An amount that is returned to its sender. */
export interface TransferReturnTable {
  id: string;
  payment_id: string | null;
  incoming_id: number | null;
  company_id: number | null;
  amount: number;
  reason: TransferReturnReason;
  state: TransferReturnState;
  iban: string;
  payer_name: string;
  created_at: Timestamp;
  closed_at: Timestamp | null;
  closed_by: number | null;
}

export interface TradeTables {
  incoming_transfer: IncomingTransferTable;
  transfer_return: TransferReturnTable;
  credit_package: CreditPackageTable;
  address: AddressTable;
  basket_item: CartItemTable;
  payment: PaymentTable;
  reservation: ReservationTable;
  bank_event: BankEventTable;
  agreement_acceptance: AgreementAcceptanceTable;
  orders: OrdersTable;
  order_line: OrderLineTable;
  single_seller_price: SingleSellerPriceTable;
  expiry_guard_off: ExpiryGuardOffTable;
  shopping_list_item: ShoppingListItemTable;
  order_event: OrderEventTable;
  shipment: ShipmentTable;
  ledger_account: LedgerAccountTable;
  ledger_entry: LedgerEntryTable;
  ledger_posting: LedgerPostingTable;
  ledger_once: LedgerOnceTable;
  idempotency_key: IdempotencyKeyTable;
  bank_refund: BankRefundTable;
  job_position: JobPositionTable;
}
