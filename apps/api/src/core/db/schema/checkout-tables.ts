import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Json, Timestamp } from './columns.ts';

/** A carrier of a seller; the surcharge is kuruş. */
export interface SellerCarrierTable {
  company_id: number;
  carrier_id: number;
  surcharge: Generated<number>;
  contract_no: string | null;
}

/** The carrier that a buyer chose for a seller. */
export interface CartCarrierTable {
  company_id: number;
  seller_id: number;
  carrier_id: number;
}

/** Lines that a step removed, changed or added, for undo. */
export interface CartRemovalTable {
  id: string;
  company_id: number;
  lines: Json;
  put_in: Json;
  removed_at: Timestamp;
  restored_at: Timestamp | null;
}

export interface InvoiceDetailTable {
  id: Generated<number>;
  company_id: number;
  title: string;
  tax_office: string;
  tax_or_identity_number: string;
  address: string;
  created_at: GeneratedTimestamp;
}

/** A card saved at the bank, identified here by its token. */
export interface SavedCardTable {
  id: Generated<number>;
  company_id: number;
  token: string;
  brand: string;
  last_four: string;
  created_at: GeneratedTimestamp;
}

export interface CheckoutTables {
  seller_carrier: SellerCarrierTable;
  basket_carrier: CartCarrierTable;
  basket_removal: CartRemovalTable;
  invoice_detail: InvoiceDetailTable;
  saved_card: SavedCardTable;
}
