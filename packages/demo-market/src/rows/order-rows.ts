import type { IsoDay, JsonText } from './column-types.ts';

// Payments, orders, their cases and documents. Money in kuruş.

export interface PaymentRow {
  readonly id: string;
  readonly buyer_company_id: number;
  readonly buyer_user_id: number;
  readonly state: string;
  readonly amount: number;
  readonly card_brand: string | null;
  readonly card_last_four: string | null;
  readonly bank_payment_id: string | null;
  readonly snapshot: JsonText;
  readonly expires_at: Date;
  readonly created_at: Date;
  readonly settled_at: Date | null;
}

export interface OrderRow {
  readonly id: number;
  readonly payment_id: string;
  readonly buyer_company_id: number;
  readonly seller_company_id: number;
  readonly state: string;
  readonly goods_total: number;
  readonly shipping_fee: number;
  readonly vat_total: number;
  readonly total: number;
  readonly commission: number;
  readonly address: JsonText;
  readonly created_at: Date;
  readonly ship_by: Date;
  readonly confirmed_at: Date | null;
  readonly shipped_at: Date | null;
  readonly delivered_at: Date | null;
  readonly completed_at: Date | null;
  readonly cancelled_at: Date | null;
  readonly auto_approve_at: Date | null;
  readonly refunded_goods: number;
  readonly refunded_shipping: number;
  readonly estimated_delivery_at: Date | null;
  readonly paid_out_at: Date | null;
}

export interface OrderLineRow {
  readonly order_id: number;
  readonly line_no: number;
  readonly listing_id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly barcode: string;
  readonly expiration: IsoDay | null;
  readonly quantity: number;
  readonly unit_price: number;
  readonly vat_rate: number;
  readonly line_total: number;
  readonly lot: string;
  readonly refunded_quantity: number;
  readonly unit_cost: number | null;
  readonly psf: number | null;
}

export interface OrderEventRow {
  readonly order_id: number;
  readonly at: Date;
  readonly action: string;
  readonly party: string;
  readonly user_id: number | null;
  readonly from_state: string | null;
  readonly to_state: string;
  readonly note: string | null;
}

export interface ShipmentRow {
  readonly order_id: number;
  readonly carrier_id: number;
  readonly follow_up_number: string;
  readonly shipped_at: Date;
}

export interface OrderRatingRow {
  readonly order_id: number;
  readonly buyer_company_id: number;
  readonly seller_company_id: number;
  readonly score: number;
  readonly comment: string | null;
  readonly created_at: Date;
}

export interface ProductRatingRow {
  readonly order_id: number;
  readonly line_no: number;
  readonly product_id: number;
  readonly buyer_company_id: number;
  readonly score: number;
  readonly comment: string | null;
  readonly created_at: Date;
}

export interface OrderCaseRow {
  readonly id: number;
  readonly order_id: number;
  readonly kind: string;
  readonly state: string;
  readonly refund_target: string;
  readonly note: string | null;
  readonly seller_answer: string | null;
  readonly created_at: Date;
  readonly answer_by: Date;
  readonly answered_at: Date | null;
  readonly closed_at: Date | null;
}

export interface OrderCaseLineRow {
  readonly case_id: number;
  readonly order_id: number;
  readonly line_no: number;
  readonly quantity: number;
  readonly reason: string;
}

export interface OrderCaseEventRow {
  readonly case_id: number;
  readonly at: Date;
  readonly action: string;
  readonly party: string;
  readonly user_id: number | null;
  readonly from_state: string | null;
  readonly to_state: string;
  readonly note: string | null;
}

export interface OrderRefundRow {
  readonly id: number;
  readonly order_id: number;
  readonly kind: string;
  readonly case_id: number | null;
  readonly goods: number;
  readonly shipping: number;
  readonly card_amount: number;
  readonly wallet_amount: number;
  readonly note: string | null;
  readonly created_at: Date;
}

export interface OrderRefundLineRow {
  readonly refund_id: number;
  readonly order_id: number;
  readonly line_no: number;
  readonly quantity: number;
  readonly amount: number;
}

export interface StoredFileRow {
  readonly id: string;
  readonly company_id: number;
  readonly user_id: number;
  readonly purpose: string;
  readonly mime_type: string;
  readonly size: number;
  readonly sha256: string;
  readonly storage_key: string;
  readonly file_name: string;
  readonly created_at: Date;
  readonly claimed_at: Date | null;
}

export interface OrderInvoiceRow {
  readonly order_id: number;
  readonly invoice_number: string;
  readonly file_id: string;
  readonly uploaded_at: Date;
}

export interface OrderCasePhotoRow {
  readonly case_id: number;
  readonly position: number;
  readonly file_id: string;
}
