import type { InvoiceProfile } from '@havan/e-invoice/model/invoice';

/** An invoice on its way to its receiver. */
export interface SentInvoice {
  /** The same ETTN is accepted once. */
  readonly ettn: string;
  readonly number: string;
  readonly profile: InvoiceProfile;
  readonly xml: Uint8Array;
}

/** The integrator refused the invoice; any other rejection of a call means an unknown outcome. */
export class InvoiceRefusal extends Error {
  override readonly name = 'InvoiceRefusal';
}

/** An integrator, which sends invoices to the Revenue Administration. */
export interface EInvoicePort {
  /** Returns whether a VKN or TCKN is in the register of e-Fatura users. */
  readonly isRegistered: (taxNumber: string) => Promise<boolean>;
  /** @throws InvoiceRefusal with the integrator's Turkish sentence */
  readonly send: (invoice: SentInvoice) => Promise<void>;
  /** Reports that an invoice is void; the same ETTN is reported once. @throws InvoiceRefusal */
  readonly cancel: (ettn: string) => Promise<void>;
}

/**
 * A substitute when no integrator is connected: accepts everything and sends nothing. Its register contains the VKNs
 * that end in an even digit, so that a demo market has both kinds.
 */
export const localEInvoices: EInvoicePort = {
  isRegistered: (taxNumber) => Promise.resolve(/^\d{9}[02468]$/.test(taxNumber)),
  send: () => Promise.resolve(),
  cancel: () => Promise.resolve(),
};
