import type { OrderDetail } from '@havan/contract/sales/orders';

/**
 * Returns whether an order's invoice is outdated: units were left out after it had been issued, so its amount
 * differs from the parcel's.
 */
export const isOutdated = ({ invoice, refunds }: Pick<OrderDetail, 'invoice' | 'refunds'>): boolean =>
  invoice !== null && refunds.some(({ kind, at }) => kind === 'notSupplied' && at > invoice.uploadedAt);
