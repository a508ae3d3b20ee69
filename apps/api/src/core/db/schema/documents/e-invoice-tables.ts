import type { EInvoiceKind, EInvoiceSending, EInvoiceState } from '@havan/domain/e-invoice';
import type { Generated } from 'kysely';
import type { Json, Timestamp } from '../columns.ts';

export interface EInvoiceSettingsTable {
  company_id: number;
  series: string;
  preferred_profile: 'TEMELFATURA' | 'TICARIFATURA';
  channel: 'integrator' | 'portal';
  note: string;
  updated_at: Timestamp;
  updated_by: number;
}

/** The last number of a series in a year. */
export interface EInvoiceSeriesTable {
  company_id: number;
  series: string;
  year: number;
  last_number: number;
}

export interface EInvoiceTable {
  id: Generated<number>;
  /** The issuer. */
  company_id: number;
  other_company_id: number;
  order_id: number;
  kind: EInvoiceKind;
  state: EInvoiceState;
  ettn: string;
  number: string | null;
  profile: 'TEMELFATURA' | 'TICARIFATURA' | 'EARSIVFATURA' | 'ILAC_TIBBICIHAZ';
  recipient_name: string;
  recipient_tax_number: string;
  net: number;
  vat_1: number;
  vat_10: number;
  vat_20: number;
  /** Kuruş, VAT included. */
  total: number;
  document: Json;
  units: Json;
  storage_key: string | null;
  sha256: string | null;
  created_by: number | null;
  created_at: Timestamp;
  issued_at: Timestamp | null;
  cancelled_at: Timestamp | null;
  cancel_reason: string | null;
  sending: Generated<EInvoiceSending>;
  tries: Generated<number>;
  next_try_at: Timestamp | null;
  send_error: string | null;
  sent_at: Timestamp | null;
}

export interface EInvoiceBatchTable {
  id: string;
  company_id: number;
  user_id: number;
  created_at: Timestamp;
}

export interface EInvoiceBatchRowTable {
  batch_id: string;
  order_id: number;
  state: Generated<'waiting' | 'issued' | 'refused'>;
  message: string | null;
  invoice_id: number | null;
  done_at: Timestamp | null;
}

export interface EInvoiceTables {
  e_invoice_settings: EInvoiceSettingsTable;
  e_invoice_series: EInvoiceSeriesTable;
  e_invoice: EInvoiceTable;
  e_invoice_batch: EInvoiceBatchTable;
  e_invoice_batch_row: EInvoiceBatchRowTable;
}
