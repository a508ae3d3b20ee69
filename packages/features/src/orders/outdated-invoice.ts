import type { RegisterInvoice } from '@havan/contract/sales/e-invoices';
import type { OrderDetail } from '@havan/contract/sales/orders';

/**
 * Returns whether an order's invoice is outdated: units were left out after it had been issued, so its amount
 * differs from the parcel's.
 */
export const isOutdated = ({ invoice, refunds }: Pick<OrderDetail, 'invoice' | 'refunds'>): boolean =>
  invoice !== null && refunds.some(({ kind, at }) => kind === 'notSupplied' && at > invoice.uploadedAt);

type StatedInvoice = Pick<RegisterInvoice, 'kind' | 'state' | 'number' | 'issuedAt'>;

/** Returns the issued e-invoice of an order's sale; undefined where none stands. */
export const standingSaleInvoice = <Invoice extends StatedInvoice>(
  invoices: readonly Invoice[],
): Invoice | undefined =>
  invoices.find(({ kind, state, number }) => kind === 'sale' && state !== 'cancelled' && number !== null);

/** Returns whether units were left out after the standing e-invoice of the sale had been issued. */
export function isEInvoiceOutdated(
  invoices: readonly StatedInvoice[],
  refunds: OrderDetail['refunds'],
): boolean {
  const issuedAt = standingSaleInvoice(invoices)?.issuedAt ?? null;
  return issuedAt !== null && refunds.some(({ kind, at }) => kind === 'notSupplied' && at > issuedAt);
}
