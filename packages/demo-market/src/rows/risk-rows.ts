import type { IsoDay } from './column-types.ts';

export interface RiskMarkRow {
  readonly id: number;
  readonly brand_id: number | null;
  readonly product_id: number | null;
  readonly cause: string;
  readonly note: string;
  readonly marked_at: Date;
}

export interface OriginalityCheckRow {
  readonly listing_id: number;
  readonly seller_id: number;
  readonly mark_id: number;
  readonly state: string;
  readonly asked_at: Date;
  readonly due_at: Date;
}

export interface PurchaseInvoiceRow {
  readonly listing_id: number;
  readonly seller_id: number;
  readonly user_id: number;
  readonly file_id: string;
  readonly invoice_number: string;
  readonly invoice_date: IsoDay;
  readonly supplier: string;
  readonly quantity: number;
  readonly state: string;
  readonly reason: string | null;
  readonly sent_at: Date;
  readonly ruled_at: Date | null;
}

export interface ProductIssueRow {
  readonly product_id: number;
  readonly listing_id: number | null;
  readonly user_id: number;
  readonly company_id: number;
  readonly category: string;
  readonly note: string;
  readonly reported_at: Date;
  readonly state: string;
  readonly question: string | null;
  readonly answer: string | null;
  readonly answered_at: Date | null;
  readonly answered_by: number | null;
  readonly ruling: string | null;
  readonly reason: string | null;
  readonly ruled_at: Date | null;
}

export interface RecallRow {
  readonly id: number;
  readonly product_id: number;
  readonly lot: string | null;
  readonly reason: string;
  readonly state: string;
  readonly listings: number;
  readonly started_at: Date;
  readonly ended_at: Date;
  readonly end_reason: string;
}

export interface RecallOrderRow {
  readonly recall_id: number;
  readonly order_id: number;
  readonly lot: string;
  readonly buyer_id: number;
  readonly seller_id: number;
  readonly units: number;
  readonly notified_at: Date;
}
