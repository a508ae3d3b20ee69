import type { OrderDetail } from '@havan/contract/sales/orders';

/** Units were not sent after the invoice had been made out: its amount is no longer that of the parcel. */
export const isOutdated = ({ invoice, refunds }: Pick<OrderDetail, 'invoice' | 'refunds'>): boolean =>
  invoice !== null && refunds.some(({ kind, at }) => kind === 'notSupplied' && at > invoice.uploadedAt);
