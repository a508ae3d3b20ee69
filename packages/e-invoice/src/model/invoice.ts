import type { Kurus, VatRate } from '@havan/domain/money';
import type { Exemption } from './exemption.ts';

/** Scenario of an invoice (ProfileID of UBL-TR). */
export const profiles = ['TEMELFATURA', 'TICARIFATURA', 'EARSIVFATURA', 'ILAC_TIBBICIHAZ'] as const;
export type InvoiceProfile = (typeof profiles)[number];

/** The type of an invoice (InvoiceTypeCode of UBL-TR); it follows from the lines, see `invoiceTypeOf`. */
export type InvoiceType = 'SATIS' | 'IADE' | 'TEVKIFAT' | 'ISTISNA';

/** The kinds of goods that ILAC_TIBBICIHAZ asks for on each line. */
export const goodsKinds = ['ILAC', 'TIBBICIHAZ', 'DIGER'] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** Units of quantity (UN/ECE Rec. 20): piece, box, kilogram, litre, metre. */
export const unitCodes = ['C62', 'BX', 'KGM', 'LTR', 'MTR'] as const;
export type UnitCode = (typeof unitCodes)[number];

export interface PartyAddress {
  /** Street with number, as one writes it on a letter. */
  readonly street: string;
  readonly district: string;
  readonly city: string;
  readonly postalCode?: string;
}

/** A company has a VKN and a trade name, a natural person a TCKN with both names: never both. */
export type PartyIdentity =
  | { readonly vkn: string; readonly name: string }
  | { readonly tckn: string; readonly firstName: string; readonly familyName: string };

export interface InvoiceParty {
  readonly identity: PartyIdentity;
  readonly address: PartyAddress;
  readonly taxOffice?: string;
  readonly mersis?: string;
  readonly phone?: string;
  readonly email?: string;
}

export interface LineDiscount {
  /** In words, as the buyer reads it: `Kampanya indirimi`. */
  readonly reason: string;
  /** VAT included. */
  readonly amount: Kurus;
}

export interface InvoiceLine {
  readonly name: string;
  /** Number of the seller for these goods. */
  readonly sellerCode?: string;
  readonly goods: GoodsKind;
  /** Barcode or another number of the goods; ILAC_TIBBICIHAZ asks for one. */
  readonly goodsNumber: string;
  readonly quantity: number;
  readonly unit: UnitCode;
  /** For one unit before discounts, VAT included, as the market shows it. */
  readonly unitPrice: Kurus;
  readonly discounts: readonly LineDiscount[];
  /** Goods given on top ("mal fazlası"): at their price, and discounted by all of it. */
  readonly isBonus: boolean;
  /** Percent; 0 needs an exemption. */
  readonly vatRate: VatRate | 0;
  readonly exemption?: Exemption;
  /** Share of the VAT that the buyer keeps back, in percent, under its code. */
  readonly withholding?: { readonly code: string; readonly rate: number };
}

export interface InvoiceReference {
  readonly number: string;
  /** `2026-11-22`. */
  readonly issuedOn: string;
}

/** An invoice in plain words; amounts are kuruş with VAT, days and times those of Istanbul. */
export interface Invoice {
  readonly profile: InvoiceProfile;
  /** `ABC2026000000001`. */
  readonly number: string;
  /** The ETTN, a UUID. */
  readonly ettn: string;
  /** `2026-11-22`. */
  readonly issuedOn: string;
  /** `14:05:00`. */
  readonly issuedAt: string;
  readonly notes: readonly string[];
  readonly order?: InvoiceReference;
  /** The invoices whose goods come back; any of them makes this an invoice of return (IADE). */
  readonly returns: readonly InvoiceReference[];
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly lines: readonly InvoiceLine[];
  /** Where a buyer pays that has not paid yet. */
  readonly payment?: { readonly dueOn: string; readonly iban: string };
}

/** Returns the type that follows from lines and references. Withholding and exemption together are refused before. */
export function invoiceTypeOf(invoice: Pick<Invoice, 'returns' | 'lines'>): InvoiceType {
  if (invoice.returns.length > 0) return 'IADE';
  if (invoice.lines.some(({ withholding }) => withholding)) return 'TEVKIFAT';
  return invoice.lines.some(({ vatRate }) => vatRate === 0) ? 'ISTISNA' : 'SATIS';
}

/** The number a party is taxed under. */
export function taxNumberOf({ identity }: InvoiceParty): string {
  return 'vkn' in identity ? identity.vkn : identity.tckn;
}

/** Returns the name of a party as one writes it. */
export function partyName({ identity }: InvoiceParty): string {
  return 'vkn' in identity ? identity.name : `${identity.firstName} ${identity.familyName}`;
}
