import type { ResultOf } from '@havan/contract/call';
import type { getSalesInformation, SellerTerms } from '@havan/contract/identity/sales-information';
import type { findTerms, IdentityRow } from './sales-information.sql.ts';

export const presentIdentity = (row: IdentityRow): ResultOf<typeof getSalesInformation>['identity'] => ({
  tradeName: row.trade_name,
  taxOffice: row.tax_office,
  taxNumber: row.tax_number,
  address: row.address,
  kepAddress: row.kep_address,
  mersisNo: row.mersis_no,
});

/** Returns the terms of a company; the defaults have no minimum and ship until four o'clock. */
export const presentTerms = (row: Awaited<ReturnType<typeof findTerms>>): SellerTerms => ({
  minBasket: row?.min_basket ?? 0,
  shippingFee: row?.shipping_fee ?? 0,
  freeShippingFrom: row?.free_shipping_from ?? null,
  shippingShare: row?.shipping_share ?? null,
  dispatchCutoff: (row?.dispatch_cutoff ?? '16:00').slice(0, 5),
  dispatchesOnSaturdays: row?.dispatch_saturday ?? false,
});
