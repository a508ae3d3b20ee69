import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Json, Timestamp } from './columns.ts';

/** A carrier that a seller hands its parcels to; the surcharge is kuruş. */
export interface SellerCarrierTable {
  company_id: number;
  carrier_id: number;
  surcharge: Generated<number>;
}

/** The carrier that a buyer chose for a seller. */
export interface BasketCarrierTable {
  company_id: number;
  seller_id: number;
  carrier_id: number;
}

/** Lines that a step took out or changed, so that they can come back as they were, and what it put in. */
export interface BasketRemovalTable {
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

/** A card that the bank keeps, known here by its token. */
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
  basket_carrier: BasketCarrierTable;
  basket_removal: BasketRemovalTable;
  invoice_detail: InvoiceDetailTable;
  saved_card: SavedCardTable;
}
